/**
 * node:test run: buildah builds the image; it is small, and answers as a non-root user on a read-only root. With the
 * environment and the volumes of docker-compose.yml it keeps what it was told.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
// Nx is a declared package that reads YAML; a parser of our own would be one more.
import { readYamlFile } from 'nx/src/utils/fileutils.js';
import { freePort } from '../../setup/free-port.mjs';
import { ROOT } from '../../setup/run.mjs';
import { commitBase } from './image-base.mjs';
import { givenOpenTeam, signInByApi, SUPERADMIN } from './site.mjs';
import { smoke } from './smoke.mjs';

const MAX_MB = 60;
const LIMIT_MS = 60_000;
const NODE_USER = 1000;
const IMAGE = 'lions-platform';
/** Chroot isolation needs no privilege that a container or a build server lacks. */
const ISOLATION = ['--isolation', 'chroot'];

describe('container image', () => {
  const work = mkdtempSync(join(tmpdir(), 'lions-image-'));
  const store = ['--root', join(work, 'root'), '--runroot', join(work, 'run'), '--storage-driver', 'vfs'];
  const buildah = (...args) =>
    execFileSync('buildah', [...store, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  const told = join(work, 'told');
  let base;
  before(() => {
    base = commitBase(buildah, work);
    const options = ['--pull=never', '--format', 'docker', '--network', 'host', '--quiet'];
    buildah('bud', ...ISOLATION, ...options, '--tag', IMAGE, ROOT);
    mkdirSync(told);
    chownSync(told, NODE_USER, NODE_USER);
  });
  after(() => {
    // A failed test leaves its server behind.
    const names = readdirSync(told).flatMap((file) => /^(.+)\.pid$/.exec(file)?.[1] ?? []);
    for (const name of names.filter((each) => !existsSync(join(told, `${each}.code`))))
      process.kill(Number(readFileSync(join(told, `${name}.pid`), 'utf8')), 'SIGKILL');
    buildah('rm', '--all');
    rmSync(work, { recursive: true, force: true });
  });

  const sizeOf = (image) => {
    const container = buildah('from', '--pull=never', image);
    const size = Number(
      execFileSync('du', ['-sb', buildah('mount', container)], { encoding: 'utf8' }).split('\t')[0],
    );
    buildah('rm', container);
    return size / 1e6;
  };

  it(`is at most ${MAX_MB} MB larger than its base`, (test) => {
    const above = sizeOf(IMAGE) - sizeOf(base);
    test.diagnostic(`${above.toFixed(1)} MB above ${base}`);
    assert.ok(above > 0 && above <= MAX_MB, `${above.toFixed(1)} MB`);
  });

  /**
   * A container whose files are read-only, but for the volumes, `folder:/place` each.
   * @returns a way to run a command in it, by name: its process id and its exit code come through the folder `told`,
   * because buildah's own exit code includes failed clean-up
   */
  const containerWith = (environment, volumes = []) => {
    const container = buildah('from', '--pull=never', IMAGE);
    // With the image's volume, buildah would ignore ours at the same place.
    for (const volume of volumes) buildah('config', '--volume', `${volume.split(':')[1]}-`, container);
    const root = buildah('mount', container);
    // Mount points of buildah's own files: it cannot create them later.
    for (const file of ['etc/hosts', 'etc/resolv.conf', 'run/.containerenv'])
      closeSync(openSync(join(root, file), 'a'));
    mkdirSync(join(root, 'run/secrets'), { recursive: true });
    const network = ['--network', 'host'];
    const variables = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const mounts = [`${told}:/mnt`, ...volumes].flatMap((volume) => ['--volume', volume]);
    const options = [...ISOLATION, ...network, ...variables, ...mounts, container];
    return async (name, command) => {
      const inside = `! touch /tmp/written || exit; "$@" & echo $! > /mnt/${name}.pid; wait $!; echo $? > /mnt/${name}.code`;
      const outside = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && shift && exec "$@"';
      const buildahRun = ['buildah', ...store, 'run', ...options, '--', 'sh', '-c', inside, 'sh', ...command];
      // In a separate mount namespace.
      const args = ['--mount', 'sh', '-ec', outside, 'sh', root, ...buildahRun];
      await once(spawn('unshare', args, { stdio: ['ignore', 'inherit', 'inherit'] }), 'exit');
      return Number(await written(join(told, `${name}.code`)));
    };
  };
  const addressAt = async () => {
    const port = await freePort();
    return { url: `http://127.0.0.1:${port}`, address: { HOST: '127.0.0.1', PORT: port } };
  };
  /** Waits until the site is ready; `ended` is its exit code. */
  const ready = (url, ended) =>
    Promise.race([
      answering(`${url}/api/health/ready`),
      ended.then((code) => assert.fail(`The server ended with code ${code}.`)),
    ]);
  const pidOf = async (name) => Number(await written(join(told, `${name}.pid`)));

  it('answers as a non-root user on a read-only root, reports healthy, and ends by SIGTERM', async () => {
    const { OCIv1, Docker } = JSON.parse(buildah('inspect', '--type', 'image', IMAGE));
    const { Cmd, User, WorkingDir } = OCIv1.config;
    assert.deepEqual([User, WorkingDir], ['node', '/app']);
    const { url, address } = await addressAt();
    // /data is the image's volume.
    const run = containerWith(address);
    const ended = run('server', Cmd);
    const pid = await pidOf('server');
    try {
      await ready(url, ended);
      await smoke(url);
      assert.equal(await run('health', Docker.config.Healthcheck.Test.slice(1)), 0);
      assert.match(readFileSync(`/proc/${pid}/status`, 'utf8'), new RegExp(`^Uid:\\s+${NODE_USER}\\s`, 'm'));
    } finally {
      process.kill(pid, 'SIGTERM');
    }
    assert.equal(await ended, 0);
  });

  it('keeps a registration when it is killed, and does not start empty, with the volumes of docker-compose.yml', async () => {
    const { app } = readYamlFile(`${ROOT}docker-compose.yml`).services;
    const { url, address } = await addressAt();
    // Compose fills in what another variable decides.
    const given = Object.entries(app.environment).filter(([, value]) => !`${value}`.includes('${'));
    const environment = {
      ...Object.fromEntries(given),
      ...address,
      PUBLIC_URL: url,
      DEMO_DATA: 'off',
      SUPERADMIN_PASSWORD: SUPERADMIN.password,
    };
    const volumes = app.volumes.map((volume) => {
      const [name, place] = volume.split(':');
      const folder = join(work, name);
      mkdirSync(folder);
      chownSync(folder, NODE_USER, NODE_USER);
      return `${folder}:${place}`;
    });
    const run = containerWith(environment, volumes);
    const start = ['node', 'apps/api/server.cjs'];
    const first = run('first', start);
    await ready(url, first);
    const call = await signInByApi(url);
    const team = await givenOpenTeam(call, 'M13 Test');
    const path = `/api/sessions/${team.sessionIds[0]}/registrations`;
    await call('POST', path, {
      playerName: 'Zoé Démo',
      playerPosition: 'Goalie',
      playerAge: 12,
      parentName: 'Demo Parent',
      parentEmail: 'demo.parent@example.test',
    });
    process.kill(await pidOf('first'), 'SIGKILL');
    assert.equal(await first, 137);

    const second = run('second', start);
    await ready(url, second);
    const registrations = await call('GET', path);
    assert.deepEqual(
      registrations.map(({ playerName }) => playerName),
      ['Zoé Démo'],
    );
    assert.equal(await run('backup', [...start, '--backup', '/backups/lions-nightly-2026-11-25.backup']), 0);
    process.kill(await pidOf('second'), 'SIGTERM');
    assert.equal(await second, 0);

    // As a club on MySQL would after an update, when .env does not say so; then the restore.
    for (const name of readdirSync(join(work, 'data'))) rmSync(join(work, 'data', name), { recursive: true });
    assert.equal(await run('empty', start), 1);
    const restore = [...start, '--restore', '/backups/lions-nightly-2026-11-25.backup'];
    assert.equal(await run('restore', restore), 0);
    const third = run('third', start);
    await ready(url, third);
    assert.equal((await (await signInByApi(url))('GET', path)).length, 1);
    process.kill(await pidOf('third'), 'SIGTERM');
    assert.equal(await third, 0);
  });
});

/** Output of a program in the container, which may arrive after buildah has ended. */
async function written(file) {
  const started = performance.now();
  while (performance.now() - started < LIMIT_MS) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text !== '') return text;
    await pause(100);
  }
  throw new Error(`Nothing wrote ${file}.`);
}

async function answering(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
}

/**
 * node:test run: buildah builds the image; it is small, and answers as a non-root user on a read-only root.
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
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { freePort } from '../../setup/free-port.mjs';
import { ROOT } from '../../setup/run.mjs';
import { commitBase } from './image-base.mjs';
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

  it('answers as a non-root user on a read-only root, reports healthy, and ends by SIGTERM', async () => {
    const { OCIv1, Docker } = JSON.parse(buildah('inspect', '--type', 'image', IMAGE));
    const { Cmd, User, WorkingDir } = OCIv1.config;
    assert.deepEqual([User, WorkingDir], ['node', '/app']);
    const container = buildah('from', '--pull=never', IMAGE);
    const root = buildah('mount', container);
    // Mount points of buildah's own files: it cannot create them later.
    for (const file of ['etc/hosts', 'etc/resolv.conf', 'run/.containerenv'])
      closeSync(openSync(join(root, file), 'a'));
    mkdirSync(join(root, 'run/secrets'), { recursive: true });
    const port = await freePort();
    // In a separate mount namespace where the container's files are read-only; /data is the image's volume.
    // The program's id and exit code come through /mnt, because buildah's own exit code includes failed
    // clean-up.
    const run = async (name, command) => {
      const network = ['--network', 'host', '--env', 'HOST=127.0.0.1', '--env', `PORT=${port}`];
      const options = [...ISOLATION, ...network, '--volume', `${told}:/mnt`, container];
      const inside = `! touch /tmp/written || exit; "$@" & echo $! > /mnt/${name}.pid; wait $!; echo $? > /mnt/${name}.code`;
      const outside = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && shift && exec "$@"';
      const buildahRun = ['buildah', ...store, 'run', ...options, '--', 'sh', '-c', inside, 'sh', ...command];
      const args = ['--mount', 'sh', '-ec', outside, 'sh', root, ...buildahRun];
      await once(spawn('unshare', args, { stdio: ['ignore', 'inherit', 'inherit'] }), 'exit');
      return Number(await written(join(told, `${name}.code`)));
    };
    const ended = run('server', Cmd);
    const pid = Number(await written(join(told, 'server.pid')));
    try {
      await Promise.race([
        answering(`http://127.0.0.1:${port}/api/health/ready`),
        ended.then((code) => assert.fail(`The server ended with code ${code}.`)),
      ]);
      await smoke(`http://127.0.0.1:${port}`);
      assert.equal(await run('health', Docker.config.Healthcheck.Test.slice(1)), 0);
      assert.match(readFileSync(`/proc/${pid}/status`, 'utf8'), new RegExp(`^Uid:\\s+${NODE_USER}\\s`, 'm'));
    } finally {
      process.kill(pid, 'SIGTERM');
    }
    assert.equal(await ended, 0);
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

/**
 * Builds a base image under the name in the Dockerfile's FROM, without an image registry: Debian from
 * debootstrap, Node and npm from npm, and this machine's npm settings and certificates, so that the build
 * inside can install.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../setup/run.mjs';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const DEBIAN = 'bookworm';

const run = (command, args, options) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], ...options }).trim();

/** The names in FROM; the build and run stages must use the same Node. */
function baseName() {
  const names = new Set(
    [...readFileSync(join(ROOT, 'Dockerfile'), 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, name]) => name),
  );
  if (names.size !== 1) throw new Error(`The Dockerfile builds on ${[...names].join(' and ')}.`);
  return [...names][0];
}

/** Fills a folder with the files of the base. */
function fillBase(folder, work, name) {
  const [, major] = /^node:(\d+)/.exec(name);
  run('debootstrap', ['--variant=minbase', DEBIAN, folder]);
  writeFileSync(join(work, 'package.json'), JSON.stringify({ allowScripts: { node: true } }));
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const packages = [`node@${major}`, 'npm@11'];
  run(npm[0], [...npm.slice(1), 'install', '--no-save', '--no-audit', '--no-fund', ...packages], {
    cwd: work,
  });
  const local = join(folder, 'usr/local');
  cpSync(join(work, 'node_modules/node/bin/node'), join(local, 'bin/node'), { dereference: true });
  cpSync(join(work, 'node_modules/npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const tool of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${tool}-cli.js`, join(local, 'bin', tool));
  run('chroot', [folder, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);

  const registry = run(npm[0], [...npm.slice(1), 'config', 'get', 'registry']);
  mkdirSync(join(local, 'etc'), { recursive: true });
  const settings = [`registry=${registry}`];
  if (existsSync(CERTIFICATES)) {
    cpSync(CERTIFICATES, join(folder, CERTIFICATES), { dereference: true });
    settings.push(`cafile=${CERTIFICATES}`);
  }
  writeFileSync(join(local, 'etc/npmrc'), `${settings.join('\n')}\n`);
}

/** Commits the base under the Dockerfile's name; `buildah` runs that program. */
export function commitBase(buildah, work) {
  const name = baseName();
  const folder = join(work, 'base');
  mkdirSync(folder, { recursive: true });
  fillBase(folder, work, name);
  const container = buildah('from', 'scratch');
  buildah('copy', '--quiet', container, folder, '/');
  buildah('commit', '--quiet', container, `docker.io/library/${name}`);
  buildah('rm', container);
  return name;
}

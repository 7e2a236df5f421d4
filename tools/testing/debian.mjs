import { existsSync } from 'node:fs';
import { run } from '../setup/run.mjs';

/** Whether packages can be installed without a prompt: as root, on Debian or a derivative. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

const apt = (...args) =>
  run('apt-get', ['-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
let updated;

/** Reads the lists of packages, once. */
export const updateApt = () => (updated ??= apt('update'));

/** @returns {Promise<boolean>} whether the packages are installed now */
export async function install(...names) {
  console.log(`Installing ${names.join(', ')} …`);
  await updateApt();
  return (await apt('install', '-y', '--no-install-recommends', ...names)) === 0;
}

/**
 * Ensures that a suite's programs are installed: `isThere` checks, `packages` are the Debian packages; `take` gets
 * them in another way.
 * @returns {Promise<{missing: string | undefined}>} why they are missing
 */
export async function provide({ name, packages, isThere, take = () => install(...packages) }) {
  if (isThere()) return { missing: undefined };
  if (canInstall()) await take();
  return { missing: isThere() ? undefined : `no ${name} was found; on Debian: ${packages.join(', ')}` };
}

/** A program whose package starts a service, which no suite needs. */
const withoutService = (name, program, service) => ({
  name,
  packages: [service],
  isThere: () => existsSync(program),
  take: async () => {
    if (await install(service)) await run('/usr/sbin/service', [service, 'stop'], { stdio: 'ignore' });
  },
});

/** Builds the fault-injection library for the embedded database's disk. */
export const COMPILER = {
  name: 'C compiler on Linux',
  packages: ['gcc', 'libc6-dev'],
  isThere: () => process.platform === 'linux' && existsSync('/usr/bin/cc'),
};

/** The reverse proxy of two processes. */
export const NGINX = withoutService('nginx', '/usr/sbin/nginx', 'nginx');

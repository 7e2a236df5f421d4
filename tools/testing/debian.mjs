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
 * Ensures that a suite's programs are installed: `isThere` checks, `packages` are the Debian packages; `take` gets the
 * programs without installing them.
 * @returns {Promise<{missing: string | undefined}>} why they are missing
 */
export async function provide({ name, packages, isThere, take = () => install(...packages) }) {
  if (isThere()) return { missing: undefined };
  if (canInstall()) await take();
  return { missing: isThere() ? undefined : `no ${name} was found; on Debian: ${packages.join(', ')}` };
}

/** Builds the fault-injection library for the embedded database's disk. */
export const COMPILER = {
  name: 'C compiler on Linux',
  packages: ['gcc', 'libc6-dev'],
  isThere: () => process.platform === 'linux' && existsSync('/usr/bin/cc'),
};

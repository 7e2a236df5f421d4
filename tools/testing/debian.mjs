import { existsSync } from 'node:fs';
import { run } from '../setup/run.mjs';

/** Whether packages can be installed without a prompt: as root, on Debian or a derivative. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @returns {Promise<boolean>} whether the package is installed now */
export async function install(name) {
  console.log(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)) === 0;
}

/**
 * Ensures that a suite's programs are installed: `isThere` checks, `packages` are the Debian packages.
 * @returns {Promise<{missing: string | undefined}>} why they are missing
 */
export async function provide({ name, packages, isThere }) {
  if (isThere()) return { missing: undefined };
  if (canInstall()) for (const one of packages) await install(one);
  return { missing: isThere() ? undefined : `no ${name} was found; on Debian: ${packages.join(', ')}` };
}

/** Builds the fault-injection library for the embedded database's disk. */
export const COMPILER = {
  name: 'C compiler on Linux',
  packages: ['gcc', 'libc6-dev'],
  isThere: () => process.platform === 'linux' && existsSync('/usr/bin/cc'),
};

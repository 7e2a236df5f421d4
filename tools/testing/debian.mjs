import { existsSync } from 'node:fs';
import { run } from '../setup/run.mjs';

/** Whether packages can be installed without asking anybody: as root, on Debian or its kin. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @returns {Promise<boolean>} whether the package is there now */
export async function install(name) {
  console.log(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)) === 0;
}

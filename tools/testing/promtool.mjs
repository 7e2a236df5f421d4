import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../setup/run.mjs';
import { updateApt } from './debian.mjs';

const OWN = '/usr/local/bin/promtool';
const PLACES = ['/usr/bin/promtool', OWN];

/** @returns the path of promtool; undefined when there is none */
export const findPromtool = () => PLACES.find((place) => existsSync(place));

/** Takes the one program out of Debian's package: installing the package would start a server. */
async function takePromtool() {
  await updateApt();
  const folder = mkdtempSync(join(tmpdir(), 'lions-promtool-'));
  const quiet = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  try {
    // Root downloads: apt's own user cannot access the folder.
    await run('apt-get', ['-qq', '-o', 'APT::Sandbox::User=root', 'download', 'prometheus'], quiet);
    const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
    if (file === undefined) return;
    await run('dpkg-deb', ['--extract', file, 'package'], quiet);
    copyFileSync(join(folder, 'package/usr/bin/promtool'), OWN);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks the alert rules. */
export const PROMTOOL = {
  name: 'promtool',
  packages: ['prometheus'],
  isThere: () => findPromtool() !== undefined,
  take: takePromtool,
};

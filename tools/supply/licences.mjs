/** `npm run licences`: the licences of all packages; ends with an error when one is not allowed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../setup/run.mjs';

const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
  'Python-2.0',
  'PSF-2.0',
];

/** Other licences, each for the packages for which its terms are met. */
const FOR_PACKAGES = {
  // A font may be embedded and delivered.
  'OFL-1.1': /^@fontsource\//,
  // A library in files of its own, which a user of the server may replace.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // Used by tools only, unchanged: nothing of them is delivered.
  'MPL-2.0': /^(axe-core|ical\.js|lightningcss(-[\w-]+)?)$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'CC-BY-3.0': /^spdx-exceptions$/,
};

/** Packages without a licence field that npm understands, and the licence that their files name. */
const BY_FILE = {
  'passport-local': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
};

/** Whether an SPDX expression is allowed: one of alternatives, or all of those that apply together. */
export function isAllowed(name, licence) {
  const parts = licence.replace(/[()]/g, '');
  if (parts.includes(' OR ')) return parts.split(' OR ').some((part) => isAllowed(name, part));
  if (parts.includes(' AND ')) return parts.split(' AND ').every((part) => isAllowed(name, part));
  return PERMISSIVE.includes(parts) || (FOR_PACKAGES[parts]?.test(name) ?? false);
}

/** The packages of a lock file: name, version, licence. */
export function packagesIn(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { name, version, license }]) => {
      const own = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name: own, version, licence: license ?? BY_FILE[own] ?? 'none named' };
    });
}

const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

export const refusedPackages = (lock = readLock()) =>
  packagesIn(lock).filter(({ name, licence }) => !isAllowed(name, licence));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = packagesIn(readLock()).sort((a, b) => a.name.localeCompare(b.name));
  for (const { name, version, licence } of packages) console.log(`${name}@${version}  ${licence}`);
  const refused = refusedPackages();
  for (const { name, licence } of refused) console.error(`Not allowed: ${name} (${licence})`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}

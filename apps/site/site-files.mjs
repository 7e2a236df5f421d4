/** The files that public documents name: pictures and the display font, each under an address that holds its hash. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PICTURES = fileURLToPath(new URL('src/pictures/', import.meta.url));
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
);

/** Name of each file in documents, and its path on disk. */
function sources() {
  const pictures = readdirSync(PICTURES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, join(parentPath, name)]);
  return [...pictures, ['display.woff2', FONT]];
}

function hashedAddress(name, file) {
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
  const extension = extname(name);
  return `/assets/${name.slice(0, -extension.length)}-${hash}${extension}`;
}

/** The address of each file by its name; in development vite serves the files where they lie. */
export function siteFiles({ development = false } = {}) {
  return Object.fromEntries(
    sources().map(([name, file]) => [name, development ? `/@fs${file}` : hashedAddress(name, file)]),
  );
}

/** Puts the files where `siteFiles` says that they are. */
export function copySiteFiles(clientFolder) {
  for (const [name, file] of sources()) {
    const target = join(clientFolder, hashedAddress(name, file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** A short hash of all sources of the site. */
export function sourcesHash() {
  const hash = createHash('sha256');
  for (const folder of ['src/', '../../libs/web-base/src/'])
    for (const entry of readdirSync(fileURLToPath(new URL(folder, import.meta.url)), {
      recursive: true,
      withFileTypes: true,
    }).sort((a, b) => (join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1)))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('base64url').slice(0, 8);
}

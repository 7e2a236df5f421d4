/**
 * Puts what the image runs into an empty folder, out of a checkout that is built: `node apps/api/image.mjs FOLDER`.
 * Start the server there by `node apps/api/server.cjs`.
 */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BESIDE_BUNDLE } from './beside-bundle.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILES = [
  'apps/api/server.cjs',
  'apps/api/healthcheck.cjs',
  'apps/api/encode-picture.mjs',
  'apps/api/openapi.json',
  'apps/api/package.json',
  'apps/api/dist/bundle',
  'apps/site/package.json',
  'apps/site/dist/client',
  'apps/site/dist/server',
];
/** Files copied from each package beside those that run. */
const LEGAL = /^(package\.json|LICENSE.*|NOTICE.*)$/;

const folder = process.argv[2];
if (folder === undefined || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error('Name an empty folder: node apps/api/image.mjs FOLDER');
  process.exit(1);
}

const copy = (path) => cpSync(join(ROOT, path), join(folder, path), { recursive: true });
FILES.forEach(copy);
for (const [name, files] of Object.entries(BESIDE_BUNDLE)) {
  const home = join('node_modules', name);
  const legal = readdirSync(join(ROOT, home)).filter((file) => LEGAL.test(file));
  for (const file of [...legal, ...files]) copy(join(home, file));
}

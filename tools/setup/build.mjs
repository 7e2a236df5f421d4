import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NX, NX_ENVIRONMENT, ROOT, runLogged } from './run.mjs';

const SOURCES = [
  'apps/api',
  'apps/site',
  'apps/back-office',
  'libs',
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
];
const OUTPUTS = ['apps/api/dist', 'apps/site/dist', 'libs/domain/dist'];
const NOT_SOURCES = ['dist', 'node_modules', 'data'];

function* filesBelow(path, skipped) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  const entries = readdirSync(path).sort();
  for (const name of entries) if (!skipped.includes(name)) yield* filesBelow(join(path, name), skipped);
}

function fingerprint(root, paths, skipped, describe) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(root, path), skipped)) hash.update(`${file}\0`).update(describe(file));
  return hash.digest('hex');
}

function sizeAndTime(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** Hash of the sources, and of the build's output: if either changes, the build is stale. */
export function buildStamp(root) {
  const sources = fingerprint(root, SOURCES, NOT_SOURCES, (file) => readFileSync(file));
  return `${sources} ${fingerprint(root, OUTPUTS, [], sizeAndTime)}\n`;
}

/**
 * Builds the API and the site, the back-office in it, when a source has changed since the last build: nx alone takes seconds to find
 * out that nothing has.
 * @returns {Promise<{failed: boolean, seconds: number, log: string}>} `log`: the file of the last build's
 * output
 */
export async function buildIfStale() {
  const folder = join(ROOT, '.nx');
  const [stampFile, log] = [join(folder, 'build-stamp'), join(folder, 'build.log')];
  const isBuilt = OUTPUTS.every((path) => existsSync(join(ROOT, path)));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === buildStamp(ROOT))
    return { failed: false, seconds: 0, log };
  console.log('Building …');
  const started = performance.now();
  mkdirSync(folder, { recursive: true });
  // Any other NODE_ENV bundles React's development build.
  const env = { ...process.env, ...NX_ENVIRONMENT, NODE_ENV: 'production' };
  const code = await runLogged(process.execPath, [...NX, 'run-many', '-t', 'build', '-p', 'api,site'], log, {
    env,
  });
  if (code === 0) writeFileSync(stampFile, buildStamp(ROOT));
  return { failed: code !== 0, seconds: (performance.now() - started) / 1000, log };
}

/** Builds as `buildIfStale` does; a failure prints the output and one sentence, and ends the process. */
export async function ensureBuilt() {
  const { failed, log } = await buildIfStale();
  if (!failed) return;
  console.error(`${readFileSync(log, 'utf8')}\nThe build failed: see the lines above.`);
  process.exit(1);
}

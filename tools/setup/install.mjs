import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNpm } from './run.mjs';

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules matches the lock file. npm writes node_modules/.package-lock.json last, so an
 * interrupted install has none. Packages for other platforms are only in the lock file, and optional.
 */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const found = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || found === undefined) return false;
  const same = (path) =>
    found[path].version === wanted[path]?.version && found[path].integrity === wanted[path]?.integrity;
  const isFree = (path) => path === '' || wanted[path].optional;
  return Object.keys(found).every(same) && Object.keys(wanted).every((path) => path in found || isFree(path));
}

/** Installs from the lock file when needed; on failure it ends the process with one sentence. */
export async function ensureInstalled() {
  if (isInstalled(ROOT)) return;
  console.log('Installing packages from the lock file; this takes a minute or two …');
  // Includes devDependencies, whatever NODE_ENV is.
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  console.error('The packages could not be installed: see the lines of npm above.');
  process.exit(1);
}

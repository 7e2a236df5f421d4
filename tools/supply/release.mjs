/**
 * `npm run release -- 1.2.0`: sets the version of all packages and of the API's document, dates the changelog's
 * entries, and makes a signed-off commit with a tag. Pushes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const UNRELEASED = '## [Unreleased]\n';
const VERSION = /^\d+\.\d+\.\d+$/;

/** Replaces a version where a file names it as the project's own. */
export const withVersion = (text, from, to) =>
  text.replace(
    /("version": |"@lions\/[\w-]+": |setVersion\()(["'])([\d.]+)\2/g,
    (all, before, quote, version) => (version === from ? `${before}${quote}${to}${quote}` : all),
  );

/** Replaces it in the entries of the project's own packages. */
export function lockWithVersion(text, from, to) {
  const lock = JSON.parse(text);
  lock.version = to;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path.includes('node_modules/')) continue;
    entry.version = to;
    for (const name of Object.keys(entry.dependencies ?? {})) renew(entry.dependencies, name);
    for (const name of Object.keys(entry.devDependencies ?? {})) renew(entry.devDependencies, name);
  }
  function renew(versions, name) {
    if (name.startsWith('@lions/') && versions[name] === from) versions[name] = to;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

/** @throws Error when nothing is unreleased. */
export function datedChangelog(text, version, day) {
  const [head, rest] = text.split(UNRELEASED);
  if (rest === undefined || rest.split(/^## \[/m)[0].trim() === '')
    throw new Error('CHANGELOG.md has no unreleased entry.');
  return `${head}${UNRELEASED}\n## [${version}] - ${day}\n${rest}`;
}

/** Makes the release in the checkout at `root`. @throws Error when it is not ready for it. */
export function release(root, to, day) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const edit = (file, change) =>
    writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
  if (!VERSION.test(to ?? '')) throw new Error('The version has the form 1.2.0: npm run release -- 1.2.0');
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  const from = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  if (to.localeCompare(from, 'en', { numeric: true }) <= 0)
    throw new Error(`${to} is not later than ${from}.`);
  edit('CHANGELOG.md', (text) => datedChangelog(text, to, day));
  const files = git('ls-files', '*package.json', 'apps/api/openapi.json', 'apps/api/src/contract/openapi.ts');
  for (const file of files.split('\n')) edit(file, (text) => withVersion(text, from, to));
  edit('package-lock.json', (text) => lockWithVersion(text, from, to));
  git('commit', '--all', '--signoff', '--quiet', '--message', `chore: release ${to}`);
  git('tag', '--annotate', `v${to}`, '--message', `Release ${to}`);
  return from;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const to = process.argv[2];
  try {
    const from = release(
      new URL('../../', import.meta.url).pathname,
      to,
      new Date().toISOString().slice(0, 10),
    );
    console.log(`Released ${to} after ${from}. Look at it with git show, then:
  git push --follow-tags
  docker build --tag lions:${to} --tag lions:latest .
  npm run --silent sbom > lions-${to}.cdx.json`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

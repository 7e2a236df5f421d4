/** Safari before 16.4 does not load a script with a lookbehind: the whole page or view stays empty. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from './setup/run.mjs';

const BROWSER_CODE = ['apps/site', 'apps/back-office', 'libs/web-base', 'libs/domain'].map(
  (path) => `${path}/src`,
);
/** Compiled when the server runs it, and never in a browser. */
const SERVER_ONLY = 'libs/domain/src/text/erased-people.ts';
const LOOKBEHIND = /\(\?<[=!]/;

it('code of browsers has no lookbehind', () => {
  const options = { cwd: ROOT, encoding: 'utf8' };
  const paths = execFileSync('git', ['ls-files', '--', ...BROWSER_CODE], options)
    .trim()
    .split('\n');
  const found = paths.filter(
    (path) =>
      /(?<!\.spec)\.tsx?$/.test(path) &&
      path !== SERVER_ONLY &&
      LOOKBEHIND.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  assert.deepEqual(found, []);
});

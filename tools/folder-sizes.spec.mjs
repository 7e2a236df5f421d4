/** A folder of more files is hard to survey: files of one subject get a folder of their own. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { it } from 'node:test';
import { ROOT } from './setup/run.mjs';

const MOST_FILES = 30;

it(`no folder holds more than ${MOST_FILES} files`, () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const counts = new Map();
  for (const folder of files.map((file) => posix.dirname(file)).filter((name) => name !== '.'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  assert.deepEqual(
    [...counts].filter(([, count]) => count > MOST_FILES),
    [],
  );
});

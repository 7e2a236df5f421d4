/** A folder of more files is hard to survey; one of two or three hides what belongs beside its neighbours. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { it } from 'node:test';
import { ROOT } from './setup/run.mjs';

const MOST_FILES = 30;
const FEWEST_FILES = 4;
/** Folders of at least four files. `testing` is left out of builds by its name; a migration stays where it was written. */
const WITHOUT_SPLINTERS =
  /^(apps\/(api|back-office|site)|libs\/[\w-]+)\/src\/(?!testing$|platform\/database\/migrations\/)/;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const counts = new Map();
for (const folder of files.map((file) => posix.dirname(file)).filter((name) => name !== '.'))
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
const foldersWhere = (condition) => [...counts].filter(([folder, count]) => condition(count, folder));

it(`no folder holds more than ${MOST_FILES} files`, () =>
  assert.deepEqual(
    foldersWhere((count) => count > MOST_FILES),
    [],
  ));

it(`no folder of the API, the applications and the libraries holds fewer than ${FEWEST_FILES} files`, () =>
  assert.deepEqual(
    foldersWhere((count, folder) => count < FEWEST_FILES && WITHOUT_SPLINTERS.test(folder)),
    [],
  ));

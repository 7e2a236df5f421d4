/** The documents name files that exist: a moved file fails here until the pages that name it follow. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from './setup/run.mjs';

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const DOCUMENTS = tracked.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

/** A path, or the name of a script, between backticks; an address of the site begins with a slash. */
const NAMED = /`(\w[\w./-]*\/[\w.-]+|[\w-]+(?:\.\w+)*\.(?:ts|tsx|mjs|cjs))`/g;
const isThere = (path) =>
  tracked.some((file) => file === path || file.endsWith(`/${path}`) || `/${file}`.includes(`/${path}/`));
const isBuilt = (path) => path.endsWith('/dist');

describe('paths in the documents', () => {
  for (const document of DOCUMENTS) {
    it(`exist: ${document}`, () => {
      const named = [...readFileSync(join(ROOT, document), 'utf8').matchAll(NAMED)].map(([, path]) => path);
      assert.deepEqual(
        named.filter((path) => !isThere(path) && !isBuilt(path)),
        [],
      );
    });
  }
});

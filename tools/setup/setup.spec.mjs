import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildStamp } from './build.mjs';
import { freePort } from './free-port.mjs';
import { isInstalled } from './install.mjs';
import { satisfies } from './node-version.mjs';
import { ROOT } from './run.mjs';

const RANGE = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).engines.node;

it('freePort returns no port that the system gives to `listen(0)`', async () => {
  const given = await new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      resolve(server.address().port);
      server.close();
    });
  });
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  assert.ok(Math.max(...ports) < 32_768 && given >= 32_768, `${Math.max(...ports)}, ${given}`);
});

describe('Node versions of package.json', () => {
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.2'])
    it(`include ${version}`, () => assert.ok(satisfies(version, RANGE)));
  for (const version of ['16.20.2', '18.20.0', '20.18.3', '21.7.0', '22.11.0', '23.11.0'])
    it(`exclude ${version}`, () => assert.ok(!satisfies(version, RANGE)));
});

describe('in a copy of the project', () => {
  let root;
  const write = (path, text) => writeFileSync(join(root, path), text);
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'lions-setup-'));
    for (const folder of [
      'node_modules',
      'apps/api/src',
      'apps/api/dist',
      'apps/site/dist',
      'libs/domain/dist',
    ])
      mkdirSync(join(root, folder), { recursive: true });
    cpSync(`${ROOT}package-lock.json`, join(root, 'package-lock.json'));
    cpSync(`${ROOT}node_modules/.package-lock.json`, join(root, 'node_modules/.package-lock.json'));
    write('apps/api/src/main.ts', 'one');
    write('apps/api/dist/main.js', 'one');
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  it('matching packages need no install', () => assert.ok(isInstalled(root)));

  it('a lock file with another version needs an install', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    lock.packages['node_modules/typescript'].version = '99.0.0';
    write('package-lock.json', JSON.stringify(lock));
    assert.ok(!isInstalled(root));
  });

  it('an interrupted install needs another', () => {
    rmSync(join(root, 'node_modules/.package-lock.json'));
    assert.ok(!isInstalled(root));
  });

  it('the build is stale after a change of a source or of the output, and only then', () => {
    const fresh = buildStamp(root);
    assert.equal(buildStamp(root), fresh);
    write('apps/api/src/main.ts', 'two');
    assert.notEqual(buildStamp(root), fresh);
    write('apps/api/src/main.ts', 'one');
    assert.equal(buildStamp(root), fresh);
    write('apps/api/dist/main.js', 'another');
    assert.notEqual(buildStamp(root), fresh);
  });
});

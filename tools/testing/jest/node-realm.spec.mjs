import assert from 'node:assert/strict';
import asyncHooks from 'node:async_hooks';
import { afterEach, beforeEach, describe, it } from 'node:test';
import NodeRealm from './node-realm.cjs';

const VARIABLE = 'LIONS_OF_THE_SPEC';
const listener = () => undefined;

describe('changes of a spec file are reverted after it', () => {
  let realm;
  beforeEach(() => {
    process.env[VARIABLE] = 'before';
    realm = new NodeRealm({ projectConfig: { globals: { ofTheConfig: 1 } } });
  });
  afterEach(() => {
    delete process.env[VARIABLE];
  });

  it('globals of the file and of its configuration', async () => {
    assert.equal(globalThis.ofTheConfig, 1);
    globalThis.ofTheFile = 1;
    await realm.teardown();
    assert.deepEqual([globalThis.ofTheConfig, globalThis.ofTheFile], [undefined, undefined]);
  });

  it('a replaced global function', async () => {
    const { fetch } = globalThis;
    globalThis.fetch = listener;
    await realm.teardown();
    assert.equal(globalThis.fetch, fetch);
  });

  it('environment variables, added and changed', async () => {
    process.env[VARIABLE] = 'changed';
    process.env[`${VARIABLE}_2`] = 'added';
    await realm.teardown();
    assert.deepEqual([process.env[VARIABLE], process.env[`${VARIABLE}_2`]], ['before', undefined]);
  });

  it('listeners on the process, and a replaced exit', async () => {
    const { exit } = process;
    process.once('SIGUSR2', listener);
    process.exit = listener;
    await realm.teardown();
    assert.equal(process.listenerCount('SIGUSR2'), 0);
    assert.equal(process.exit, exit);
  });

  it('async storages', async () => {
    const storage = new asyncHooks.AsyncLocalStorage();
    storage.enterWith('of the file');
    assert.equal(storage.getStore(), 'of the file');
    await realm.teardown();
    assert.equal(storage.getStore(), undefined);
  });
});

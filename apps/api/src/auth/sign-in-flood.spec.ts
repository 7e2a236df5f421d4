import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import bcrypt from 'bcrypt';
import type { Client } from '../testing/client.js';
import { Passwords } from './passwords/passwords.js';
import { givenUser, PASSWORD, startTestApp, type TestApp } from '../testing/test-app.js';

/** Long enough that requests arrive faster than their hashes are compared. */
const HASH_MS = 20;

let app: TestApp;
beforeEach(async () => {
  const { compare } = bcrypt;
  jest.spyOn(bcrypt, 'compare').mockImplementation(async (password: string | Buffer, hash: string) => {
    await pause(HASH_MS);
    return compare(password, hash);
  });
  // Each test has its own app: it ends with its queue of hashes.
  app = await startTestApp({ TRUST_PROXY: '1', RATE_LIMITS: 'on' });
});
afterEach(async () => {
  await app.close();
  jest.restoreAllMocks();
});

let tries = 0;
const from = (address: string) => app.anonymous({ 'x-requested-with': 'test', 'x-forwarded-for': address });

/** Keeps that many sign-ins with invented names under way, each from another /64, in turn of these networks. */
function flood(networks: readonly string[], atOnce: number) {
  let isOver = false;
  const one = async () => {
    while (!isOver) {
      tries += 1;
      const address = `${networks[tries % networks.length]}:${tries.toString(16)}::1`;
      await from(address).post('/api/auth/login', { username: `invented-${tries}`, password: 'a wrong one' });
    }
  };
  const all = Array.from({ length: atOnce }, one);
  return async () => {
    isOver = true;
    app.app.get(Passwords).refuseWaiting();
    await Promise.all(all);
  };
}

/** Until the queue of hashes is as long as it can get. */
async function queueIsFull(length: number): Promise<void> {
  const { load } = app.app.get(Passwords);
  if (load.waiting >= length) return;
  await from('192.0.2.1').get('/api/health/live');
  return queueIsFull(length);
}

const NETWORKS = Array.from({ length: 3 }, (_, index) => `2001:db8:${index + 1}`);

describe('a flood of sign-ins with invented names', () => {
  it.each([
    ['one network', NETWORKS.slice(0, 1), 20],
    ['several networks', NETWORKS, 40],
  ])('from %s lets people of other networks in', async (_, networks, waiting) => {
    const end = flood(networks, waiting + availableParallelism() + 5);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { username } = await givenUser(app);
      await queueIsFull(waiting);
      const answer = await from(`198.51.100.${round}`).post('/api/auth/login', {
        username,
        password: PASSWORD,
      });
      statuses.push(answer.status);
    }
    await end();
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('from the owner’s own address keeps no browser out that once signed in, whose tries have a limit too', async () => {
    const { username } = await givenUser(app);
    const address = '192.0.2.7';
    const owner = from(address);
    const statusOf = async (client: Client, body: object) =>
      (await client.post('/api/auth/login', body)).status;
    expect(await statusOf(owner, { username, password: PASSWORD })).toBe(200);
    for (let count = 0; count < 20; count += 1) await statusOf(from(address), {});
    expect(await statusOf(from(address), { username, password: PASSWORD })).toBe(429);
    expect(await statusOf(owner, { username, password: PASSWORD })).toBe(200);
    for (let count = 0; count < 19; count += 1) await statusOf(owner, { username });
    expect(await statusOf(owner, { username, password: PASSWORD })).toBe(429);
  });

  it('from the owner’s own network keeps no browser out that once signed in', async () => {
    const { username } = await givenUser(app);
    const owner = from('2001:db8:1:ffff::1');
    expect((await owner.post('/api/auth/login', { username, password: PASSWORD })).status).toBe(200);
    const end = flood(NETWORKS.slice(0, 1), 45);
    await queueIsFull(20);
    const answer = await owner.post('/api/auth/login', { username, password: PASSWORD });
    await end();
    expect(answer.status).toBe(200);
  });
});

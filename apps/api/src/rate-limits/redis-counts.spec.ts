import { startTestApp, type TestApp } from '../testing/test-app.js';
import { OwnRedis } from '../testing/outside/own-redis.js';
import { SharedRateLimits } from './shared-rate-limits.js';
import { TableCounts } from './table-counts.js';

// Of the suite that starts servers of its own.
let redis: OwnRedis;
let apps: [TestApp, TestApp];
beforeAll(async () => {
  redis = await OwnRedis.start();
  const first = await startTestApp({ RATE_LIMITS: 'on', REDIS_URL: redis.url });
  apps = [first, await startTestApp({}, first)];
});
afterAll(async () => {
  for (const app of apps.toReversed()) await app.close();
  await redis.stop();
});

/** That many hits on each process at once; how many were within the limit. */
async function within(key: string, limit: number, times: number, ttl = 60_000): Promise<number> {
  const counted = await Promise.all(
    apps.flatMap(({ app }) =>
      Array.from({ length: times }, () => app.get(SharedRateLimits).increment(key, ttl, limit)),
    ),
  );
  return counted.filter(({ isBlocked }) => !isBlocked).length;
}

it('counts hits of two processes exactly in Redis, and in the database while Redis is away', async () => {
  const inTable = apps.map(({ app }) => jest.spyOn(app.get(TableCounts), 'add'));
  expect(await within('one', 20, 30)).toBe(20);
  expect(await within('other', 20, 10)).toBe(20);
  for (const add of inTable) expect(add).not.toHaveBeenCalled();
  await redis.stop();
  expect(await within('third', 20, 30)).toBe(20);
  for (const add of inTable) expect(add).toHaveBeenCalled();
});

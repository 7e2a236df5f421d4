import { ON_SERVER } from '../../testing/database/test-database.js';
import { useSecondApp, useTestApp } from '../../testing/test-app.js';
import { whole } from '../database/row-shape.js';

const app = useTestApp({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
const second = useSecondApp(app);

let emails = 0;
/** Asks for a family's link, in turn from each process, and counts the answers. */
async function ask(
  address: string | ((index: number) => string),
  times: number,
): Promise<{ accepted: number; refused: number }> {
  const statuses = await Promise.all(
    Array.from({ length: times }, async (_, index) => {
      emails += 1;
      const client = (index % 2 === 0 ? app : second).anonymous({
        'x-requested-with': 'test',
        'x-forwarded-for': typeof address === 'string' ? address : address(index),
      });
      const email = `limited.${emails}@example.test`;
      return (await client.post('/api/my/request-link', { email })).status;
    }),
  );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  return { accepted: count(202), refused: count(429) };
}

describe(ON_SERVER ? 'a rate limit over two processes' : 'a rate limit', () => {
  it('is exact when all requests arrive at once', async () => {
    expect(await ask('192.0.2.1', 60)).toEqual({ accepted: 20, refused: 40 });
    expect(await ask('192.0.2.2', 20)).toEqual({ accepted: 20, refused: 0 });
  });

  it.each([
    ['IPv4', (port: number) => `198.51.100.9:${port}`],
    ['IPv6', (port: number) => `[2001:db8:9::1]:${port}`],
  ])('counts a client as one although a proxy writes its ports: %s', async (_, addressAt) => {
    const written = (index: number) => `203.0.113.5, ${addressAt(4000 + index)}`;
    expect(await ask(written, 25)).toEqual({ accepted: 20, refused: 5 });
  });

  if (ON_SERVER) {
    it('costs few statements in a burst, and none for a client that the process has refused', async () => {
      const write = jest.spyOn(app.db, 'write');
      const own = () => write.mock.calls.filter(([work]) => /addIn/.test(String(work))).length;
      expect(await ask('192.0.2.3', 40)).toEqual({ accepted: 20, refused: 20 });
      const ofBurst = own();
      expect(ofBurst).toBeGreaterThan(0);
      expect(ofBurst).toBeLessThanOrEqual(10);
      // The first process may have counted up to the limit only, without a refusal.
      expect(await ask('192.0.2.3', 2)).toEqual({ accepted: 0, refused: 2 });
      const untilRefused = own();
      expect(await ask('192.0.2.3', 20)).toEqual({ accepted: 0, refused: 20 });
      expect(own()).toBe(untilRefused);
      write.mockRestore();
    });

    it('begins again when it has ended, and is forgotten at night', async () => {
      expect(await ask('192.0.2.4', 30)).toEqual({ accepted: 20, refused: 10 });
      app.clock.advance(60_001);
      expect(await ask('192.0.2.4', 30)).toEqual({ accepted: 20, refused: 10 });
      const { CleanupScheduler } = await import('../../operations/cleanup/cleanup.scheduler.js');
      app.clock.advance(24 * 3_600_000);
      await app.app.get(CleanupScheduler).tick();
      const rows = await app.select('SELECT COUNT(*) AS count FROM rate_limits', [], { count: whole });
      expect(rows).toEqual([{ count: 0 }]);
    });
  }
});

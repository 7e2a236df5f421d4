import { PageViewCount } from './page-views.service.js';
import { CleanupScheduler } from '../../operations/cleanup/cleanup.scheduler.js';
import { Db } from '../../platform/database/db.js';
import { emptyTables, startTestApp, useSecondApp, useTestApp } from '../../testing/test-app.js';
import { useSite } from '../../testing/given-site.js';
import { PageViewCounter } from './page-view-counter.js';
import type { PageViewsDto } from './page-views.dto.js';
import { type DaysViews, PageViewsService } from './page-views.service.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { whole } from '../../platform/database/row-shape.js';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' };
const REPORT = '/api/analytics/page-views';

const app = useTestApp({ siteFolder: useSite(), now: '2025-09-01T16:00:00.000Z' });
beforeEach(async () => {
  await app.app.get(PageViewCounter).flush();
  await emptyTables(app, ['page_views']);
});

/** Not by fetch(), which always identifies itself as a script. */
const visit = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({ method, url, headers: { ...BROWSER, ...headers } });
/** Signs in each time: a test may have moved the clock past the last sign-in's end. */
const ask = async <Body = PageViewsDto>(query = '') =>
  (await app.signedIn('superadmin')).get<Body>(REPORT + query);
const report = async (query?: string) => (await ask(query)).body;
const flush = () => app.app.get(PageViewCounter).flush();
const add = (...counts: [day: string, path: string, language: 'en' | 'fr', views: number][]) =>
  app.app
    .get(PageViewsService)
    .add(counts.map(([day, path, language, views]): DaysViews => ({ day, path, language, views })));

describe('page views', () => {
  it('count answered pages by canonical path and language, on the club’s day', async () => {
    await visit('/');
    await visit('/?utm_source=mail');
    await visit('/fr');
    await visit('/', { 'accept-language': 'fr-CA' });
    await visit('/teams/7', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' });
    app.clock.set('2025-09-02T03:59:59.000Z');
    await visit('/old/7');
    app.clock.set('2025-09-02T04:00:00.000Z');
    await visit('/fr/old/7?session=2');
    await flush();
    expect(await report('?from=2025-08-31&to=2025-09-02')).toEqual({
      from: '2025-08-31',
      to: '2025-09-02',
      total: 7,
      byDay: [
        { day: '2025-08-31', views: 0 },
        { day: '2025-09-01', views: 6 },
        { day: '2025-09-02', views: 1 },
      ],
      byPage: [
        { path: '/', en: 2, fr: 2, views: 4 },
        { path: '/teams/7', en: 2, fr: 1, views: 3 },
      ],
    });
  });

  it('count a page that the browser had cached', async () => {
    const { headers } = await visit('/');
    const again = await visit('/', { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
    await flush();
    expect((await report()).total).toBe(2);
  });

  it.each<[string, string, Record<string, string>, 'GET' | 'HEAD']>([
    ['a question for the head', '/', {}, 'HEAD'],
    ['a page that is not there', '/nothing', {}, 'GET'],
    ['the back-office', '/admin', {}, 'GET'],
    ['another address of the back-office', '/fr/admin', {}, 'GET'],
    ['a file for crawlers', '/robots.txt', {}, 'GET'],
    ['a prefetch', '/', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['a prerendered page', '/', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['a prefetch of an older browser', '/', { purpose: 'prefetch' }, 'GET'],
    ['what a script fetches', '/', { 'sec-fetch-mode': 'cors' }, 'GET'],
    ['a robot', '/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'GET'],
    ['a browser without a screen', '/', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/141.0' }, 'GET'],
    ['a program that does not say what it is', '/', { 'user-agent': '' }, 'GET'],
  ])('leave out %s', async (_, path, headers, method) => {
    await visit(path, headers, method);
    await flush();
    expect((await report()).total).toBe(0);
  });

  it('count a phone whose brand sounds like a robot', async () => {
    await visit('/', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT P80) Chrome/141.0 Mobile' });
    await flush();
    expect((await report()).total).toBe(1);
  });

  it('are kept for the next try when writing fails, and neither delay nor fail a page', async () => {
    const away = jest.spyOn(Db.prototype, 'write').mockRejectedValue(new Error('The database is away'));
    const logged = jest.spyOn(app.app.get(PageViewCounter)['logger'], 'error').mockReturnValue();
    await visit('/');
    await flush();
    expect((await visit('/fr')).statusCode).toBe(200);
    await flush();
    expect(logged).toHaveBeenCalledTimes(1);
    away.mockRestore();
    await flush();
    await flush();
    expect((await report()).byPage).toEqual([{ path: '/', en: 1, fr: 1, views: 2 }]);
  });

  it('store nothing about the visitor', async () => {
    await visit('/', { cookie: 'language=fr', 'x-forwarded-for': '192.0.2.7' });
    await flush();
    const rows = await app.find(PageViewCount);
    expect(rows).toEqual([
      { id: expect.any(Number), day: '2025-09-01', path: '/', language: 'fr', views: 1 },
    ]);
  });

  it('are removed after 24 months, counted in the club’s days', async () => {
    await add(['2023-11-09', '/', 'en', 1], ['2023-11-10', '/', 'en', 2], ['2023-11-11', '/', 'en', 4]);
    // Already the 11th in UTC, and still the 10th in Montréal.
    app.clock.set('2025-11-11T03:00:00.000Z');
    await app.app.get(CleanupScheduler).tick();
    expect((await report('?from=2023-11-01&to=2023-11-30')).total).toBe(6);
  });
});

describe('the report', () => {
  it('requires a superadmin', async () => {
    const coach = await app.signedIn('coach');
    expect(await app.anonymous().get(REPORT)).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    expect(await coach.get(REPORT)).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } });
  });

  it('covers the last thirty days by default, by the club’s date', async () => {
    app.clock.set('2025-09-02T03:00:00.000Z');
    await add(['2025-08-02', '/', 'en', 1], ['2025-08-03', '/', 'en', 2], ['2025-09-01', '/', 'fr', 4]);
    await add(['2025-09-02', '/', 'fr', 8]);
    const { from, to, total, byDay } = await report();
    expect({ from, to, total, days: byDay.length }).toEqual({
      from: '2025-08-03',
      to: '2025-09-01',
      total: 6,
      days: 30,
    });
    expect(await report('?to=2025-08-30')).toMatchObject({ from: '2025-08-01', total: 3 });
    expect(await report('?from=2025-09-01')).toMatchObject({ to: '2025-09-01', total: 4 });
  });

  it('sorts by views, then by path', async () => {
    await add(['2025-09-01', '/b', 'en', 3], ['2025-09-01', '/a', 'fr', 3], ['2025-09-01', '/c', 'en', 9]);
    expect((await report()).byPage.map(({ path }) => path)).toEqual(['/c', '/a', '/b']);
  });

  it.each([
    ['from', '?from=2025-02-30'],
    ['from', '?from=yesterday'],
    ['to', '?to='],
    ['to', '?from=2025-09-02&to=2025-09-01'],
    ['to', '?from=2024-07-28&to=2025-09-01'],
    ['days', '?days=7'],
  ])('refuses an invalid %s: %s', async (field, query) => {
    expect(await ask<object>(query)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field }] },
    });
  });

  it('covers four hundred days at most', async () => {
    expect((await report('?from=2024-07-29&to=2025-09-01')).byDay).toHaveLength(400);
  });
});

describe('counters', () => {
  const ROUNDS = 25;
  const PATHS = ['/', '/about', '/tryouts', '/practice'];
  const EACH = 3;
  const second = useSecondApp(app);
  let counters: PageViewCounter[];
  beforeEach(() => {
    const { app: nest, clock, configuration } = app;
    // The embedded database has one process, in which two counters run.
    const other = ON_SERVER
      ? second.app.get(PageViewCounter)
      : new PageViewCounter(nest.get(PageViewsService), clock, configuration);
    counters = [nest.get(PageViewCounter), other];
  });
  /** A new day each round, so that both insert the same rows and then add to them; returns the total. */
  async function countAtOnce(): Promise<number> {
    const { clock, db } = app;
    for (let round = 0; round < ROUNDS; round += 1) {
      clock.advance(86_400_000);
      for (let time = 0; time < EACH; time += 1)
        await Promise.all(
          counters.map((counter) => {
            for (const path of PATHS) counter.count(path, 'en');
            return counter.flush();
          }),
        );
    }
    const [row] = await db.read((reader) =>
      reader.select('SELECT SUM(views) AS total FROM page_views', [], { total: whole }),
    );
    return row?.total ?? 0;
  }
  const COUNTED = ROUNDS * EACH * PATHS.length * 2;
  /** The wrong way, as a control: reads first, then writes its own sum. */
  const readThenWrite = (db: Db) => async (counts: DaysViews[]) => {
    for (const { views, ...key } of counts) {
      const row = await db.read((reader) => reader.findOne(PageViewCount, { where: key }));
      await db
        .write(async (tx) =>
          row
            ? tx.update(PageViewCount, { id: row.id }, { views: row.views + views })
            : tx.insert(PageViewCount, { ...key, views }),
        )
        .catch(() => undefined);
    }
  };

  describe(ON_SERVER ? 'two processes on one database' : 'two counters in one process', () => {
    it('keep all views of both', async () => {
      expect(await countAtOnce()).toBe(COUNTED);
    }, 60_000);

    it('lose views when they read before they write: the race is real', async () => {
      for (const { app: nest } of [app, second])
        jest.spyOn(nest.get(PageViewsService), 'add').mockImplementation(readThenWrite(app.db));
      expect(await countAtOnce()).toBeLessThan(COUNTED);
    }, 60_000);
  });

  describe('a server that stops', () => {
    it('writes its counts before it closes the database', async () => {
      const other = await startTestApp({}, app);
      other.app.get(PageViewCounter).count('/', 'fr');
      await other.close();
      expect((await app.app.get(PageViewsService).report({})).byPage).toEqual([
        { path: '/', en: 0, fr: 1, views: 1 },
      ]);
    });
  });
});

import type { Db } from '../../platform/database/db.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { PageViewCount } from './page-view-count.entity.js';
import { PageViewCounter } from './page-view-counter.js';
import { PageViewsService, type DaysViews } from './page-views.service.js';
import { whole } from '../../platform/database/row-shape.js';

const ROUNDS = 25;
const PATHS = ['/', '/about', '/tryouts', '/practice'];
const EACH = 3;

let apps: TestApp[];
let counters: PageViewCounter[];
beforeEach(async () => {
  const first = await startTestApp();
  // A server is shared by two processes; the embedded file has one process, in which two counters run.
  apps = ON_SERVER ? [first, await startTestApp({}, first)] : [first];
  const { app, clock, configuration } = first;
  counters = ON_SERVER
    ? apps.map((each) => each.app.get(PageViewCounter))
    : [app.get(PageViewCounter), new PageViewCounter(app.get(PageViewsService), clock, configuration)];
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const app of apps.toReversed()) await app.close();
});

/** A new day each round, so that both insert the same rows and then add to them; returns the total. */
async function countAtOnce(): Promise<number> {
  const [{ clock, db }] = apps as [TestApp];
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
    for (const { app } of apps)
      jest.spyOn(app.get(PageViewsService), 'add').mockImplementation(readThenWrite((apps[0] as TestApp).db));
    expect(await countAtOnce()).toBeLessThan(COUNTED);
  }, 60_000);
});

describe('a server that stops', () => {
  it('writes its counts before it closes the database', async () => {
    const [first] = apps as [TestApp];
    const second = await startTestApp({}, first);
    second.app.get(PageViewCounter).count('/', 'fr');
    await second.close();
    expect((await first.app.get(PageViewsService).report({})).byPage).toEqual([
      { path: '/', en: 0, fr: 1, views: 1 },
    ]);
  });
});

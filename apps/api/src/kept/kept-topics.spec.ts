import { TOPIC_LOGGER } from '../database/topics/topic-log.js';
import { isRead, touchedBy, type Topic } from '../database/topics/topics.js';
import { KeptWrites } from '../testing/kept-writes.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { KEPT_CALLS, KeptAddresses } from './kept-addresses.js';

let app: TestApp;
let urls: string[];
beforeAll(async () => {
  app = await startTestApp();
  const addresses = new KeptAddresses(() => undefined);
  urls = (await KeptWrites.in([app])).addresses().filter((url) => addresses.ofCall(url));
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

/** What the statements of a call touch, as the usual way answers it. */
async function touchedAt(url: string) {
  const noted = jest.spyOn(TOPIC_LOGGER, 'logQuery');
  expect((await app.app.inject(url)).statusCode).toBe(200);
  const touched = noted.mock.calls.map(([sql]) => ({ ...touchedBy(sql), isChange: !isRead(sql) }));
  noted.mockRestore();
  return touched;
}

// A kept answer is current as long as the versions of these topics are: one that is missing here would show old rows.
it.each(KEPT_CALLS.map(({ route, topics }) => [route, topics] as const))(
  '%s reads the tables of its topics, and no private one',
  async (route, topics) => {
    const addresses = new KeptAddresses(() => undefined);
    const own = urls.filter((url) => addresses.ofCall(url)?.route === route);
    expect(own.length).toBeGreaterThan(0);
    const read = new Set<Topic>();
    for (const url of own)
      for (const { topics: these, isChange, isPrivate } of await touchedAt(url)) {
        expect({ url, isChange, isPrivate }).toEqual({ url, isChange: false, isPrivate: false });
        for (const topic of these) read.add(topic);
      }
    expect([...read].sort()).toEqual([...topics].sort());
  },
);

import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { StoredVersions, VersionsInMemory } from '../database/topics/topic-versions.js';
import { TOPICS, type Topic } from '../database/topics/topics.js';
import { BuiltSite, type Renderer } from '../site/renderer.js';
import { ON_SERVER } from '../testing/database/test-database.js';
import { givenSiteFolder, SMALL_SITE } from '../testing/given/given-site.js';
import { givenTeam } from '../testing/given/given-team.js';
import { CALENDAR, KeptWrites } from '../testing/kept-writes.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

/** Each kind once; more by hand: KEPT_WRITES=10000 and a longer --testTimeout. */
const WRITES = Number(process.env['KEPT_WRITES'] ?? 20);

let folder: string;
let apps: TestApp[];
let writes: KeptWrites;
/** Requests of the first app to itself. */
let asked: jest.SpyInstance;

/** Home shows settings and practices, a team's page the club's contact and its sessions, the calendar those of all teams. */
const SITE: Renderer = {
  ...SMALL_SITE,
  async renderPage(input) {
    const calls = input.path.includes('/teams/')
      ? ['/api/club', '/api/teams', `/api/teams/${writes.teamId}/sessions`]
      : input.path.includes('/calendar')
        ? ['/api/settings/public', CALENDAR]
        : ['/api/settings/public', '/api/practices'];
    const page = await SMALL_SITE.renderPage(input);
    const parts = await Promise.all(calls.map((call) => input.fetchJson(call)));
    return { ...page, html: page.html + JSON.stringify(parts) };
  },
};

beforeAll(async () => {
  folder = givenSiteFolder();
  jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue(SITE);
  const first = await startTestApp({}, undefined, folder);
  // A server is shared by two processes; the embedded file has one.
  apps = ON_SERVER ? [first, await startTestApp({}, first, folder)] : [first];
  writes = await KeptWrites.in(apps);
  for (const { url } of apps) await fetch(`${url}/`);
});
beforeEach(() => {
  jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue(SITE);
  asked = jest.spyOn((apps[0] as TestApp).app.getHttpAdapter().getInstance(), 'inject');
  // Nothing that another test kept is current any more.
  apps[0]?.clock.advance(60_000);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  for (const app of apps.toReversed()) await app.close();
  rmSync(folder, { recursive: true });
});

const read = async (app: TestApp, path: string) => (await fetch(app.url + path)).text();
/** As the usual way answers it, on the first process: one that misses a write's version differs on another, too. */
const truth = async (path: string) => (await (apps[0] as TestApp).app.inject(path)).body;

/** The addresses whose kept answer differs from what is stored. */
async function stale(): Promise<string[]> {
  const found = writes.addresses().map(async (path) => {
    const [expected, ...kept] = await Promise.all([truth(path), ...apps.map((app) => read(app, path))]);
    return kept.every((answer) => answer === expected) ? [] : [path];
  });
  return (await Promise.all(found)).flat();
}

describe('a kept answer', () => {
  it('is never older than a write that was answered before, on any process', async () => {
    const names = Object.keys(writes.all);
    for (let write = 0; write < WRITES; write += 1) {
      const name = names[write % names.length] ?? '';
      await writes.all[name]?.(write);
      expect({ name, stale: await stale() }).toEqual({ name, stale: [] });
      // The spy keeps every answer: those of thousands of writes are gigabytes.
      asked.mockClear();
    }
  });

  it.each(TOPICS)('would be old if no write raised the version of %s', async (topic) => {
    leaveOut(topic);
    let found: string[] = [];
    for (const write of Object.values(writes.all)) {
      await stale();
      await write(0);
      found = await stale();
      if (found.length > 0) break;
    }
    expect(found).not.toEqual([]);
  });

  it('is rendered once for a crowd, and again only after a change of what it shows', async () => {
    const [app] = apps as [TestApp];
    const counted = () => asked.mock.calls.length;
    const crowd = () => Promise.all(Array.from({ length: 50 }, () => read(app, '/api/teams?league=lheq')));
    await crowd();
    expect(counted()).toBe(1);
    await writes.all['a player registered for the practice']?.(0);
    await crowd();
    expect(counted()).toBe(1);
    await writes.all['a team renamed']?.(0);
    await crowd();
    expect(counted()).toBe(2);
  });

  // The embedded database has its versions in memory.
  if (ON_SERVER)
    it('is kept beside a newer version of the site that has one more topic', async () => {
      const [app] = apps as [TestApp];
      const row = "INSERT INTO topic_versions (topic, version) VALUES ('tomorrow', 1)";
      await app.db.write((tx) => tx.execute(row));
      for (let time = 0; time < 3; time += 1) await read(app, '/api/teams');
      expect(asked).toHaveBeenCalledTimes(1);
      await app.db.write((tx) => tx.execute("DELETE FROM topic_versions WHERE topic = 'tomorrow'"));
    });

  it('ends with its minute: what is shown may depend on the time', async () => {
    const [app] = apps as [TestApp];
    for (const minute of [1, 2, 3]) {
      for (let time = 0; time < 3; time += 1) await read(app, '/api/calendar/club.ics');
      expect(asked).toHaveBeenCalledTimes(minute);
      app.clock.advance(60_000);
    }
  });

  it('has an ETag in every encoding and for HEAD, and is revalidated without its bytes', async () => {
    const [app] = apps as [TestApp];
    await givenTeam(app.db, app.clock);
    for (const path of ['/', '/api/teams', '/api/calendar/club.ics']) {
      const forms = await Promise.all(
        ['br', 'gzip', 'identity', 'deflate'].map((encoding) =>
          ask(app, path, { 'accept-encoding': encoding }),
        ),
      );
      expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual([
        'br',
        'gzip',
        undefined,
        undefined,
      ]);
      const tags = new Set(forms.map(({ headers }) => headers.etag));
      expect(tags.size).toBe(1);
      const [etag = ''] = tags;
      const again = await ask(app, path, { 'if-none-match': etag });
      expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
      const head = await ask(app, path, { 'accept-encoding': 'br' }, 'HEAD');
      expect([head.status, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        forms[0]?.headers['content-length'],
      ]);
    }
  });

  it('is the same whatever a stranger sends, and takes one place in memory', async () => {
    const [app] = apps as [TestApp];
    for (const path of ['/fr', '/api/teams', '/api/calendar/club.ics']) {
      const plain = await ask(app, path);
      asked.mockClear();
      for (const headers of oddHeaders()) {
        const odd = await ask(app, path, headers);
        expect({ headers, status: odd.status, body: odd.body }).toEqual({
          headers,
          status: 200,
          body: plain.body,
        });
        expect(odd.headers.etag).toBe(plain.headers.etag);
      }
      // A list refuses unknown parameters.
      if (path !== '/api/teams')
        for (let number = 0; number < 100; number += 1) await ask(app, `${path}?fbclid=${number}`);
      expect(asked).not.toHaveBeenCalled();
    }
  });

  it('is never given to a signed-in caller', async () => {
    const [app] = apps as [TestApp];
    const coach = await app.signedIn('coach');
    const hidden = await givenTeam(app.db, app.clock, { isVisible: false });
    await read(app, '/api/teams');
    asked.mockClear();
    const teams = (await coach.get<{ id: number }[]>('/api/teams')).body;
    expect(teams.map(({ id }) => id)).toContain(hidden.id);
    expect((await app.anonymous().get('/api/teams', { 'x-sign-in': 'required' })).status).toBe(401);
    expect(await read(app, '/api/teams')).not.toContain(`"id":${hidden.id},`);
  });
});

/** Writes no longer raise the version of that topic. */
function leaveOut(left: Topic): void {
  const without = (topics: ReadonlySet<Topic>) => new Set([...topics].filter((topic) => topic !== left));
  const ended = VersionsInMemory.prototype.ended;
  jest.spyOn(VersionsInMemory.prototype, 'ended').mockImplementation(function (
    this: VersionsInMemory,
    topics,
  ) {
    ended.call(this, without(topics));
  });
  const raiseIn = StoredVersions.prototype.raiseIn;
  jest.spyOn(StoredVersions.prototype, 'raiseIn').mockImplementation(function (
    this: StoredVersions,
    manager,
    topics,
  ) {
    return raiseIn.call(this, manager, without(topics));
  });
}

/** Two hundred requests whose headers would poison a careless cache. */
function oddHeaders(): Record<string, string>[] {
  const values = [
    'evil.example',
    '127.0.0.1:1',
    '*',
    '{"a":1}',
    "';--",
    'x'.repeat(500),
    'é',
    '<script>',
    '..',
    '0',
  ];
  const names = [
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-for',
    'x-forwarded-prefix',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'accept',
    'origin',
    'referer',
    'user-agent',
    'x-host',
    'range',
    'te',
    'if-modified-since',
    'cache-control',
    'pragma',
    'authorization',
    'host',
  ];
  return names.flatMap((name) => values.map((value) => ({ [name]: encodeURI(value) })));
}

interface Raw {
  status: number | undefined;
  headers: Record<string, string | undefined>;
  body: string;
}

/** Not by fetch(), which sends headers of its own. */
function ask(app: TestApp, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(app.url + path, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers as Raw['headers'],
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

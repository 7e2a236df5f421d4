import { request } from 'node:http';
import { StoredVersion, VersionInMemory } from '../database/public-data-version.js';
import { PageViewsService } from '../../analytics/page-views/page-views.service.js';
import type { Renderer } from '../../site/renderer.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { SMALL_SITE, useSite } from '../../testing/given-site.js';
import { givenTeam } from '../../testing/given.js';
import { CALENDAR, PublicWrites } from '../../testing/public-writes.js';
import { type TestApp, useSecondApp, useTestApp } from '../../testing/test-app.js';

/** Each kind once; more by hand: PUBLIC_WRITES=10000 and a longer --testTimeout. */
const WRITES = Number(process.env['PUBLIC_WRITES'] ?? 20);

let writes: PublicWrites;
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

const siteFolder = useSite(SITE);
const app = useTestApp({ siteFolder });
const second = useSecondApp(app, beforeAll, siteFolder);
const apps = ON_SERVER ? [app, second] : [app];
beforeAll(async () => {
  writes = await PublicWrites.in(apps);
  for (const { url } of apps) await fetch(`${url}/`);
});
beforeEach(() => {
  asked = jest.spyOn(app.app.getHttpAdapter().getInstance(), 'inject');
  // Nothing that another test cached is fresh any more.
  app.clock.advance(60_000);
});

const read = async (app: TestApp, path: string) => (await fetch(app.url + path)).text();
/** The answer without the cache, of the first process: one that misses a write's version differs on another, too. */
const truth = async (path: string) => (await app.app.inject(path)).body;

/** The addresses whose cached answer differs from what is stored. */
async function stale(): Promise<string[]> {
  const found = writes.addresses().map(async (path) => {
    const [expected, ...cached] = await Promise.all([truth(path), ...apps.map((app) => read(app, path))]);
    return cached.every((answer) => answer === expected) ? [] : [path];
  });
  return (await Promise.all(found)).flat();
}

describe('a cached answer', () => {
  it('is never older than a write that was answered before, on any process', async () => {
    const names = Object.keys(writes.all);
    for (let write = 0; write < WRITES; write += 1) {
      const name = names[write % names.length] ?? '';
      await writes.all[name]?.(write);
      expect({ name, stale: await stale() }).toEqual({ name, stale: [] });
      // The spy keeps every answer: those of thousands of writes are gigabytes.
      asked.mockClear();
    }
  }, 90_000);

  it.each(['raiseIn', 'ended'] as const)('would be stale if no write called %s', async (method) => {
    // The embedded database raises the version after the commit, a server with it.
    if ((method === 'raiseIn') !== ON_SERVER) return;
    const version = ON_SERVER ? StoredVersion.prototype : VersionInMemory.prototype;
    jest.spyOn(version as StoredVersion, method).mockResolvedValue(undefined as never);
    await stale();
    await writes.all['a team renamed']?.(0);
    expect(await stale()).not.toEqual([]);
  });

  it('is made once for a crowd, and again only after a change of public data', async () => {
    const counted = () => asked.mock.calls.length;
    const crowd = () => Promise.all(Array.from({ length: 50 }, () => read(app, '/api/teams?league=lheq')));
    await crowd();
    expect(counted()).toBe(1);
    await givenPageView(app);
    await crowd();
    expect(counted()).toBe(1);
    await writes.all['a team renamed']?.(0);
    await crowd();
    expect(counted()).toBe(2);
  });

  // The embedded database has its version in memory.
  if (ON_SERVER)
    it('is stale after a write of the version before, which raises the row of one topic', async () => {
      const execute = (sql: string) => app.execute(sql, [], 'topic_versions');
      await execute("INSERT INTO topic_versions (topic, version) VALUES ('teams', 1)");
      for (const row of [1, 2]) {
        for (let time = 0; time < 3; time += 1) await read(app, '/api/teams');
        expect(asked).toHaveBeenCalledTimes(row);
        await execute("UPDATE topic_versions SET version = version + 1 WHERE topic = 'teams'");
      }
      await execute("DELETE FROM topic_versions WHERE topic = 'teams'");
    });

  it('ends with its minute: what is shown may depend on the time', async () => {
    for (const minute of [1, 2, 3]) {
      for (let time = 0; time < 3; time += 1) await read(app, '/api/calendar/club.ics');
      expect(asked).toHaveBeenCalledTimes(minute);
      app.clock.advance(60_000);
    }
  });

  it('has an ETag in every encoding and for HEAD, and is revalidated without its bytes', async () => {
    await givenTeam(app);
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
    for (const path of ['/fr', '/api/teams', '/api/calendar/club.ics?lang=en']) {
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
        for (let number = 0; number < 100; number += 1)
          await ask(app, `${path}${path.includes('?') ? '&' : '?'}fbclid=${number}`);
      expect(asked).not.toHaveBeenCalled();
    }
  });

  it('is never given to a signed-in caller', async () => {
    const coach = await app.signedIn('coach');
    const hidden = await givenTeam(app, { isVisible: false });
    await read(app, '/api/teams');
    asked.mockClear();
    const teams = (await coach.get<{ id: number }[]>('/api/teams')).body;
    expect(teams.map(({ id }) => id)).toContain(hidden.id);
    expect((await app.anonymous().get('/api/teams', { 'x-sign-in': 'required' })).status).toBe(401);
    expect(await read(app, '/api/teams')).not.toContain(`"id":${hidden.id},`);
  });
});

const givenPageView = (app: TestApp) =>
  app.app
    .get(PageViewsService, { strict: false })
    .add([{ day: '2025-09-01', path: '/', language: 'en', views: 1 }]);

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

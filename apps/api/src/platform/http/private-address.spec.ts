import { rmSync } from 'node:fs';
import { givenSiteFolder, SMALL_SITE } from '../../testing/given/given-site.js';
import { BuiltSite } from '../../site/renderer.js';
import { givenFamily } from '../../testing/given/given-family.js';
import { givenOpenPractices } from '../../testing/given/given-open-practices.js';
import { givenPractice } from '../../testing/given/given-practice.js';
import { givenReceipt } from '../../testing/given/given-receipt.js';
import { ServerProcess, freePort } from '../../testing/server-process.js';
import { createTestDatabase } from '../../testing/database/test-database.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { isPrivateAddress } from './private-address.js';

const TOKEN = 'q'.repeat(43);

it.each([
  '/my',
  `/my/${TOKEN}`,
  `/fr/my/${TOKEN}`,
  `/my/${TOKEN}?x=1`,
  `/my/${TOKEN}?lang=en`,
  `//my/${TOKEN}`,
  `/api/my/${TOKEN}/export`,
  `/my/r/${TOKEN}`,
  `/fr/my/r/${TOKEN}`,
  `/api/my/r/${TOKEN}`,
  `/api/my/r/${TOKEN}/registrations/1`,
  '/api/my/request-link',
  `/api/calendar/my/${TOKEN}/session/1.ics`,
  `/api/calendar/my/r/${TOKEN}/practice/1.ics`,
  `/api/calendar/my/${TOKEN}.ics?lang=fr`,
  `/api/%6Dy/${TOKEN}`,
  `/api/%6d%79/r/${TOKEN}`,
  `/%66r/my/${TOKEN}`,
  `/api/c%61lendar/my/${TOKEN}.ics`,
  // They redirect to the link, and their answer names it.
  `/MY/${TOKEN}`,
  `/fr/My/R/${TOKEN}.`,
])('%s is private', (url) => expect(isPrivateAddress(url)).toBe(true));

it.each([
  '/',
  '/my-team',
  '/fr',
  '/mystery',
  '/api/calendar/club.ics',
  '/api/teams',
  '/practice/my',
  '/?x=/my/',
  '/my%2Fx',
  '/%F0',
])('%s is not private', (url) => expect(isPrivateAddress(url)).toBe(false));

let app: TestApp | undefined;
let folder: string | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await app?.close();
  app = undefined;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

it('answers at private addresses forbid referrers, indexing and caching, whatever the status', async () => {
  app = await startTestApp();
  const { path } = await givenFamily(app, 'ours@example.test');
  await givenOpenPractices(app);
  const { id } = await givenPractice(app.db, app.clock);
  const { path: receipt } = await givenReceipt(app, { kind: 'practice', id }, 'Demo', 'ours@example.test');
  expect((await fetch(app.url + receipt)).status).toBe(200);
  const private_ = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
  for (const url of [
    path,
    `${path}/export`,
    `/api/my/${TOKEN}`,
    `/api/my/${TOKEN}/nothing`,
    path.replace('/my/', '/%6Dy/'),
    `/api/my/r/${TOKEN}`,
    `/api/my/r/${TOKEN}/registrations/1`,
    receipt,
    '/api/calendar/my/x.ics',
    '/api/c%61lendar/my/x.ics',
  ])
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { headers } = await fetch(app.url + url, { method });
      expect({ url, method, ...Object.fromEntries(headers) }).toMatchObject(private_);
      expect(headers.has('etag')).toBe(false);
    }
  expect((await fetch(`${app.url}/api/teams`)).headers.get('referrer-policy')).not.toBe('no-referrer');
});

it('private pages are rendered per request and neither cached nor counted', async () => {
  jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue(SMALL_SITE);
  const rendered = jest.spyOn(SMALL_SITE, 'renderPage');
  folder = givenSiteFolder();
  app = await startTestApp({}, undefined, folder);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(`${app.url}/my/${TOKEN}`, {
      headers: { 'accept-encoding': encoding, 'if-none-match': '*' },
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('<!doctype html>');
  }
  expect(rendered).toHaveBeenCalledTimes(3);
  for (let time = 0; time < 3; time += 1) await fetch(`${app.url}/fr`);
  expect(rendered.mock.calls.length).toBeLessThan(6);
});

it('tokens of private addresses are in no log line, not even on failure', async () => {
  const port = await freePort();
  const { environment, drop } = await createTestDatabase({ LOG_LEVEL: 'debug', PORT: String(port) });
  const server = new ServerProcess(environment);
  try {
    await server.ready();
    const places = ['/my/', '/fr/my/', '/my/r/', '/fr/my/r/', '/api/my/', '/api/my/r/', '/api/calendar/my/'];
    const paths = places.map((path) => path + TOKEN);
    for (const path of [
      ...paths,
      `/api/my/${TOKEN}/export`,
      `/api/my/r/${TOKEN}/registrations/1`,
      `/api/my/${TOKEN}/%F0%9F`,
      `/my/${TOKEN}?lang=en`,
      `/api/calendar/my/${TOKEN}/session/1.ics`,
      `/api/calendar/my/r/${TOKEN}/practice/1.ics`,
      `//my/${TOKEN}/`,
    ])
      for (const method of ['GET', 'POST', 'PUT'])
        await fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          ...(method !== 'GET' && {
            headers: { 'content-type': 'application/json' },
            body: `{"a":"${TOKEN}"`,
          }),
        });
  } finally {
    await server.kill();
    await drop();
  }
  expect(server.output).toContain('/api/my/:token');
  expect(server.output).toContain('/api/my/r/:token');
  expect(server.output + server.errors).not.toContain(TOKEN);
});

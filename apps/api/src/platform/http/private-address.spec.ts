import { SMALL_SITE, useSite } from '../../testing/given-site.js';
import { givenFamily, givenOpenPractices, givenPractice, givenReceipt } from '../../testing/given.js';
import { ServerProcess, freePort } from '../../testing/server-process.js';
import { createTestDatabase } from '../../testing/database/test-database.js';
import { useTestApp } from '../../testing/test-app.js';
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
  `/api/calendar/my/r/${TOKEN}.ics`,
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

const app = useTestApp({ siteFolder: useSite() });

it('answers at private addresses forbid referrers, indexing and caching, whatever the status', async () => {
  const { path } = await givenFamily(app, 'ours@example.test');
  await givenOpenPractices(app);
  const { id } = await givenPractice(app);
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
  const rendered = jest.spyOn(SMALL_SITE, 'renderPage');
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

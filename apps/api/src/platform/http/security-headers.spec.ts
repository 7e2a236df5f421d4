import { rmSync } from 'node:fs';
import { givenSiteFolder, SMALL_SITE } from '../../testing/given/given-site.js';
import { BuiltSite } from '../../site/renderer.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const OBSOLETE = [
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-powered-by',
  'x-xss-protection',
];

const UNDECODABLE = '/api/teams/%E0%A4%A/sessions';
const DATA = ['/api/teams', '/api/nothing-here', '/api/calendar/club.ics', UNDECODABLE];
const DOCUMENTS = ['/', '/api/docs'];

let folder: string;
let app: TestApp;
beforeAll(async () => {
  jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue(SMALL_SITE);
  folder = givenSiteFolder();
  app = await startTestApp({}, undefined, folder);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await app.close();
  rmSync(folder, { recursive: true });
});
const headersOf = async (path: string, headers = {}) => (await fetch(app.url + path, { headers })).headers;

it.each([...DOCUMENTS, ...DATA])('%s cannot be framed, embedded or sniffed', async (path) => {
  const headers = await headersOf(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(OBSOLETE.filter((header) => headers.has(header))).toEqual([]);
});

it.each(DOCUMENTS)('the document %s requests no device permissions', async (path) => {
  const headers = await headersOf(path);
  expect(headers.get('x-frame-options')).toBe('DENY');
  const policy = headers.get('permissions-policy') ?? '';
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(policy.split(',')).toContain(`${feature}=()`);
  expect(policy).not.toMatch(/clipboard|web-share/);
});

it.each([
  ['isolated from', '/admin', 'same-origin'],
  ['isolated from', '/api/docs', 'same-origin'],
  ['open to', '/', null],
  ['open to', '/calendar', null],
  ['open to', '/api/teams', null],
])('is %s other windows: %s', async (_, path, policy) => {
  expect((await headersOf(path)).get('cross-origin-opener-policy')).toBe(policy);
});

it.each(DATA)('%s may load nothing when it is opened, and has no header for documents', async (path) => {
  const headers = await headersOf(path);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const header of ['permissions-policy', 'referrer-policy', 'x-frame-options'])
    expect({ header, value: headers.get(header) }).toEqual({ header, value: null });
});

it('an answer to an undecodable address is stored nowhere', async () => {
  expect((await headersOf(UNDECODABLE)).get('cache-control')).toBe('no-store');
});

it('a 304 leaves the policy of the stored page as it is', async () => {
  // From memory, and as a signed-in browser gets it.
  for (const cookie of ['', 'refresh_token=none']) {
    const page = await headersOf('/', { cookie });
    const stored = { cookie, 'if-none-match': page.get('etag') ?? '' };
    const answer = await fetch(`${app.url}/`, { headers: stored });
    expect(answer.status).toBe(304);
    const policy = page.get('content-security-policy');
    expect(answer.headers.get('content-security-policy') ?? policy).toBe(policy);
  }
});

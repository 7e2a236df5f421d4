import { givenFamily, givenOpenPractices, givenPractice, givenTeam } from '../../testing/given.js';
import { useSite } from '../../testing/given-site.js';
import { useTestApp } from '../../testing/test-app.js';

const app = useTestApp({ siteFolder: useSite() });

const ANY = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-credentials': null,
};
const NONE = {
  'access-control-allow-origin': null,
  'cross-origin-resource-policy': 'same-origin',
  'access-control-allow-credentials': null,
};
const FOREIGN = { origin: 'https://association.example' };
const rightsIn = (headers: Headers) =>
  Object.fromEntries(Object.keys(ANY).map((name) => [name, headers.get(name)]));
const rightsAt = async (path: string, init: RequestInit = {}) =>
  rightsIn((await fetch(app.url + path, { ...init, headers: { ...FOREIGN, ...init.headers } })).headers);

describe('a page of another site', () => {
  it.each([
    '/api/teams',
    '/api/teams?format=csv',
    `/api/practices?updatedSince=2025-09-01T00:00:00Z`,
    '/api/calendar/club.ics',
    '/api/openapi.json',
    '/api/nothing-here',
    '/api/users',
  ])('may read %s without a sign-in', async (path) => {
    expect(await rightsAt(path)).toEqual(ANY);
    expect(await rightsAt(path, { method: 'HEAD' })).toEqual(ANY);
  });

  it('may read that nothing has changed', async () => {
    for (const path of ['/api/teams', '/api/calendar/club.ics']) {
      const etag = (await fetch(app.url + path)).headers.get('etag') ?? '';
      const answer = await fetch(app.url + path, { headers: { ...FOREIGN, 'if-none-match': etag } });
      expect({ status: answer.status, ...rightsIn(answer.headers) }).toEqual({ status: 304, ...ANY });
    }
  });

  it('may not read what a signed-in browser gets, whether its sign-in is live or dead', async () => {
    const team = await givenTeam(app, { playerDisplay: 'initials', activePlayers: ['Demo Player'] });
    const coach = await app.signedIn('coach');
    const cookies = [...coach.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const cookie of [cookies, 'access_token=dead', '__Host-refresh_token=dead'])
      for (const path of [
        '/api/teams',
        `/api/teams/${team.id}/sessions`,
        '/api/auth/me',
        '/api/registrations',
      ])
        expect({ path, ...(await rightsAt(path, { headers: { cookie } })) }).toEqual({ path, ...NONE });
    const { body, headers } = await coach.get<{ activePlayers: string[] }[]>('/api/teams', FOREIGN);
    expect(body[0]?.activePlayers).toEqual(['Demo Player']);
    expect(rightsIn(headers)).toEqual(NONE);
    expect(await rightsAt('/api/teams', { headers: { 'x-sign-in': 'required' } })).toEqual(NONE);
  });

  it('may not read an address that is a credential, in any spelling', async () => {
    const { token } = await givenFamily(app, 'parent@example.test');
    for (const path of [`/api/my/${token}`, `/api/%6Dy/${token}`, `/api/calendar/my/${token}.ics`])
      expect({ path, ...(await rightsAt(path)) }).toEqual({ path, ...NONE });
  });

  it('may read no page, and no answer to a change', async () => {
    expect(await rightsAt('/')).toEqual(NONE);
    await givenOpenPractices(app);
    const { id: practiceId } = await givenPractice(app);
    const form = { practiceId, playerName: 'Demo Player', position: 'F', parentEmail: 'a@example.test' };
    const body = JSON.stringify(form);
    const headers = { 'content-type': 'application/json' };
    expect(await rightsAt('/api/registrations', { method: 'POST', body, headers })).toEqual(NONE);
    expect(await app.find('registrations', {})).toEqual([]);
  });

  it('has its preflight answered for reading only, and never with credentials', async () => {
    const preflight = (path: string, method: string) =>
      fetch(app.url + path, {
        method: 'OPTIONS',
        headers: {
          ...FOREIGN,
          'access-control-request-method': method,
          'access-control-request-headers': 'if-none-match',
        },
      });
    const answer = await preflight('/api/teams', 'GET');
    expect({ status: answer.status, ...rightsIn(answer.headers) }).toEqual({ status: 204, ...ANY });
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(answer.headers.get('access-control-allow-headers')).toBe('*');
    expect((await preflight('/api/registrations', 'POST')).headers.get('access-control-allow-methods')).toBe(
      'GET, HEAD',
    );
    expect((await preflight('/api/my/token', 'GET')).status).toBe(404);
    expect((await fetch(`${app.url}/api/teams`, { method: 'OPTIONS' })).status).toBe(404);
  });
});

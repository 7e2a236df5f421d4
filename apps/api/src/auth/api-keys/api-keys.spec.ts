import { API_SCOPES, type ApiScope, type ErrorCode } from '@lions/domain';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { AdminUser } from '../accounts/admin-user.entity.js';
import { ACCESS, KEY_CALLS } from '../../platform/common/access-table.js';
import type { Registration } from '../../places/registration.entity.js';
import type { Answer, Client } from '../../testing/client.js';
import {
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import { startTestApp, useSignedIn, useTestApp, type SignedIn } from '../../testing/test-app.js';
import { ApiKey } from './api-key.entity.js';
import type { ApiKeyDto, CreatedApiKeyDto } from './api-keys.dto.js';
import { KEY_LIMITS } from './key-sign-in.js';

const NOON = '2025-09-01T16:00:00.000Z';
const DAY_MS = 86_400_000;

const app = useTestApp({ now: NOON });
const root = useSignedIn(app, 'superadmin');

type Made = CreatedApiKeyDto & { client: Client };
interface Wish {
  scopes?: readonly ApiScope[];
  teamIds?: number[];
  endsAt?: string;
}

const withKey = (key: string, headers: Record<string, string> = {}) =>
  app.anonymous({ authorization: `Bearer ${key}`, ...headers });
const post = (body: object, maker: Client = root) => maker.post<CreatedApiKeyDto>('/api/api-keys', body);
async function make({ scopes = API_SCOPES, ...wish }: Wish = {}, maker: Client = root): Promise<Made> {
  const { status, body } = await post({ name: 'League sheet', scopes, ...wish }, maker);
  expect(status).toBe(201);
  return { ...body, client: withKey(body.key) };
}
const list = async () => (await root.get<ApiKeyDto[]>('/api/api-keys')).body;
const listed = async ({ id }: Made) => (await list()).find((key) => key.id === id);
const refusal = (status: number, code: ErrorCode, more: object = {}) =>
  expect.objectContaining({ status, body: expect.objectContaining({ code, ...more }) });

describe('making a key', () => {
  it('answers the key once and stores only its hash', async () => {
    const made = await make({ scopes: ['schedule:read'], endsAt: '2025-12-01T05:00:00.000Z' });
    expect(made.key).toMatch(/^lions_[\w-]{43}$/);
    expect(made).toMatchObject({
      name: 'League sheet',
      scopes: ['schedule:read'],
      prefix: made.key.slice(0, 12),
    });
    expect(await listed(made)).toEqual({
      id: made.id,
      name: 'League sheet',
      prefix: made.prefix,
      scopes: ['schedule:read'],
      teamIds: null,
      endsAt: '2025-12-01T05:00:00.000Z',
      lastUsedAt: null,
      madeBy: root.user.username,
      state: 'live',
      createdAt: NOON,
    });
    expect(JSON.stringify(await app.find(ApiKey, {}))).not.toContain(made.key);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['teams:write'] }, 'scopes'],
    ['a scope twice', { scopes: ['counts:read', 'counts:read'] }, 'scopes'],
    ['no team', { teamIds: [] }, 'teamIds'],
    ['an unknown team', { teamIds: [2_147_483_647] }, 'teamIds'],
    ['an end that has passed', { endsAt: NOON }, 'endsAt'],
    ['a day as the end', { endsAt: '2026-01-01' }, 'endsAt'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await post({ name: 'Sheet', scopes: ['counts:read'], ...change });
    const details = expect.arrayContaining([expect.objectContaining({ field })]);
    expect(answer).toEqual(refusal(400, 'VALIDATION_FAILED', { details }));
  });

  it('and revoking are in the audit log, by name', async () => {
    const made = await make({ scopes: ['counts:read'] });
    expect((await root.delete(`/api/api-keys/${made.id}`)).status).toBe(204);
    expect(await root.delete(`/api/api-keys/${made.id}`)).toEqual(refusal(404, 'API_KEY_NOT_FOUND'));
    const entries = await app.find(AuditEntry, { where: { subject: 'apiKey', subjectId: made.id } });
    const named = { name: 'League sheet', scopes: ['counts:read'] };
    expect(entries).toMatchObject([
      { action: 'apiKey.create', actor: root.user.username, after: named },
      { action: 'apiKey.revoke', actor: root.user.username, before: named },
    ]);
    expect(JSON.stringify(entries)).not.toContain(made.key);
  });
});

describe('the calls that take a key', () => {
  const CODES: string[] = [
    'NOT_SIGNED_IN',
    'ACCESS_DENIED',
    'API_KEY_INVALID',
    'API_KEY_REFUSED',
    'API_KEY_LIMITED',
    'SCOPE_MISSING',
  ];
  /** The guard's answer to a key, or 'admitted'. */
  async function answerTo(client: Client, call: string): Promise<string> {
    const [method = '', path = ''] = call.split(' ');
    const address = path.replace(':id', '2147483647').replace(':league', 'lheq').replace(':key', 'none');
    const { body } = await client.send<{ code?: string; scope?: string }>(
      method,
      address,
      method === 'GET' || method === 'DELETE' ? undefined : {},
    );
    const { code = '', scope } = body;
    return CODES.includes(code) ? [code, scope].filter(Boolean).join(' ') : 'admitted';
  }
  function expectedFor({ scopes = API_SCOPES, teamIds }: Wish, call: string): string {
    const taken = KEY_CALLS[call];
    if (!taken) return 'API_KEY_REFUSED';
    if (!scopes.includes(taken.scope)) return `SCOPE_MISSING ${taken.scope}`;
    return teamIds && taken.isWholeClub ? 'API_KEY_LIMITED' : 'admitted';
  }
  async function unexpectedOf(client: Client, expected: (call: string) => string): Promise<object[]> {
    const found: object[] = [];
    for (const call of Object.keys(ACCESS)) {
      const answer = await answerTo(client, call);
      if (answer !== expected(call)) found.push({ call, answer, expected: expected(call) });
    }
    return found;
  }

  it('are open to coaches or to anyone, and only those about registrations write', () => {
    for (const [call, { scope }] of Object.entries(KEY_CALLS)) {
      expect({ call, audience: ACCESS[call] }).toEqual({
        call,
        audience: expect.stringMatching(/^(coach|anyone)$/),
      });
      const isWrite = !call.startsWith('GET ');
      expect({ call, isWrite }).toEqual({ call, isWrite: scope === 'registrations:write' });
    }
    expect(
      Object.keys(KEY_CALLS).filter((call) => /\/(auth|admin|my|families|messages)\b/.test(call)),
    ).toEqual([]);
  });

  it.each<[string, Wish]>([
    ...API_SCOPES.map((scope): [string, Wish] => [scope, { scopes: [scope] }]),
    ['every scope', {}],
    ['every scope for one team', { teamIds: [1] }],
  ])('admit a key with %s as the table says, and no other call does', async (_, wish) => {
    const teamIds = wish.teamIds && [(await givenTeam(app)).id];
    const { client } = await make({ ...wish, ...(teamIds && { teamIds }) });
    expect(await unexpectedOf(client, (call) => expectedFor(wish, call))).toEqual([]);
  });

  const dead: Record<string, () => Promise<Client>> = {
    unknown: async () => withKey(`lions_${'x'.repeat(43)}`),
    empty: async () => withKey(''),
    ended: async () => {
      const { client } = await make({ endsAt: new Date(app.clock.time() + DAY_MS).toISOString() });
      expect((await client.get('/api/teams')).status).toBe(200);
      app.clock.advance(DAY_MS);
      return client;
    },
    revoked: async () => {
      const { client, id } = await make();
      expect((await client.get('/api/teams')).status).toBe(200);
      await root.delete(`/api/api-keys/${id}`);
      return client;
    },
    'of a deleted superadmin': () => afterMaker((id) => root.delete(`/api/admin/users/${id}`)),
    'of a deactivated superadmin': () =>
      afterMaker((id) => root.put(`/api/admin/users/${id}`, { isActive: false })),
    'of a former superadmin': () => afterMaker((id) => root.put(`/api/admin/users/${id}`, { role: 'coach' })),
  };
  async function afterMaker(change: (id: number) => Promise<Answer<unknown>>): Promise<Client> {
    const maker = await app.signedIn('superadmin');
    const { client } = await make({}, maker);
    expect((await client.get('/api/teams')).status).toBe(200);
    expect((await change(maker.user.id)).status).toBeLessThan(300);
    return client;
  }
  it.each(Object.entries(dead))('refuse a key that is %s', async (_, killed) => {
    const client = await killed();
    expect(await client.get('/api/teams')).toEqual(refusal(401, 'API_KEY_INVALID'));
    expect(await unexpectedOf(client, () => 'API_KEY_INVALID')).toEqual([]);
  });

  it('tells superadmins which keys no longer work, and why', async () => {
    const maker = await app.signedIn('superadmin');
    const made = await make({ endsAt: new Date(app.clock.time() + DAY_MS).toISOString() }, maker);
    await root.put(`/api/admin/users/${maker.user.id}`, { role: 'coach' });
    expect(await listed(made)).toMatchObject({ state: 'makerLost' });
    app.clock.advance(DAY_MS);
    const tomorrow = await app.signedIn('superadmin');
    const { body } = await tomorrow.get<ApiKeyDto[]>('/api/api-keys');
    expect(body.find(({ id }) => id === made.id)).toMatchObject({ state: 'ended' });
  });

  it('name the missing scope in their sentence', async () => {
    const { client } = await make({ scopes: ['schedule:read'] });
    const { body } = await client.get<{ error: string; scope: string }>('/api/registrations');
    expect(body).toMatchObject({ scope: 'registrations:read' });
    expect(body.error).toContain('(registrations:read)');
  });
});

describe('a request with a key', () => {
  let coach: SignedIn;
  beforeAll(async () => {
    coach = await app.signedIn('coach');
  });

  it('ignores the cookies beside it', async () => {
    const { key } = await make({ scopes: ['schedule:read'] });
    const headers = { authorization: `Bearer ${key}` };
    expect(await root.post('/api/teams', { name: 'M13', league: 'lheq' }, headers)).toEqual(
      refusal(403, 'API_KEY_REFUSED'),
    );
    expect(await root.get('/api/teams', { authorization: 'Bearer none' })).toEqual(
      refusal(401, 'API_KEY_INVALID'),
    );
    expect((await coach.get('/api/teams', { authorization: 'Basic Zm9vOmJhcg==' })).status).toBe(200);
  });

  it('needs no X-Requested-With, and no page of another site can send one by itself', async () => {
    const session = await givenTryoutSession(app);
    const { key } = await make();
    const [{ id }, path] = [await givenRegistration(app, { sessionId: session.id }), '/api/registrations'];
    const cookie = 'access_token=x';
    const crossSite = app.anonymous({ cookie, 'sec-fetch-site': 'cross-site' });
    expect(await crossSite.delete(`${path}/${id}`)).toEqual(refusal(403, 'CROSS_SITE_REQUEST'));
    expect((await withKey(key, { cookie }).delete(`${path}/${id}`)).status).toBe(204);
  });

  it.each(['key', 'api_key', 'access_token'])(
    'in the address as ?%s= is refused with a reason',
    async (name) => {
      const { key } = await make();
      for (const path of ['/api/teams', '/api/registrations', '/api/calendar/club.ics', '/api/nothing'])
        for (const client of [app.anonymous(), coach, withKey(key)])
          expect(await client.get(`${path}?${name}=${key}`)).toEqual(refusal(400, 'API_KEY_IN_ADDRESS'));
    },
  );

  it('is answered from the database, and its answer is not kept for anyone else', async () => {
    const hidden = await givenTeam(app, { isVisible: false });
    const { client } = await make();
    const ids = async (who: Client) =>
      (await who.get<{ id: number }[]>('/api/teams')).body.map(({ id }) => id);
    expect(await ids(app.anonymous())).not.toContain(hidden.id);
    expect(await ids(client)).toContain(hidden.id);
    expect(await ids(app.anonymous())).not.toContain(hidden.id);
    const { headers } = await client.get('/api/teams');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is noted once a minute', async () => {
    const made = await make();
    const usedAt = async () => (await listed(made))?.lastUsedAt;
    await made.client.get('/api/teams');
    const first = app.clock.now().toISOString();
    expect(await usedAt()).toBe(first);
    app.clock.advance(59_000);
    await made.client.get('/api/teams');
    expect(await usedAt()).toBe(first);
    app.clock.advance(1000);
    await made.client.get('/api/teams');
    expect(await usedAt()).toBe(app.clock.now().toISOString());
  });

  it('that is refused does not count as a use', async () => {
    const made = await make({ scopes: ['counts:read'] });
    await made.client.get('/api/teams');
    expect(await listed(made)).toMatchObject({ lastUsedAt: null });
  });
});

describe('a key for some teams', () => {
  it('sees its teams and nothing of the others', async () => {
    const [own, other] = [await givenTeam(app, { isVisible: false }), await givenTeam(app)];
    const sessions = [
      await givenTryoutSession(app, { teamId: own.id }),
      await givenTryoutSession(app, { teamId: other.id }),
    ];
    const { client } = await make({ teamIds: [own.id] });
    expect((await client.get<{ id: number }[]>('/api/teams')).body).toMatchObject([{ id: own.id }]);
    const schedule = await client.get<object[]>('/api/sessions?from=2025-09-01&to=2025-09-30');
    expect(schedule.body).toMatchObject([{ id: sessions[0]?.id, teamId: own.id }]);
    const statuses = async (path: (team: number, session: number) => string) => [
      (await client.get(path(own.id, sessions[0]?.id ?? 0))).status,
      (await client.get(path(other.id, sessions[1]?.id ?? 0))).status,
    ];
    expect(await statuses((id) => `/api/teams/${id}/sessions`)).toEqual([200, 404]);
    expect(await statuses((_, id) => `/api/sessions/${id}/registrations`)).toEqual([200, 404]);
    expect(await statuses((_, id) => `/api/sessions/${id}/ledger`)).toEqual([200, 404]);
    expect(await statuses((id) => `/api/teams/${id}`)).toEqual([200, 404]);
    expect(await statuses((_, id) => `/api/sessions/${id}`)).toEqual([200, 404]);
    const practice = await givenPractice(app);
    const targets = [
      { sessionId: sessions[0]?.id ?? 0 },
      { sessionId: sessions[1]?.id ?? 0 },
      { practiceId: practice.id },
    ];
    const seen: number[] = [];
    for (const target of targets) {
      const { id } = await givenRegistration(app, target);
      seen.push((await client.get(`/api/registrations/${id}`)).status);
    }
    expect(seen).toEqual([200, 404, 404]);
  });

  it('changes registrations of its teams only', async () => {
    const [own, other] = [await givenTryoutSession(app), await givenTryoutSession(app)];
    const practice = await givenPractice(app);
    const { client } = await make({ teamIds: [own.teamId] });
    const cancel = async (target: Partial<Registration>) => {
      const { id } = await givenRegistration(app, target);
      return client.delete(`/api/registrations/${id}`);
    };
    expect((await cancel({ sessionId: own.id })).status).toBe(204);
    expect(await cancel({ sessionId: other.id })).toEqual(refusal(403, 'TEAM_OUT_OF_SCOPE'));
    expect(await cancel({ practiceId: practice.id })).toEqual(refusal(403, 'PRACTICES_OUT_OF_SCOPE'));
    const { id } = await givenRegistration(app, { sessionId: own.id });
    const moved = await client.put(`/api/registrations/${id}`, { sessionId: other.id });
    expect(moved).toEqual(refusal(403, 'TEAM_OUT_OF_SCOPE'));
    const player = {
      playerName: 'Demo Player 02',
      playerPosition: 'Forward',
      playerAge: 14,
      parentName: 'Demo Parent',
      parentEmail: 'demo.two@example.test',
    };
    const register = (session: { id: number }) =>
      client.post(`/api/sessions/${session.id}/registrations`, player);
    expect((await register(own)).status).toBe(201);
    expect(await register(other)).toEqual(refusal(403, 'TEAM_OUT_OF_SCOPE'));
  });
});

describe('contacts', () => {
  const SECRETS = {
    parentName: 'Sentinel Parent',
    parentEmail: 'sentinel@example.test',
    parentPhone: '514-555-0199',
    checkInNote: 'Sentinel note',
    consentVersion: 'sentinel-9',
  };
  let row: Registration;
  let practice: { id: number };
  beforeEach(async () => {
    await givenOpenPractices(app);
    const family = await givenFamily(app, SECRETS.parentEmail, 'fr');
    const session = await givenTryoutSession(app, { date: '2025-09-20' });
    practice = await givenPractice(app, { date: '2025-09-20' });
    const stored = { ...SECRETS, playerName: 'Sentinel Child', familyId: family.id, locale: 'fr' as const };
    row = await givenRegistration(app, { ...stored, sessionId: session.id, parentalAuthority: true });
    await givenRegistration(app, { ...stored, practiceId: practice.id });
  });

  /** Every call that takes a key, with rows that have contacts, and what it answered. */
  async function answersTo(client: Client): Promise<{ call: string; status: number; text: string }[]> {
    const body = {
      playerName: 'Sentinel Child',
      playerPosition: 'Forward',
      playerAge: 14,
      parentName: 'Given Parent',
      parentEmail: SECRETS.parentEmail,
    };
    const { playerName, parentEmail, playerPosition: position } = body;
    const bodies: Record<string, object> = {
      'POST /api/registrations': { playerName, parentEmail, position: 'F', practiceId: practice.id },
      'POST /api/sessions/:id/registrations': body,
      'POST /api/registration-forms': {
        targets: [{ kind: 'session', id: row.sessionId }],
        players: [{ playerName: 'Other Child', position, playerAge: 14 }],
        parentName: 'Given Parent',
        parentEmail: 'given@example.test',
      },
      'PUT /api/registrations/:id': { attended: true },
    };
    const answers: { call: string; status: number; text: string }[] = [];
    for (const call of Object.keys(KEY_CALLS)) {
      const [method = '', path = ''] = call.split(' ');
      const id = path.startsWith('/api/registrations')
        ? row.id
        : path.startsWith('/api/practices')
          ? practice.id
          : row.sessionId;
      const days = ['/api/sessions', '/api/calendar'].includes(path) ? '?from=2025-09-01&to=2025-09-30' : '';
      const address = path.replace(':id', String(id)).replace(':league', 'lheq') + days;
      const { status, body: answer } = await client.send<unknown>(method, address, bodies[call]);
      answers.push({ call, status, text: JSON.stringify(answer) });
    }
    return answers;
  }
  const FIELDS =
    /"(parentName|parentEmail|parentPhone|parentalAuthority|consentVersion|consentReceivedAt|locale|familyId|manageUrl)"/;
  const told = (texts: { call: string; text: string }[], words: readonly string[]) =>
    texts
      .filter(({ text }) => FIELDS.test(text) || words.some((word) => text.includes(word)))
      .map(({ call }) => call);

  it('are in no answer to a key without their scope', async () => {
    const { client } = await make({ scopes: API_SCOPES.filter((scope) => scope !== 'contacts:read') });
    const answers = await answersTo(client);
    expect(answers.filter(({ status }) => status === 403 || status === 401)).toEqual([]);
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(15);
    expect(told(answers, Object.values(SECRETS))).toEqual([]);
    const names = answers.filter(({ text }) => text.includes('Sentinel Child')).map(({ call }) => call);
    expect(names).toContain('GET /api/sessions/:id/registrations');
  });

  it('and names are in no answer to a key that only writes', async () => {
    const { client } = await make({ scopes: ['registrations:write', 'contacts:read'] });
    const answers = (await answersTo(client)).filter(({ status }) => status < 300);
    expect(answers.map(({ call }) => call)).toContain('PUT /api/registrations/:id');
    expect(told(answers, [...Object.values(SECRETS), 'Sentinel Child'])).toEqual([]);
  });

  it('are in the lists for a key with both scopes', async () => {
    const { client } = await make({ scopes: ['registrations:read', 'contacts:read'] });
    const answers = (await answersTo(client)).filter(({ status }) => status < 300);
    expect(told(answers, Object.values(SECRETS))).toEqual([
      'GET /api/registrations',
      'GET /api/registrations/:id',
      'GET /api/sessions/:id/registrations',
    ]);
  });

  it('leave exactly these fields of a registration to a key with names only', async () => {
    const { client } = await make({ scopes: ['registrations:read'] });
    const fieldsAt = async (path: string) =>
      Object.keys((await client.get<object[]>(path)).body[0] ?? {}).sort();
    const both =
      'attended birthYear confirmedAt createdAt id isPaid playerAge playerName status tryoutNumber waitlistPosition';
    const sorted = (more: string) => `${both} ${more}`.split(' ').sort();
    expect(await fieldsAt(`/api/sessions/${row.sessionId}/registrations`)).toEqual(
      sorted('playerPosition sessionId'),
    );
    expect(await fieldsAt(`/api/registrations?practiceId=${practice.id}`)).toEqual(
      sorted('isWaitlist playerPosition position practiceId'),
    );
  });

  it('are changed only by a key that reads them: a new address gets the family’s link', async () => {
    const path = `/api/registrations/${row.id}`;
    const change = { parentEmail: 'thief@example.test' };
    const writer = await make({ scopes: ['registrations:write', 'registrations:read'] });
    expect(await writer.client.put(path, change)).toEqual(
      refusal(403, 'SCOPE_MISSING', { scope: 'contacts:read' }),
    );
    expect(await writer.client.put(path, { consentReceived: true })).toEqual(
      refusal(403, 'SCOPE_MISSING', { scope: 'contacts:read' }),
    );
    expect((await (await make()).client.put(path, change)).status).toBe(200);
  });

  it('are not quoted by a dry run', async () => {
    const { client } = await make({ scopes: ['registrations:write'] });
    const answer = await client.delete(`/api/registrations/${row.id}`, { 'dry-run': 'true' });
    expect(answer).toEqual(refusal(400, 'VALIDATION_FAILED'));
  });

  it('a change is recorded in the name of the key', async () => {
    const { client } = await make();
    await client.put(`/api/registrations/${row.id}`, { attended: true });
    const where = { subject: 'registration', subjectId: row.id };
    expect(await app.find(AuditEntry, { where })).toMatchObject([
      { actor: 'API: League sheet', actorId: root.user.id },
    ]);
  });

  it('and player lists are those of the public', async () => {
    await givenTeam(app, { isVisible: false, activePlayers: ['Sentinel Child'], playerDisplay: 'numbers' });
    const { client } = await make();
    expect(JSON.stringify((await client.get('/api/teams')).body)).not.toContain('Sentinel Child');
  });
});

it('is not made by a superadmin without the second step that the club requires; earlier keys work', async () => {
  const [admin, other] = [await app.signedIn('superadmin'), await app.signedIn('superadmin')];
  const made = await make({ scopes: ['schedule:read'] }, other);
  const secondFactor = {
    secret: '',
    isOn: true,
    lastStep: 0,
    recoveryHashes: [],
  };
  await app.update(AdminUser, { id: admin.user.id }, { secondFactor });
  const requireIt = (value: string) => admin.put('/api/settings/second_factor_required', { value });
  expect((await requireIt('true')).status).toBe(200);
  const wish = { name: 'Another sheet', scopes: ['schedule:read'] };
  expect(await post(wish, other)).toEqual(refusal(403, 'SECOND_FACTOR_SET_UP'));
  expect((await post(wish, admin)).status).toBe(201);
  expect((await made.client.get('/api/teams')).status).toBe(200);
  expect((await admin.delete(`/api/api-keys/${made.id}`)).status).toBe(204);
  expect((await made.client.get('/api/teams')).status).toBe(401);
  expect((await requireIt('false')).status).toBe(200);
});

describe('limits', () => {
  it('are counted by key, told with every answer, and for unknown keys by address', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' });
    const maker = await limited.signedIn('superadmin');
    const { key } = await make({ scopes: ['schedule:read'] }, maker);
    const client = (authorization: string) => limited.anonymous({ authorization });
    const using = client(`Bearer ${key}`);
    const limitsOf = ({ headers }: Answer<unknown>) =>
      ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));
    for (const path of ['/api/teams', '/api/registrations', '/api/teams/x/sessions', '/api/auth/me'])
      expect(limitsOf(await using.get(path))[0]).toBe(KEY_LIMITS.calls);
    const [, remaining = 0, reset = 0] = limitsOf(await using.get('/api/teams'));
    expect(remaining).toBe(KEY_LIMITS.calls - 5);
    expect(reset).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: remaining }, () => using.get('/api/auth/me')));
    const blocked = await using.get('/api/teams');
    expect(blocked).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limitsOf(blocked)[1]).toBe(0);
    const other = await make({ scopes: ['schedule:read'] }, maker);
    expect((await client(`Bearer ${other.key}`).get('/api/teams')).status).toBe(200);
    for (let count = 0; count < KEY_LIMITS.unknown; count += 1)
      expect((await client(`Bearer ${count}`).get('/api/teams')).status).toBe(401);
    expect(await client('Bearer unknown').get('/api/teams')).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    await limited.close();
  });
});

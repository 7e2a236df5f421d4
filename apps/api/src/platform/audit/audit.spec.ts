import type { Team } from '../../teams/team.entity.js';
import type { Answer, Client } from '../../testing/client.js';
import { givenTeam, givenTryoutSession } from '../../testing/given.js';
import { givenUser, PASSWORD, useSignedIn, useTestApp } from '../../testing/test-app.js';
import type { AuditEntryDto } from './audit.dto.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AUDIT_FIELDS } from '@lions/domain';
import { DECLARED_COLUMNS } from '../retention/personal-columns.js';
import { AdminUser } from '../../auth/accounts/admin-user.entity.js';

let team: Team;

const app = useTestApp({ empty: ['audit_entries', 'settings'] });
const root = useSignedIn(app, 'superadmin');
beforeAll(async () => {
  team = await givenTeam(app);
});

/** Inserts an entry; returns its id. */
const given = (line: Partial<AuditEntry> = {}) =>
  app.db.write((tx) =>
    tx.insert(AuditEntry, {
      at: app.clock.now(),
      actorId: null,
      actor: 'server',
      action: 'team.update',
      subject: 'team',
      subjectId: null,
      before: null,
      after: null,
      ...line,
    }),
  );
const list = async (query = '') => (await root.get<AuditEntryDto[]>(`/api/audit${query}`)).body;
const ids = async (query: string) => (await list(query)).map(({ id }) => id);

describe('the audit log', () => {
  it('filters by actor, subject, action and id', async () => {
    const first = await given({ actor: 'amy', subjectId: 1 });
    const second = await given({ actor: 'ben', subjectId: 2 });
    const third = await given({ actor: 'amy', action: 'user.update', subject: 'user', subjectId: 1 });
    const fourth = await given({ actor: 'amy', action: 'team.delete', subjectId: 1 });
    expect(await ids('')).toEqual([fourth, third, second, first]);
    expect(await ids('?actor=amy')).toEqual([fourth, third, first]);
    expect(await ids('?subject=team')).toEqual([fourth, second, first]);
    expect(await ids('?action=team.update')).toEqual([second, first]);
    expect(await ids('?subject=team&subjectId=1')).toEqual([fourth, first]);
    expect(await ids('?subject=user&action=team.update')).toEqual([]);
    expect(await ids('?actor=nobody')).toEqual([]);
    expect((await root.get('/api/audit/actors')).body).toEqual(['amy', 'ben']);
  });

  it('filters by the club’s days, both inclusive, also when clocks change', async () => {
    const times = ['2025-11-02T03:59:59.999Z', '2025-11-02T04:00:00.000Z', '2025-11-03T04:59:59.999Z'];
    const [before, start, end] = await Promise.all(times.map((at) => given({ at: new Date(at) })));
    const after = await given({ at: new Date('2025-11-03T05:00:00.000Z') });
    expect((await ids('?from=2025-11-02&to=2025-11-02')).sort()).toEqual([start, end].sort());
    expect((await ids('?from=2025-11-02')).sort()).toEqual([start, end, after].sort());
    expect((await ids('?to=2025-11-01')).sort()).toEqual([before]);
  });

  it('refuses unknown filters', async () => {
    const wrong = ['subject=teams', 'subject=', 'action=team', 'action=team.fly', 'action=toString'];
    wrong.push('from=nonsense', 'from=2025-02-30', 'to=2025-11-1', 'from=', "from=2025-11-01' OR 1=1 --");
    wrong.push('from=2025-11-02&to=2025-11-01', 'from[]=2025-11-01', 'from=2025-11-01&from=2025-11-02');
    wrong.push(
      'subjectId=0',
      'subjectId=x',
      'subjectId=1e99',
      'subjectId=2147483648',
      'cursor=-1',
      'limit=501',
    );
    wrong.push(`actor=${'x'.repeat(41)}`, 'actor=', 'actor=a&actor=b', 'actor=%00', 'person=amy');
    for (const query of wrong)
      expect([query, await root.get(`/api/audit?${query}`)]).toMatchObject([
        query,
        { status: 400, body: { code: 'VALIDATION_FAILED' } },
      ]);
    expect(await ids(`?actor=${encodeURIComponent("' OR '1'='1")}`)).toEqual([]);
  });

  it('pages with the same filter and ends', async () => {
    const wanted: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      wanted.unshift(await given({ actor: 'a&b c' }));
      await given({ actor: 'other' });
    }
    const found: number[] = [];
    let next: string | undefined = '/api/audit?actor=a%26b+c&subject=team&limit=2';
    while (next !== undefined) {
      const { body, headers }: Answer<AuditEntryDto[]> = await root.get(next);
      found.push(...body.map(({ id }) => id));
      next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(found).toEqual(wanted);
  });

  it('names the subject while it exists', async () => {
    const session = await givenTryoutSession(app, { teamId: team.id });
    await root.put('/api/settings/development_notice_enabled', { value: 'true' });
    await given({ subjectId: team.id });
    await given({ subjectId: 2_147_483_647 });
    const ofSession = { action: 'tryoutSession.delete', subject: 'tryoutSession' };
    await given({ ...ofSession, subjectId: session.id });
    await given({ action: 'user.update', subject: 'user', subjectId: root.user.id });
    await given({ action: 'cleanup.run', subject: 'cleanup', subjectId: 1 });
    await given({ action: 'demo.load', subject: 'demo' });
    const lines = await list();
    expect(lines.map(({ subject, subjectName, subjectDate }) => [subject, subjectName, subjectDate])).toEqual(
      [
        ['demo', null, null],
        ['cleanup', null, null],
        ['user', root.user.username, null],
        ['tryoutSession', team.name, session.date],
        ['team', null, null],
        ['team', team.name, null],
        ['setting', 'development_notice_enabled', null],
      ],
    );
  });
});

/** Tables whose changes the audit log shows by field. */
const LOGGED = [
  'admin_users',
  'incidents',
  'pictures',
  'practices',
  'registrations',
  'settings',
  'teams',
  'tryout_sessions',
];
/** Columns that no entry holds, or that the log shows by their raw name. */
const UNNAMED = [
  'id',
  'createdAt',
  'updatedAt',
  'version',
  'admin_users.lastLogin',
  'admin_users.passwordHash',
  'admin_users.secondFactor',
  'pictures.consentById',
  'pictures.fileKey',
  'pictures.height',
  'pictures.slot',
  'pictures.width',
  'pictures.widths',
];

it('the audit log has a name for each column of the tables that it shows', () => {
  const columns = LOGGED.flatMap((table) => {
    const { personal = [], other = [] } = DECLARED_COLUMNS[table] ?? {};
    return [...personal, ...other].map((column) => ({ column, name: `${table}.${column}` }));
  });
  const unnamed = columns.filter(
    ({ column, name }) => !(column in AUDIT_FIELDS) && !UNNAMED.includes(column) && !UNNAMED.includes(name),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
  expect(columns.length).toBeGreaterThan(50);
});

describe('an outdated version', () => {
  type SignedInClient = Client & { user: AdminUser };
  const coach = useSignedIn(app, 'coach');
  const other = useSignedIn(app, 'superadmin');
  const nameOf = ({ user }: SignedInClient) => `${user.firstName} ${user.lastName}`;
  const ifMatch = { 'if-match': '"1"' };
  /** Saves `first`, advances the clock, then saves `late` with the outdated version. */
  async function conflictOver<Body>(
    path: string,
    [firstBy, first]: [Client, object],
    [lateBy, late]: [Client, object],
  ): Promise<{ changedAt: string; answer: Answer<Body> }> {
    app.clock.advance(60_000);
    const changedAt = app.clock.now().toISOString();
    expect((await firstBy.put(path, first, ifMatch)).status).toBe(200);
    app.clock.advance(60_000);
    return { changedAt, answer: await lateBy.put<Body>(path, late, ifMatch) };
  }

  it('of a team tells who changed it and when', async () => {
    const { id } = await givenTeam(app);
    const [first, late] = [{ name: 'M15 First' }, { name: 'M15 Late' }];
    const { answer, changedAt } = await conflictOver(`/api/teams/${id}`, [coach, first], [root, late]);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: first, changedBy: nameOf(coach), changedAt },
    });
  });

  it('of a tryout session tells who changed it and when', async () => {
    const team = await givenTeam(app);
    const { id } = await givenTryoutSession(app, { teamId: team.id });
    const [first, late] = [{ capacity: 21 }, { capacity: 22 }];
    const { answer, changedAt } = await conflictOver(`/api/sessions/${id}`, [root, first], [coach, late]);
    expect(answer).toMatchObject({
      status: 409,
      body: { current: first, changedBy: nameOf(root), changedAt },
    });
  });

  it('of a user tells who changed it, whatever other entries followed', async () => {
    const { id } = await givenUser(app);
    const path = `/api/admin/users/${id}`;
    const [first, late] = [{ lastName: 'First' }, { lastName: 'Late' }];
    const { changedAt } = await conflictOver(path, [other, first], [root, late]);
    for (const act of ['unlock', 'reset-link', 'end-sessions']) await root.post(`${path}/${act}`);
    expect(await root.put(path, late, ifMatch)).toMatchObject({
      status: 409,
      body: { current: first, changedBy: nameOf(other), changedAt },
    });
    expect(await root.delete(path, ifMatch)).toMatchObject({
      status: 409,
      body: { changedBy: nameOf(other) },
    });
  });

  it('of a setting tells who changed it and when', async () => {
    const path = '/api/settings/development_notice_enabled';
    expect((await root.put(path, { value: 'true' })).status).toBe(200);
    const [first, late] = [{ value: 'false' }, { value: 'true' }];
    const { answer, changedAt } = await conflictOver(path, [other, first], [root, late]);
    expect(answer).toMatchObject({
      status: 409,
      body: { current: first, changedBy: nameOf(other), changedAt },
    });
  });

  it('names deleted users by username and the server as ‘server’', async () => {
    const gone = await givenUser(app);
    const client = app.anonymous();
    await client.post('/api/auth/login', { username: gone.username, password: PASSWORD });
    const { id } = await givenTeam(app);
    const path = `/api/teams/${id}`;
    await client.put(path, { name: 'M15 Gone' });
    await root.delete(`/api/admin/users/${gone.id}`);
    expect((await root.put(path, {}, ifMatch)).body).toMatchObject({ changedBy: gone.username });
    await app.update(AuditEntry, { subject: 'team', subjectId: id }, { actorId: null, actor: 'server' });
    expect((await root.put(path, {}, ifMatch)).body).toMatchObject({ changedBy: 'server' });
  });

  it('names no one when the log has no entry, or when the caller is anonymous', async () => {
    const { id } = await givenTeam(app, { version: 7 });
    const unknown = await root.put<object>(`/api/teams/${id}`, {}, ifMatch);
    expect(unknown.status).toBe(409);
    expect(unknown.body).not.toHaveProperty('changedBy');
    await coach.put(`/api/teams/${id}`, { name: 'M15 Known' });
    const answer = await app.anonymous().put<object>(`/api/teams/${id}`, {}, ifMatch);
    expect(answer).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'error', 'statusCode']);
  });
});

import { DataSource } from 'typeorm';
import type { SignInHistoryDto } from './admin-sessions/admin-session.dto.js';
import type { AuditEntryDto } from '../platform/audit/audit.dto.js';
import type { Answer, Client } from '../testing/client.js';
import { givenUser, PASSWORD, useTestApp } from '../testing/test-app.js';
import { SignInAttempts } from './passwords/passwords.entity.js';
import type { OwnAdminSessionDto } from './admin-sessions/admin-session.dto.js';

const app = useTestApp();

const AGENT = 'Mozilla/5.0 (test)';
const browser = () => app.anonymous({ 'x-requested-with': 'test', 'user-agent': AGENT });
const login = (client: Client, username: string, password = PASSWORD) =>
  client.post('/api/auth/login', { username, password });
const historyOf = async (client: Client) => (await client.get<SignInHistoryDto[]>('/api/auth/history')).body;
const actionsOf = async (client: Client) => (await historyOf(client)).map(({ action }) => action);
const HERE = { userAgent: AGENT, network: '127.0.0.0/24', by: null };

describe('the own sign-in history', () => {
  it('lists successes, failures, locks and sign-outs, newest first', async () => {
    const { username } = await givenUser(app);
    const client = browser();
    await login(client, username);
    await client.post('/api/auth/logout');
    for (let count = 0; count < 7; count += 1) await login(browser(), username, 'wrong password');
    app.clock.advance(15 * 60_000);
    await login(client, username);
    const lines = await historyOf(client);
    expect(lines.map(({ action }) => action)).toEqual([
      'signIn.succeed',
      'signIn.lock',
      ...Array.from({ length: 5 }, () => 'signIn.fail'),
      'signIn.signOut',
      'signIn.succeed',
    ]);
    for (const line of lines) expect(line).toMatchObject(HERE);
    expect(lines[0]?.at).toBe(app.clock.now().toISOString());
  });

  it('lists a replay once, with the device that replayed', async () => {
    const coach = await app.signedIn('coach');
    const thief = app.anonymous({ 'x-requested-with': 'test', 'user-agent': 'Thief' });
    for (const [name, value] of coach.cookies) thief.cookies.set(name, value);
    await coach.post('/api/auth/refresh');
    app.clock.advance(10_000);
    const tries = await Promise.all(Array.from({ length: 5 }, () => thief.post('/api/auth/refresh')));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
    await login(coach, coach.user.username);
    expect(await historyOf(coach)).toMatchObject([
      { action: 'signIn.succeed' },
      { action: 'signIn.replay', userAgent: 'Thief' },
      { action: 'signIn.succeed' },
    ]);
  });

  it('lists a sign-out once, even when it is repeated', async () => {
    const coach = await app.signedIn('coach');
    const copy = browser();
    for (const [name, value] of coach.cookies) copy.cookies.set(name, value);
    await coach.post('/api/auth/logout');
    await copy.post('/api/auth/logout');
    await login(coach, coach.user.username);
    expect(await actionsOf(coach)).toEqual(['signIn.succeed', 'signIn.signOut', 'signIn.succeed']);
  });

  it('names another user as the actor', async () => {
    const coach = await app.signedIn('coach');
    const root = await app.signedIn('superadmin');
    await root.post(`/api/admin/users/${coach.user.id}/end-sessions`);
    await login(coach, coach.user.username);
    const [, ended] = await historyOf(coach);
    expect(ended).toMatchObject({ action: 'user.endSessions', by: root.user.username });
  });

  it('lists a wrong current password and a changed one', async () => {
    const coach = await app.signedIn('coach');
    const change = (currentPassword: string) =>
      coach.put('/api/auth/password', { currentPassword, newPassword: 'a new long sentence' });
    await change('not this one');
    await change(PASSWORD);
    expect(await actionsOf(coach)).toEqual(['user.changePassword', 'signIn.fail', 'signIn.succeed']);
  });

  it('holds own entries only, page by page', async () => {
    const coach = await app.signedIn('coach');
    await app.signedIn('coach');
    for (let count = 0; count < 4; count += 1) await login(browser(), coach.user.username);
    const found: number[] = [];
    let next: string | undefined = '/api/auth/history?limit=2';
    while (next !== undefined) {
      const { body, headers }: Answer<SignInHistoryDto[]> = await coach.get(next);
      found.push(...body.map(({ id }) => id));
      next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(found).toHaveLength(5);
    expect([...new Set(found)].sort((a, b) => b - a)).toEqual(found);
    expect((await app.anonymous().get('/api/auth/history')).status).toBe(401);
    for (const query of ['limit=0', 'limit=501', 'cursor=x', 'userId=1'])
      expect((await coach.get(`/api/auth/history?${query}`)).status).toBe(400);
  });
});

describe('the audit log of sign-ins', () => {
  it('shows a superadmin all users’ entries, and those of one user', async () => {
    const coach = await app.signedIn('coach');
    const root = await app.signedIn('superadmin');
    await login(browser(), coach.user.username, 'wrong password');
    const query = `/api/audit?subject=signIn&subjectId=${coach.user.id}`;
    const lines = (await root.get<AuditEntryDto[]>(query)).body;
    expect(lines).toMatchObject([
      { action: 'signIn.fail', actor: 'server', subjectName: coach.user.username },
      { action: 'signIn.succeed', actor: coach.user.username, actorId: coach.user.id },
    ]);
  });

  it('stores no unknown name as typed, and adds one entry per tenfold number of tries', async () => {
    const root = await app.signedIn('superadmin');
    await app.execute('DELETE FROM sign_in_attempts');
    const guess = (name: string) => login(browser(), `typed-secret-${name}`, 'x');
    const triesSoFar = (failures: number) =>
      app.update(SignInAttempts, { nameHash: 'unknown names' }, { failures });
    const recorded = async () => {
      const { body } = await root.get<AuditEntryDto[]>('/api/audit?action=signIn.unknownName');
      return body.map(({ actor, subjectId, after }) => ({ actor, subjectId, after }));
    };
    await Promise.all(['a', 'b', 'c'].map(guess));
    for (const tries of [8, 98]) {
      await triesSoFar(tries);
      for (const name of ['d', 'e', 'f']) await guess(`${name}-${tries}`);
    }
    const line = (tries: number) => ({
      actor: 'server',
      subjectId: null,
      after: {
        tries,
        userAgent: AGENT,
        network: '127.0.0.0/24',
      },
    });
    expect(await recorded()).toEqual([100, 10, 1].map(line));
    for (const table of ['audit_entries', 'sign_in_attempts'])
      expect(JSON.stringify(await app.app.get(DataSource).query(`SELECT * FROM ${table}`))).not.toContain(
        'typed-secret',
      );
    app.clock.advance(24 * 3_600_000);
    await guess('g');
    await root.post('/api/auth/refresh');
    expect(await recorded()).toEqual([1, 100, 10, 1].map(line));
  });

  it('stores no full network address, neither in the log nor with the sign-in', async () => {
    const coach = await app.signedIn('coach');
    const { body } = await coach.get<{ ipAddress: string }[]>('/api/auth/sessions');
    expect(body.map(({ ipAddress }) => ipAddress)).toEqual(['127.0.0.0/24']);
    for (const table of ['audit_entries', 'admin_sessions'])
      expect(JSON.stringify(await app.app.get(DataSource).query(`SELECT * FROM ${table}`))).not.toContain(
        '127.0.0.1',
      );
  });
});

describe('own devices', () => {
  /** A browser that is signed in as that user. */
  async function deviceOf(username: string, agent: string): Promise<Client> {
    const device = app.anonymous({ 'x-requested-with': 'test', 'user-agent': agent });
    expect((await device.post('/api/auth/login', { username, password: PASSWORD })).status).toBe(200);
    return device;
  }
  const given = async () => {
    const { username } = await givenUser(app);
    return [await deviceOf(username, 'Phone'), await deviceOf(username, 'Laptop')] as const;
  };
  const list = async (device: Client) =>
    (await device.get<OwnAdminSessionDto[]>('/api/auth/sessions')).body.map(({ userAgent, isCurrent }) => ({
      userAgent,
      isCurrent,
    }));
  const idOf = async (device: Client, agent: string) =>
    (await device.get<OwnAdminSessionDto[]>('/api/auth/sessions')).body.find(
      ({ userAgent }) => userAgent === agent,
    )?.id;
  const isSignedIn = async (device: Client) => (await device.get('/api/auth/me')).status === 200;

  it('are listed without those of others, and the current one is marked', async () => {
    const [phone, laptop] = await given();
    await given();
    const both = (current: string) =>
      ['Laptop', 'Phone'].map((userAgent) => ({ userAgent, isCurrent: userAgent === current }));
    expect(await list(phone)).toEqual(both('Phone'));
    expect(await list(laptop)).toEqual(both('Laptop'));
    const [first] = (await phone.get<object[]>('/api/auth/sessions')).body;
    expect(Object.keys(first ?? {}).sort()).toEqual(
      ['id', 'ipAddress', 'isCurrent', 'lastSeenAt', 'signedInAt', 'userAgent'].sort(),
    );
  });

  it('are distinguished while another tab has just refreshed the sign-in', async () => {
    const [phone] = await given();
    const otherTab = app.anonymous({ 'x-requested-with': 'test', 'user-agent': 'Phone' });
    for (const [name, value] of phone.cookies) otherTab.cookies.set(name, value);
    expect((await otherTab.post('/api/auth/refresh')).status).toBe(200);
    expect(await list(phone)).toContainEqual({ userAgent: 'Phone', isCurrent: true });
  });

  it('can be signed out one by one, including the tokens that a device would refresh to', async () => {
    const [phone, laptop] = await given();
    const path = `/api/auth/sessions/${await idOf(laptop, 'Phone')}`;
    expect((await laptop.delete(path)).status).toBe(204);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await phone.post('/api/auth/refresh')).status).toBe(401);
    expect(await list(laptop)).toEqual([{ userAgent: 'Laptop', isCurrent: true }]);
    expect(await laptop.delete(path)).toMatchObject({ status: 404, body: { code: 'DEVICE_NOT_FOUND' } });
  });

  it('cannot be signed out by others, not even by a superadmin through this call', async () => {
    const [phone] = await given();
    const id = await idOf(phone, 'Phone');
    for (const role of ['coach', 'superadmin'] as const) {
      const stranger = await app.signedIn(role);
      for (const foreign of [id, 2_147_483_647]) {
        const answer = await stranger.delete(`/api/auth/sessions/${foreign}`);
        expect(answer).toMatchObject({ status: 404, body: { code: 'DEVICE_NOT_FOUND' } });
      }
      expect((await stranger.post('/api/auth/end-other-sessions')).body).toEqual({ ended: 0 });
    }
    expect((await app.anonymous().delete(`/api/auth/sessions/${id}`)).status).toBe(401);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await phone.delete('/api/auth/sessions/1e3')).status).toBe(400);
  });

  it('are all signed out but the current one, with an audit entry', async () => {
    const [phone, laptop] = await given();
    const root = await app.signedIn('superadmin');
    expect(await phone.post('/api/auth/end-other-sessions')).toMatchObject({
      status: 200,
      body: { ended: 1 },
    });
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([true, false]);
    const [newest] = (await root.get<object[]>('/api/audit?limit=1')).body;
    expect(newest).toMatchObject({ action: 'user.endSessions', after: { ended: 1 } });
  });
});

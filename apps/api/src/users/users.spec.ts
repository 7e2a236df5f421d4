import { MINUTE_MS } from '@lions/domain';
import { AdminUser } from '../auth/accounts/admin-user.entity.js';
import { givenUser, PASSWORD, useSignedIn, useTestApp } from '../testing/test-app.js';
import type { Client } from '../testing/client.js';
import type { UserDto } from './users.dto.js';
import { whole } from '../platform/database/row-shape.js';

const app = useTestApp();
const root = useSignedIn(app, 'superadmin');

const NEW_USER = {
  firstName: 'New',
  lastName: 'Coach',
  username: 'New.Coach',
  email: 'New@Example.test',
  password: 'a long sentence',
};

describe('admin users', () => {
  it('are created, listed, changed and removed, without exposing hashes', async () => {
    const created = await root.post<UserDto>('/api/admin/users', NEW_USER);
    expect(created).toMatchObject({
      status: 201,
      body: { username: 'new.coach', email: 'new@example.test', role: 'coach', isActive: true, version: 1 },
    });
    const { id } = created.body;
    expect(
      await root.put(`/api/admin/users/${id}`, { lastName: 'Changed' }, { 'if-match': '"1"' }),
    ).toMatchObject({
      status: 200,
      body: { firstName: 'New', lastName: 'Changed', role: 'coach', isActive: true, version: 2 },
    });
    expect(
      await root.put(`/api/admin/users/${id}`, { lastName: 'Late' }, { 'if-match': '"1"' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { lastName: 'Changed', version: 2 } },
    });
    const list = await root.get<UserDto[]>('/api/admin/users');
    expect(JSON.stringify(list.body)).not.toMatch(/hash/i);
    expect(list.body.map((user) => user.id)).toContain(id);
    expect((await root.delete(`/api/admin/users/${id}`)).status).toBe(204);
    expect(await root.delete(`/api/admin/users/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'USER_NOT_FOUND' },
    });
  });

  it('have unique names and addresses, regardless of case, also in parallel', async () => {
    const user = await givenUser(app);
    const clash = { ...NEW_USER, username: user.username.toUpperCase() };
    expect(await root.post('/api/admin/users', clash)).toMatchObject({
      status: 409,
      body: { code: 'USERNAME_TAKEN' },
    });
    const email = { ...NEW_USER, username: 'other-name', email: user.email.toUpperCase() };
    expect(await root.post('/api/admin/users', email)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    });
    const twice = { ...NEW_USER, username: 'at-once', email: 'at-once@example.test' };
    const answers = await Promise.all([
      root.post('/api/admin/users', twice),
      root.post('/api/admin/users', twice),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  it('may have an address that is local to this machine', async () => {
    const local = { ...NEW_USER, username: 'local', email: 'Local@localhost' };
    expect(await root.post('/api/admin/users', local)).toMatchObject({
      status: 201,
      body: { email: 'local@localhost' },
    });
  });

  it('are refused with a sentence per field', async () => {
    const wrong = {
      firstName: ' ',
      lastName: '',
      username: 'a b',
      email: 'nobody',
      password: 'short',
      role: 'owner',
      extra: 1,
    };
    const answer = await root.post<{ details: { field: string; message: string }[] }>(
      '/api/admin/users',
      wrong,
    );
    expect(answer.status).toBe(400);
    expect(
      Object.fromEntries(answer.body.details.map(({ field, message }) => [field, message])),
    ).toMatchObject({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      password: 'Password must be at least 8 characters',
      extra: 'Unknown field',
    });
  });
});

describe('roles', () => {
  it('take effect at the next request', async () => {
    const other = await app.signedIn('superadmin');
    expect((await other.get('/api/admin/users')).status).toBe(200);
    expect((await root.put(`/api/admin/users/${other.user.id}`, { role: 'coach' })).status).toBe(200);
    expect(await other.get('/api/admin/users')).toMatchObject({
      status: 403,
      body: { code: 'ACCESS_DENIED' },
    });
    expect((await root.put(`/api/admin/users/${other.user.id}`, { isActive: false })).status).toBe(200);
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect(
      (await app.anonymous().post('/api/auth/login', { username: other.user.username, password: PASSWORD }))
        .status,
    ).toBe(401);
  });

  it('cannot be taken from the caller’s own account', async () => {
    const own = `/api/admin/users/${root.user.id}`;
    for (const change of [{ role: 'coach' }, { isActive: false }])
      expect(await root.put(own, change)).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } });
    expect(await root.delete(own)).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } });
  });

  it('leave one superadmin when two demote, deactivate or delete each other in parallel', async () => {
    const calls = [
      (client: Client, id: number) => client.put(`/api/admin/users/${id}`, { role: 'coach' }),
      (client: Client, id: number) => client.put(`/api/admin/users/${id}`, { isActive: false }),
      (client: Client, id: number) => client.delete(`/api/admin/users/${id}`),
    ];
    for (const call of [...calls, ...calls, ...calls]) {
      const [a, b] = [await app.signedIn('superadmin'), await app.signedIn('superadmin')];
      const others = (await root.get<UserDto[]>('/api/admin/users')).body.filter(
        (user) => user.role === 'superadmin' && user.isActive && ![a.user.id, b.user.id].includes(user.id),
      );
      await app.db.write(async (tx) => {
        for (const { id } of others)
          await tx.execute('UPDATE admin_users SET isActive = 0 WHERE id = ?', [id]);
      });
      await Promise.all([call(a, b.user.id), call(b, a.user.id)]);
      const [row] = await app.select(
        "SELECT COUNT(*) AS `left` FROM admin_users WHERE role = 'superadmin' AND isActive = 1",
        [],
        { left: whole },
      );
      expect(row?.left).toBe(1);
      await app.execute('UPDATE admin_users SET isActive = 1 WHERE id = ?', [root.user.id]);
    }
  });
});

describe('a name that was locked', () => {
  const login = (username: string, password: string) =>
    app.anonymous().post('/api/auth/login', { username, password });
  const lock = async (username: string) => {
    for (let count = 0; count < 6; count += 1) await login(username, 'wrong');
    expect((await login(username, 'wrong')).status).toBe(423);
  };
  const FREE = { lockedUntil: null, failedLoginAttempts: 0 };

  it('is free for a user who is created again', async () => {
    const user = { ...NEW_USER, username: 'again', email: 'again@example.test' };
    const { body } = await root.post<UserDto>('/api/admin/users', user);
    await lock('again');
    expect((await root.delete(`/api/admin/users/${body.id}`)).status).toBe(204);
    expect(await root.post('/api/admin/users', user)).toMatchObject({ status: 201, body: FREE });
    expect((await login('again', user.password)).status).toBe(200);
  });

  it('is free for a user who is renamed to it', async () => {
    const user = { ...NEW_USER, username: 'before', email: 'before@example.test' };
    const { body } = await root.post<UserDto>('/api/admin/users', user);
    await lock('renamed');
    const path = `/api/admin/users/${body.id}`;
    expect(await root.put(path, { username: 'renamed' }, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      body: FREE,
    });
    expect((await login('renamed', user.password)).status).toBe(200);
  });
});

it('lists users as people sort names', async () => {
  const names = ['Zed', 'Émond', 'de Souza', 'élan', 'Øster', 'Œuvrard', 'Abel'];
  const ids = new Set<number>();
  for (const lastName of names) ids.add((await givenUser(app, { lastName })).id);
  const { body } = await root.get<UserDto[]>('/api/admin/users');
  expect(body.filter(({ id }) => ids.has(id)).map(({ lastName }) => lastName)).toEqual([
    'Abel',
    'de Souza',
    'élan',
    'Émond',
    'Œuvrard',
    'Øster',
    'Zed',
  ]);
});

describe('restoring a user’s access', () => {
  it('unlocks after too many wrong passwords', async () => {
    const user = await givenUser(app);
    const login = (password: string) =>
      app.anonymous().post('/api/auth/login', { username: user.username, password });
    for (let count = 0; count < 5; count += 1) await login('wrong');
    const listed = (await root.get<UserDto[]>('/api/admin/users')).body.find(({ id }) => id === user.id);
    expect(listed?.lockedUntil).not.toBeNull();
    expect(await root.post(`/api/admin/users/${user.id}/unlock`)).toMatchObject({
      status: 200,
      body: { lockedUntil: null },
    });
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it('answers the failed sign-ins that count towards the lock', async () => {
    const user = await givenUser(app);
    const browser = app.anonymous();
    const login = (password: string, client = app.anonymous()) =>
      client.post('/api/auth/login', { username: user.username, password });
    const counted = async () =>
      (await root.get<UserDto[]>('/api/admin/users')).body.find(({ id }) => id === user.id)
        ?.failedLoginAttempts;
    expect(await counted()).toBe(0);
    await login('wrong');
    await login('wrong');
    expect(await counted()).toBe(2);
    expect(
      (await root.put(`/api/admin/users/${user.id}`, { lastName: 'Late' }, { 'if-match': '"9"' })).body,
    ).toMatchObject({ current: { failedLoginAttempts: 2 } });
    await login(PASSWORD, browser);
    expect(await counted()).toBe(0);

    // Failures of the counter that is nearest to a lock, of several.
    await login('wrong', browser);
    for (let count = 0; count < 3; count += 1) await login('wrong');
    expect(await counted()).toBe(3);
    app.clock.advance(15 * MINUTE_MS);
    await root.post('/api/auth/refresh');
    expect(await counted()).toBe(0);

    for (let count = 0; count < 7; count += 1) await login('wrong');
    expect(await counted()).toBe(5);
    expect((await root.post(`/api/admin/users/${user.id}/unlock`)).body).toMatchObject({
      failedLoginAttempts: 0,
      lockedUntil: null,
    });
  });

  it('creates a link that sets a new password once, within the hour', async () => {
    const user = await givenUser(app);
    const link = async () =>
      (await root.post<{ url: string }>(`/api/admin/users/${user.id}/reset-link`)).body.url.split('#')[1];
    const reset = (token: string | undefined, newPassword: string) =>
      app.anonymous().post('/api/auth/reset-password', { token, newPassword });
    const [old, token] = [await link(), await link()];
    expect(await reset(old, 'another sentence')).toMatchObject({
      status: 400,
      body: { code: 'RESET_LINK_INVALID' },
    });
    const answers = await Promise.all([reset(token, 'another sentence'), reset(token, 'another sentence')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(
      (
        await app
          .anonymous()
          .post('/api/auth/login', { username: user.username, password: 'another sentence' })
      ).status,
    ).toBe(200);
    const late = await link();
    app.clock.advance(3_600_000);
    expect((await reset(late, 'yet another one')).status).toBe(400);
  });

  it('creates a link that is void once the user has chosen a password', async () => {
    const coach = await app.signedIn('coach');
    const again = await app.signedIn('superadmin');
    const made = await again.post<{ url: string }>(`/api/admin/users/${coach.user.id}/reset-link`);
    const change = { currentPassword: PASSWORD, newPassword: 'one of my own' };
    expect((await coach.put('/api/auth/password', change)).status).toBe(200);
    const reset = { token: made.body.url.split('#')[1], newPassword: 'somebody else’s' };
    expect((await app.anonymous().post('/api/auth/reset-password', reset)).status).toBe(400);
  });

  it('ends the sign-ins of a lost phone', async () => {
    const coach = await app.signedIn('coach');
    const again = await app.signedIn('superadmin');
    expect((await again.get<unknown[]>(`/api/admin/users/${coach.user.id}/sessions`)).body).toHaveLength(1);
    expect(await again.post(`/api/admin/users/${coach.user.id}/end-sessions`)).toMatchObject({
      status: 200,
      body: { ended: 1 },
    });
    expect((await coach.get('/api/auth/me')).status).toBe(401);
  });
});

describe('the day of a background check', () => {
  it('is set, changed and cleared by superadmins, and logged without its value', async () => {
    app.clock.set('2025-10-02T03:30:00.000Z');
    const again = await app.signedIn('superadmin');
    const person = { ...NEW_USER, username: 'vetted', email: 'vetted@example.test', vettedOn: '2025-08-20' };
    const { status, body } = await again.post<UserDto>('/api/admin/users', person);
    expect({ status, vettedOn: body.vettedOn }).toEqual({ status: 201, vettedOn: '2025-08-20' });
    const set = (vettedOn: unknown) => again.put<UserDto>(`/api/admin/users/${body.id}`, { vettedOn });
    // The last day that has begun in the club's zone.
    expect(await set('2025-10-01')).toMatchObject({ status: 200, body: { vettedOn: '2025-10-01' } });
    expect(await again.put(`/api/admin/users/${body.id}`, { firstName: 'Other' })).toMatchObject({
      body: { vettedOn: '2025-10-01' },
    });
    const log = JSON.stringify((await again.get('/api/audit?subject=user')).body);
    expect(log).toContain('"vettedOn":"(masked)"');
    expect(log).not.toContain('2025-10-01"');
    expect(await set('')).toMatchObject({ status: 200, body: { vettedOn: null } });
    expect(await set(null)).toMatchObject({ status: 200, body: { vettedOn: null } });
  });

  it('is not in the future, and a day', async () => {
    app.clock.set('2025-10-02T03:30:00.000Z');
    const again = await app.signedIn('superadmin');
    const { user } = await app.signedIn('coach');
    const refused = (message: string) => ({
      status: 400,
      body: { details: [{ field: 'vettedOn', message }] },
    });
    const ahead = refused('The date must not be in the future');
    const person = { ...NEW_USER, username: 'ahead', email: 'ahead@example.test', vettedOn: '2025-10-02' };
    expect(await again.post('/api/admin/users', person)).toMatchObject(ahead);
    const change = (vettedOn: unknown) => again.put(`/api/admin/users/${user.id}`, { vettedOn });
    expect(await change('2025-10-02')).toMatchObject(ahead);
    for (const vettedOn of ['2025-02-30', '20 August', 20250820, '2025-08-20T00:00:00.000Z'])
      expect(await change(vettedOn)).toMatchObject(refused('Invalid date'));
  });

  it('is not shown to a coach, also not their own', async () => {
    const coach = await app.signedIn('coach');
    await app.update(AdminUser, { id: coach.user.id }, { vettedOn: '2025-08-20' });
    expect((await coach.get('/api/admin/users')).status).toBe(403);
    const change = { vettedOn: null };
    expect((await coach.put(`/api/admin/users/${coach.user.id}`, change)).status).toBe(403);
    for (const path of ['/api/auth/me', '/api/auth/history', '/api/auth/sessions']) {
      const answer = await coach.get(path);
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toMatch(/vetted|2025-08-20/);
    }
  });
});

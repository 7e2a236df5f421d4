import { MINUTE_MS } from '@lions/domain';
import { givenUser, PASSWORD, useSignedIn, useTestApp } from '../testing/test-app.js';
import { HASH_WAIT_MS } from './passwords/hash-queue.js';
import { AdminUser } from './accounts/admin-user.entity.js';
import type { CurrentUserDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import type { TeamDto } from '../teams/teams.dto.js';
import type { AuditEntryDto } from '../platform/audit/audit.dto.js';

const app = useTestApp();

const guess = (username: string, password = 'wrong password') =>
  app.anonymous().post('/api/auth/login', { username, password });
const statuses = (answers: { status: number }[]) => answers.map((answer) => answer.status);

describe('sign-in', () => {
  it('sets HttpOnly cookies and returns the user', async () => {
    const user = await givenUser(app);
    const client = app.anonymous();
    const answer = await client.post<CurrentUserDto>('/api/auth/login', {
      username: user.username.toUpperCase(),
      password: PASSWORD,
    });
    expect(answer).toMatchObject({ status: 200, body: { username: user.username, role: 'coach' } });
    expect(answer.body).not.toHaveProperty('passwordHash');
    for (const line of answer.headers.getSetCookie())
      expect(line).toMatch(/Path=\/; HttpOnly; SameSite=Lax|HttpOnly/);
    expect(await client.get('/api/auth/me')).toMatchObject({
      status: 200,
      body: { id: user.id, email: user.email },
    });
  });

  it('answers an unknown name, a wrong password and an inactive user alike', async () => {
    const user = await givenUser(app);
    const inactive = await givenUser(app, { isActive: false });
    const answers = await Promise.all([
      guess('nobody-here'),
      guess(user.username),
      guess(inactive.username, PASSWORD),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 401,
        body: { statusCode: 401, error: 'Invalid credentials', code: 'INVALID_CREDENTIALS' },
      });
  });

  it('requires both fields', async () => {
    for (const body of [
      {},
      { username: 'x' },
      { username: '', password: '' },
      { username: null, password: null },
    ]) {
      const answer = await app.anonymous().post('/api/auth/login', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    }
  });

  it('returns the current user to signed-in callers only', async () => {
    expect(await app.anonymous().get('/api/auth/me')).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
    const forged = app.anonymous();
    forged.cookies.set('access_token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOjF9.');
    expect((await forged.get('/api/auth/me')).status).toBe(401);
  });

  it('ends for a user that is inactive, however that came to be', async () => {
    const user = await givenUser(app);
    const client = app.anonymous();
    await client.post('/api/auth/login', { username: user.username, password: PASSWORD });
    // Not by the API, which ends the sign-ins as well.
    await app.update(AdminUser, { id: user.id }, { isActive: false });
    // A report, because the call for the current user looks at the user itself.
    expect(await client.get('/api/analytics?limit=1')).toMatchObject({ status: 401 });
  });
});

describe('lockout', () => {
  it('checks five of 200 parallel guesses', async () => {
    const { username } = await givenUser(app);
    const answers = await Promise.all(Array.from({ length: 200 }, () => guess(username)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 423)).toHaveLength(195);
  });

  it('locks at the fifth failure for 15, 30, 60 and again 60 minutes, and expires', async () => {
    const { username } = await givenUser(app);
    for (const minutes of [15, 30, 60, 60]) {
      for (let count = 0; count < 5; count += 1) expect((await guess(username)).status).toBe(401);
      const locked = await guess(username, PASSWORD);
      expect(locked).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED' } });
      expect(locked.headers.get('retry-after')).toBe(String(minutes * 60));
      app.clock.advance(minutes * MINUTE_MS);
    }
    expect((await guess(username, PASSWORD)).status).toBe(200);
  });

  it('lets six correct sign-ins at once in', async () => {
    const { username } = await givenUser(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => guess(username, PASSWORD)));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('is not prolonged by tries while locked', async () => {
    const { username } = await givenUser(app);
    for (let count = 0; count < 5; count += 1) await guess(username);
    app.clock.advance(14 * MINUTE_MS);
    expect((await guess(username)).headers.get('retry-after')).toBe('60');
    app.clock.advance(MINUTE_MS);
    expect((await guess(username, PASSWORD)).status).toBe(200);
  });

  it('resets after a success and after 15 minutes', async () => {
    const { username } = await givenUser(app);
    for (let count = 0; count < 4; count += 1) await guess(username);
    expect((await guess(username, PASSWORD)).status).toBe(200);
    for (let count = 0; count < 4; count += 1) await guess(username);
    app.clock.advance(15 * MINUTE_MS);
    expect(statuses([await guess(username), await guess(username)])).toEqual([401, 401]);
  });

  it('gives back attempts whose password was not compared, and the lock that such an attempt caused', async () => {
    const { username } = await givenUser(app);
    const auth = app.app.get(AuthService);
    const late = {
      username,
      password: PASSWORD,
      device: { network: '', userAgent: '' },
      since: performance.now() - HASH_WAIT_MS,
    };
    const busy = { code: 'SERVER_BUSY', status: 503, extras: { retryAfter: 5 } };
    for (let count = 0; count < 6; count += 1)
      await expect(auth.checkPassword(late)).rejects.toMatchObject(busy);
    for (let count = 0; count < 4; count += 1) expect((await guess(username)).status).toBe(401);
    for (let count = 0; count < 2; count += 1)
      await expect(auth.checkPassword(late)).rejects.toMatchObject(busy);
    expect(statuses([await guess(username), await guess(username)])).toEqual([401, 423]);
    app.clock.advance(15 * MINUTE_MS);
    expect((await guess(username, PASSWORD)).status).toBe(200);
  });

  it('locks an unknown name in the same way', async () => {
    const tries = [];
    for (let count = 0; count < 6; count += 1) tries.push(await guess('no-such-person'));
    expect(statuses(tries)).toEqual([401, 401, 401, 401, 401, 423]);
  });
});

describe('a sign-in', () => {
  it('distinguishes accents in usernames, without extra attempts for the real name', async () => {
    await givenUser(app, { username: 'accented' });
    expect((await guess('âccented', PASSWORD)).status).toBe(401);
    expect((await guess('accented', PASSWORD)).status).toBe(200);
  });

  it('is refused when the password changes while it is being checked', async () => {
    const user = await givenUser(app);
    const auth = app.app.get(AuthService);
    const device = { network: '192.0.2.0/24', userAgent: 'test' };
    const { username } = user;
    const checked = await auth.checkPassword({ username, password: PASSWORD, device });
    await app.update(AdminUser, { id: user.id }, { passwordHash: 'another' });
    const noTokens = { accessToken: undefined, refreshToken: undefined, device: undefined };
    await expect(auth.login(checked, device, noTokens)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });
});

describe('sign-out', () => {
  it('takes effect at once, also for a copy of the cookies', async () => {
    const coach = await app.signedIn('coach');
    const copy = app.anonymous();
    for (const [name, value] of coach.cookies) copy.cookies.set(name, value);
    expect(await coach.post('/api/auth/logout')).toMatchObject({ status: 200, body: { ok: true } });
    expect([...coach.cookies.keys()]).toEqual(['device']);
    expect((await copy.get('/api/auth/me')).status).toBe(401);
    expect((await copy.post('/api/auth/refresh')).status).toBe(401);
  });
});

describe('the own password', () => {
  it('is changed with the old one, and the other sign-ins end', async () => {
    const coach = await app.signedIn('coach');
    const other = app.anonymous();
    await other.post('/api/auth/login', { username: coach.user.username, password: PASSWORD });
    const longest = 'àâäçéèêëîïôöùûüÿœæ'.repeat(2);
    expect(Buffer.byteLength(longest)).toBe(72);
    const change = (currentPassword: string, newPassword: string) =>
      coach.put('/api/auth/password', { currentPassword, newPassword });
    expect(await change('not it', 'a new long sentence')).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD' },
    });
    expect(await change(PASSWORD, 'short')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    expect(await change(PASSWORD, 'Password123')).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_TOO_COMMON' },
    });
    expect(await change(PASSWORD, `${longest}x`)).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_TOO_LONG' },
    });
    // A rejected new password is no wrong password and takes no attempt.
    for (let count = 0; count < 5; count += 1)
      expect((await change(PASSWORD, 'Password123')).body).toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
    expect((await other.get('/api/auth/me')).status).toBe(200);
    expect((await change(PASSWORD, longest)).status).toBe(200);
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect((await coach.get('/api/auth/me')).status).toBe(200);
    expect((await guess(coach.user.username, longest)).status).toBe(200);
  });
});

describe('a call that names its user', () => {
  const coach = useSignedIn(app, 'coach');
  const root = useSignedIn(app, 'superadmin');
  const named = (value: unknown) => ({ 'x-user-id': String(value) });
  const OTHER = { status: 409, body: { code: 'SIGNED_IN_AS_OTHER' } };

  describe('an unsafe call that names its user', () => {
    it('is refused in the session of another user, whatever their role, and changes nothing', async () => {
      const team = { name: 'M15 of the superadmin', league: 'lheq' };
      const asRoot = named(root.user.id);
      expect(await coach.post('/api/teams', team, asRoot)).toMatchObject(OTHER);
      expect(await coach.post('/api/admin/users', {}, asRoot)).toMatchObject(OTHER);
      expect(await coach.put('/api/auth/password', {}, asRoot)).toMatchObject(OTHER);
      expect(await coach.post('/api/auth/logout', undefined, asRoot)).toMatchObject(OTHER);
      expect((await coach.get('/api/auth/me')).status).toBe(200);
      const teams = (await root.get<TeamDto[]>('/api/teams')).body;
      expect(teams.map(({ name }) => name)).not.toContain(team.name);
    });

    it('is made in the session of that user, and recorded under their name', async () => {
      const team = { name: 'M15 named', league: 'lheq' };
      expect((await root.post('/api/teams', team, named(root.user.id))).status).toBe(201);
      const [newest] = (await root.get<AuditEntryDto[]>('/api/audit?limit=1')).body;
      expect(newest).toMatchObject({ action: 'team.create', actorId: root.user.id });
    });

    it('is refused with 400 when the name is no id', async () => {
      for (const value of ['0', '-1', '1.5', '01', 'me', ' ', '1, 2', '1'.repeat(30)])
        expect(await root.post('/api/teams', {}, named(value))).toMatchObject({
          status: 400,
          body: { code: 'VALIDATION_FAILED', details: [{ field: 'X-User-Id' }] },
        });
    });

    it('needs a sign-in all the same', async () => {
      const stranger = app.anonymous({ 'x-requested-with': 'test' });
      expect((await stranger.post('/api/teams', {}, named(root.user.id))).status).toBe(401);
      expect((await stranger.post('/api/auth/logout', undefined, named('me'))).status).toBe(200);
    });
  });

  it('a call that only reads may name any user', async () => {
    for (const value of [root.user.id, 'me'])
      expect((await coach.get('/api/auth/me', named(value))).status).toBe(200);
  });
});

describe('the cookies of a site with https', () => {
  const https = useTestApp({ environment: { PUBLIC_URL: 'https://lions.example' } });

  it('have the prefix that binds them to this host, and are cleared under that name', async () => {
    const coach = await https.signedIn('coach');
    const { username } = coach.user;
    const lines = (
      await https.anonymous().post('/api/auth/login', { username, password: PASSWORD })
    ).headers.getSetCookie();
    for (const name of ['__Host-access_token', '__Host-refresh_token', '__Host-device'])
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`^${name}=[^;]+; (Max-Age=.*)?Path=/; .*Secure`)),
      );
    for (const line of lines) expect(line).not.toMatch(/^(access_token|refresh_token|device)|Domain/);
    expect((await coach.get('/api/auth/me')).status).toBe(200);
    expect((await coach.post('/api/auth/refresh')).status).toBe(200);
    await coach.post('/api/auth/logout');
    expect([...coach.cookies.keys()].filter((name) => name.endsWith('_token'))).toEqual([]);
  });

  it('are not read without the prefix, which other hosts of the domain could set', async () => {
    const coach = await https.signedIn('coach');
    const tossed = https.anonymous();
    for (const [name, value] of coach.cookies) tossed.cookies.set(name.replace('__Host-', ''), value);
    expect((await tossed.get('/api/auth/me')).status).toBe(401);
    expect((await tossed.post('/api/auth/refresh')).status).toBe(401);
    expect((await coach.get('/api/auth/me')).status).toBe(200);
  });
});

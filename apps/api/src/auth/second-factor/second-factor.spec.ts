import { MINUTE_MS } from '@lions/domain';
import { Secret, TOTP } from 'otpauth';
import { json, nullable } from '../../platform/database/row-shape.js';
import type { Client } from '../../testing/client.js';
import { PASSWORD, startTestApp, useTestApp, type SignedIn } from '../../testing/test-app.js';
import type { UserDto } from '../../users/users.dto.js';
import type { NewRecoveryCodesDto, SecondFactorDto, SecondFactorSetUpDto } from './second-factor.dto.js';

const PATH = '/api/auth/second-factor';
const STEP = MINUTE_MS / 2;

const app = useTestApp();
// Each test begins at the start of a step.
beforeEach(() => app.clock.set(new Date(Math.ceil(app.clock.time() / STEP + 1) * STEP)));

/** The code that the app shows, by default now. */
const codeOf = (secret: string, after = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.time() + after });

async function begin(client: Client): Promise<string> {
  const { body } = await client.post<SecondFactorSetUpDto>(PATH, { currentPassword: PASSWORD });
  return body.secret;
}
/** Sets the factor up; the code of that step is used. */
async function setUp(client: Client) {
  const secret = await begin(client);
  const { body } = await client.post<NewRecoveryCodesDto>(`${PATH}/confirm`, { code: codeOf(secret) });
  return { secret, ...body };
}
const login = ({ user: { username } }: SignedIn, code?: string, client = app.anonymous()) =>
  client.post('/api/auth/login', { username, password: PASSWORD, ...(code !== undefined && { code }) });
const REFUSED = { status: 401, body: { code: 'SECOND_FACTOR_REFUSED' } };
const NEEDED = { status: 401, body: { code: 'SECOND_FACTOR_NEEDED' } };

describe('the set-up', () => {
  it('takes the password and a code of the app, and answers ten recovery codes', async () => {
    const coach = await app.signedIn('coach');
    expect(await coach.post(PATH, { currentPassword: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD' },
    });
    const { body } = await coach.post<SecondFactorSetUpDto>(PATH, { currentPassword: PASSWORD });
    expect(body.uri).toContain(`otpauth://totp/Lions:${coach.user.username}?`);
    expect(body.uri).toContain(`secret=${body.secret}`);
    // A second tab shows the same secret.
    expect(await begin(coach)).toBe(body.secret);
    expect((await login(coach)).status).toBe(200);
    expect(await coach.post(`${PATH}/confirm`, { code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'SECOND_FACTOR_WRONG' },
    });
    const done = await coach.post<NewRecoveryCodesDto>(`${PATH}/confirm`, { code: codeOf(body.secret) });
    expect(done.status).toBe(200);
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    expect((await coach.get<SecondFactorDto>(PATH)).body).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
      passkeys: [],
      isRequired: false,
      isOnlySuperadmin: false,
    });
    expect(await login(coach)).toMatchObject(NEEDED);
    expect(await coach.post(PATH, { currentPassword: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'SECOND_FACTOR_ON' },
    });
  });

  it('stores neither the secret nor a recovery code in clear', async () => {
    const coach = await app.signedIn('coach');
    const { secret, recoveryCodes } = await setUp(coach);
    const [row] = await app.select('SELECT secondFactor FROM admin_users WHERE id = ?', [coach.user.id], {
      secondFactor: nullable(json<object>()),
    });
    const stored = JSON.stringify(row?.secondFactor);
    expect(stored).toContain('lastStep');
    for (const clear of [secret, ...recoveryCodes]) expect(stored).not.toContain(clear);
  });
});

describe('the sign-in', () => {
  it('takes a code of this step or of one beside, and none twice', async () => {
    const coach = await app.signedIn('coach');
    const { secret } = await setUp(coach);
    // The code of the set-up is used.
    expect(await login(coach, codeOf(secret))).toMatchObject(REFUSED);
    app.clock.advance(10 * STEP);
    expect((await login(coach, codeOf(secret, -STEP))).status).toBe(200);
    expect((await login(coach, codeOf(secret, STEP))).status).toBe(200);
    // Earlier than the last one that was used.
    expect(await login(coach, codeOf(secret))).toMatchObject(REFUSED);
    app.clock.advance(10 * STEP);
    const now = codeOf(secret);
    const answers = await Promise.all([login(coach, now), login(coach, now)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it.each([-4 * STEP, 4 * STEP, -2 * STEP, 2 * STEP])('refuses a phone that is %s ms off', async (off) => {
    const coach = await app.signedIn('coach');
    const { secret } = await setUp(coach);
    app.clock.advance(10 * STEP);
    expect(await login(coach, codeOf(secret, off))).toMatchObject(REFUSED);
  });

  it('locks after five wrong codes, also with right passwords without a code between them', async () => {
    const coach = await app.signedIn('coach');
    const { secret } = await setUp(coach);
    app.clock.advance(10 * STEP);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await login(coach)).toMatchObject(NEEDED);
      expect(await login(coach, '000000')).toMatchObject(REFUSED);
    }
    for (const code of [undefined, codeOf(secret)])
      expect(await login(coach, code)).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED' } });
    const history = await coach.get<{ action: string }[]>('/api/auth/history');
    expect(history.body.filter(({ action }) => action === 'signIn.failCode')).toHaveLength(5);
  });

  it('tells nothing of a second factor without the right password', async () => {
    const coach = await app.signedIn('coach');
    await setUp(coach);
    const { username } = coach.user;
    for (const code of [{}, { code: '123456' }])
      expect(
        await app.anonymous().post('/api/auth/login', { username, password: 'wrong', ...code }),
      ).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  it('takes each recovery code once, however it is typed', async () => {
    const coach = await app.signedIn('coach');
    const { recoveryCodes } = await setUp(coach);
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(coach, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect(await login(coach, first)).toMatchObject(REFUSED);
    expect((await login(coach, second)).status).toBe(200);
    expect((await coach.get(PATH)).body).toMatchObject({ recoveryCodesLeft: 8 });
    const history = await coach.get<{ action: string }[]>('/api/auth/history');
    expect(history.body.filter(({ action }) => action === 'user.useRecoveryCode')).toHaveLength(2);
  });
});

describe('a second factor that is on', () => {
  it('is removed, and gets new recovery codes, by a code only', async () => {
    const coach = await app.signedIn('coach');
    const { secret, recoveryCodes } = await setUp(coach);
    app.clock.advance(10 * STEP);
    for (const call of ['remove', 'recovery-codes'])
      expect(await coach.post(`${PATH}/${call}`, { code: '000000' })).toMatchObject({
        status: 400,
        body: { code: 'SECOND_FACTOR_WRONG' },
      });
    const renewed = await coach.post<NewRecoveryCodesDto>(`${PATH}/recovery-codes`, { code: codeOf(secret) });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(await login(coach, recoveryCodes[0])).toMatchObject(REFUSED);
    const [code] = renewed.body.recoveryCodes;
    expect(await coach.post(`${PATH}/remove`, { code })).toMatchObject({
      status: 200,
      body: { isOn: false },
    });
    expect((await login(coach)).status).toBe(200);
  });

  it('is removed by another superadmin, and never so by its owner', async () => {
    const [admin, other] = [await app.signedIn('superadmin'), await app.signedIn('superadmin')];
    await setUp(other);
    const path = `/api/admin/users/${other.user.id}/reset-second-factor`;
    expect(await other.post(path)).toMatchObject({ status: 409, body: { code: 'OWN_SECOND_FACTOR' } });
    const list = await admin.get<UserDto[]>('/api/admin/users');
    expect(list.body.find(({ id }) => id === other.user.id)).toMatchObject({ hasSecondFactor: true });
    expect(await admin.post(path)).toMatchObject({ status: 200, body: { hasSecondFactor: false } });
    expect((await login(other)).status).toBe(200);
    expect((await other.get<{ action: string }[]>('/api/auth/history')).body).toContainEqual(
      expect.objectContaining({ action: 'user.resetSecondFactor', by: admin.user.username }),
    );
  });

  it('tells the only superadmin that no other one could remove it', async () => {
    const admin = await app.signedIn('superadmin');
    await app.execute("UPDATE admin_users SET isActive = 0 WHERE role = 'superadmin' AND id <> ?", [
      admin.user.id,
    ]);
    expect(await setUp(admin)).toMatchObject({ isOnlySuperadmin: true });
  });
});

describe('a club that requires it of superadmins', () => {
  const SETTING = '/api/settings/second_factor_required';
  const require = (admin: Client, value: string) => admin.put(SETTING, { value });

  it('is switched on only by one who has it, and lets others only set it up', async () => {
    const [admin, other] = [await app.signedIn('superadmin'), await app.signedIn('superadmin')];
    const coach = await app.signedIn('coach');
    expect(await require(admin, 'true')).toMatchObject({
      status: 409,
      body: { code: 'SECOND_FACTOR_OWN_FIRST' },
    });
    await setUp(admin);
    expect((await require(admin, 'true')).status).toBe(200);
    // A sign-in of before, and one that begins now.
    const again = app.anonymous();
    expect(await login(other, undefined, again)).toMatchObject({
      status: 200,
      body: { mustSetUpSecondFactor: true },
    });
    for (const client of [other, again]) {
      expect((await client.get('/api/auth/me')).body).toMatchObject({ mustSetUpSecondFactor: true });
      expect(await client.get('/api/admin/users')).toMatchObject({
        status: 403,
        body: { code: 'SECOND_FACTOR_SET_UP' },
      });
      expect((await client.put('/api/auth/password', {})).status).toBe(403);
    }
    // Nor what coaches see of public calls.
    expect((await again.get('/api/teams')).status).toBe(401);
    expect((await coach.get('/api/auth/me')).body).toMatchObject({ mustSetUpSecondFactor: false });
    await setUp(again);
    expect((await again.get('/api/admin/users')).status).toBe(200);
    expect((await require(admin, 'false')).status).toBe(200);
  });
});

// Last, because a process has one sign-in strategy: the second application's replaces the first one's.
describe('a second factor whose server has another secret', () => {
  it('opens by a recovery code only', async () => {
    const before = await startTestApp();
    const coach = await before.signedIn('coach');
    const { body } = await coach.post<SecondFactorSetUpDto>(PATH, { currentPassword: PASSWORD });
    const code = codeOf(body.secret, before.clock.time() - app.clock.time());
    const { body: codes } = await coach.post<NewRecoveryCodesDto>(`${PATH}/confirm`, { code });
    Object.assign(before.configuration, { linkSecret: 'another secret of thirty-two signs' });
    before.clock.advance(10 * STEP);
    const signIn = (typed?: string) =>
      before.anonymous().post('/api/auth/login', {
        username: coach.user.username,
        password: PASSWORD,
        code: typed,
      });
    expect(await signIn(codeOf(body.secret, before.clock.time() - app.clock.time()))).toMatchObject(REFUSED);
    expect((await signIn(codes.recoveryCodes[0])).status).toBe(200);
    await before.close();
  });
});

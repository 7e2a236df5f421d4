import { MINUTE_MS } from '@lions/domain';
import { Secret, TOTP } from 'otpauth';
import { Authenticator, type Options } from '../../testing/authenticator.js';
import type { Client } from '../../testing/client.js';
import { PASSWORD, useTestApp, type SignedIn } from '../../testing/test-app.js';
import type { UserDto } from '../../users/users.dto.js';
import type { SecondFactorDto, SecondFactorSetUpDto } from './second-factor.dto.js';

const FACTOR = '/api/auth/second-factor';
const PASSKEYS = '/api/auth/passkeys';
const SIGN_IN = '/api/auth/passkey-sign-in';
const REFUSED = { status: 401, body: { code: 'INVALID_CREDENTIALS' } };

const app = useTestApp({ environment: { PUBLIC_URL: 'https://club.example' } });
// Challenges are told apart by the time at which they were drawn.
const later = (milliseconds = 1000) => app.clock.advance(milliseconds);

type Answered = { options: Options; code?: string };
const authenticator = () => new Authenticator(app.configuration.publicUrl);

async function begin(client: Client, proof = PASSWORD) {
  later();
  return client.post<Answered>(`${PASSKEYS}/options`, { proof });
}
async function add(client: Client, device = authenticator(), name = 'A phone') {
  const { body } = await begin(client);
  const answer = await client.post<SecondFactorDto>(PASSKEYS, { name, ...device.create(body.options) });
  return { device, answer };
}
/** A challenge for a sign-in in that browser. */
async function asked(client: Client): Promise<Options> {
  later();
  return (await client.post<Answered>(`${SIGN_IN}/options`)).body.options;
}
async function signIn(device: Authenticator, change: Parameters<Authenticator['get']>[1] = {}) {
  const client = app.anonymous();
  const answer = device.get(await asked(client), change);
  return { client, answer, ...(await client.post<Record<string, unknown>>(SIGN_IN, answer)) };
}
const passwordSignIn = ({ user: { username } }: SignedIn, more = {}) =>
  app.anonymous().post<{ code?: string }>('/api/auth/login', { username, password: PASSWORD, ...more });
const actionsOf = async (client: Client) =>
  (await client.get<{ action: string }[]>('/api/auth/history')).body.map(({ action }) => action);

describe('a passkey', () => {
  it('is added with the password, listed, signs in, and is removed', async () => {
    const coach = await app.signedIn('coach');
    expect(await begin(coach, 'wrong')).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } });
    const { options } = (await begin(coach)).body;
    expect(options).toMatchObject({
      rp: { id: 'club.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    // The handle names no person.
    const handle = Buffer.from(options.user?.id ?? '', 'base64url').toString();
    for (const name of [coach.user.username, coach.user.email]) expect(handle).not.toContain(name);
    const { device, answer } = await add(coach);
    expect(answer).toMatchObject({
      status: 200,
      body: { isOn: false, passkeys: [{ name: 'A phone', lastUsedAt: null }] },
    });
    const { client, status, body } = await signIn(device);
    expect({ status, body }).toMatchObject({ status: 200, body: { username: coach.user.username } });
    const { passkeys } = (await client.get<SecondFactorDto>(FACTOR)).body;
    expect(passkeys).toMatchObject([{ lastUsedAt: expect.stringMatching(/Z$/) }]);
    expect(await client.delete(`${PASSKEYS}/${passkeys[0]?.id}`)).toMatchObject({
      status: 200,
      body: { passkeys: [] },
    });
    expect((await client.delete(`${PASSKEYS}/${passkeys[0]?.id}`)).status).toBe(404);
    expect(await signIn(device)).toMatchObject(REFUSED);
    expect(await actionsOf(coach)).toEqual([
      'user.removePasskey',
      'signIn.passkey',
      'user.addPasskey',
      'signIn.fail',
      'signIn.succeed',
    ]);
  });

  it('is added with a code, not with the password, where an app is set up; then it signs in without one', async () => {
    const coach = await app.signedIn('coach');
    const { secret } = (await coach.post<SecondFactorSetUpDto>(FACTOR, { currentPassword: PASSWORD })).body;
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.time() });
    await coach.post(`${FACTOR}/confirm`, { code: code() });
    later(MINUTE_MS);
    expect(await begin(coach)).toMatchObject({ status: 400, body: { code: 'SECOND_FACTOR_WRONG' } });
    const { options } = (await begin(coach, code())).body;
    const device = authenticator();
    await coach.post(PASSKEYS, { name: 'A phone', ...device.create(options) });
    expect((await signIn(device)).status).toBe(200);
    expect((await passwordSignIn(coach)).body.code).toBe('SECOND_FACTOR_NEEDED');
    // Without the app the passkey stays.
    later(MINUTE_MS);
    expect(await coach.post(`${FACTOR}/remove`, { code: code() })).toMatchObject({
      body: { isOn: false, passkeys: [{ name: 'A phone' }] },
    });
    expect((await signIn(device)).status).toBe(200);
    // An app that is set up beside it keeps it, too.
    await coach.post(FACTOR, { currentPassword: PASSWORD });
    expect((await signIn(device)).status).toBe(200);
  });

  it('is one of ten at most', async () => {
    const coach = await app.signedIn('coach');
    for (let count = 0; count < 10; count += 1)
      expect((await add(coach)).answer.body.passkeys).toHaveLength(count + 1);
    expect(await begin(coach)).toMatchObject({ status: 409, body: { code: 'PASSKEY_LIMIT' } });
  });

  it.each<[string, Parameters<Authenticator['create']>[1]]>([
    ['of another origin', { origin: 'https://club.example.test' }],
    ['for another host', { host: 'example' }],
    ['of a device that did not verify its user', { isVerified: false }],
    ['for another challenge', { challenge: 'MTIz' }],
  ])('%s is not added', async (_, change) => {
    const coach = await app.signedIn('coach');
    const { options } = (await begin(coach)).body;
    expect(
      await coach.post(PASSKEYS, { name: 'x', ...authenticator().create(options, change) }),
    ).toMatchObject({ status: 400, body: { code: 'PASSKEY_REFUSED' } });
  });

  it('is not added twice, late, by another user, nor without the password', async () => {
    const [coach, other] = [await app.signedIn('coach'), await app.signedIn('coach')];
    const refused = { status: 400, body: { code: 'PASSKEY_REFUSED' } };
    const { options } = (await begin(coach)).body;
    const cookie = coach.cookies.get('__Host-passkey') ?? '';
    const input = { name: 'x', ...authenticator().create(options) };
    other.cookies.set('__Host-passkey', cookie);
    expect(await other.post(PASSKEYS, input)).toMatchObject(refused);
    expect((await coach.post(PASSKEYS, input)).status).toBe(200);
    expect(coach.cookies.has('__Host-passkey')).toBe(false);
    // Removed, it does not come back by a repeated call.
    const [{ id } = { id: 0 }] = (await coach.get<SecondFactorDto>(FACTOR)).body.passkeys;
    await coach.delete(`${PASSKEYS}/${id}`);
    coach.cookies.set('__Host-passkey', cookie);
    expect(await coach.post(PASSKEYS, input)).toMatchObject(refused);
    // The challenge of a sign-in, which needs no password.
    const ofSignIn = await asked(coach);
    expect(await coach.post(PASSKEYS, { name: 'x', ...authenticator().create(ofSignIn) })).toMatchObject(
      refused,
    );
    const late = (await begin(coach)).body.options;
    later(5 * MINUTE_MS);
    expect(await coach.post(PASSKEYS, { name: 'x', ...authenticator().create(late) })).toMatchObject(refused);
  });
});

describe('the sign-in with a passkey', () => {
  it.each<[string, Parameters<Authenticator['get']>[1]]>([
    ['of another origin', { origin: 'https://club.example.test' }],
    ['for another host', { host: 'example' }],
    ['of a device that did not verify its user', { isVerified: false }],
    ['for another challenge', { challenge: 'MTIz' }],
    ['of an unknown user', { userHandle: Buffer.from('2147483647').toString('base64url') }],
    ['whose handle is no id', { userHandle: Buffer.from('1 OR 1=1').toString('base64url') }],
  ])('refuses an answer %s', async (_, change) => {
    const coach = await app.signedIn('coach');
    const { device } = await add(coach);
    expect(await signIn(device, change)).toMatchObject(REFUSED);
    expect((await signIn(device)).status).toBe(200);
  });

  it('refuses an answer that was used, also in another browser, and one that is late', async () => {
    const { device } = await add(await app.signedIn('coach'));
    const client = app.anonymous();
    const options = await asked(client);
    const cookie = client.cookies.get('__Host-passkey') ?? '';
    // Counts no signatures, as passkeys that are shared between devices: only the challenge tells.
    const answer = device.get(options, { counter: 0 });
    expect(await app.anonymous().post(SIGN_IN, answer)).toMatchObject(REFUSED);
    expect((await client.post(SIGN_IN, answer)).status).toBe(200);
    expect(client.cookies.has('__Host-passkey')).toBe(false);
    for (const browser of [client, app.anonymous()]) {
      browser.cookies.set('__Host-passkey', cookie);
      expect(await browser.post(SIGN_IN, answer)).toMatchObject(REFUSED);
    }
    const late = app.anonymous();
    const lateAnswer = device.get(await asked(late), { counter: 0 });
    later(5 * MINUTE_MS);
    expect(await late.post(SIGN_IN, lateAnswer)).toMatchObject(REFUSED);
  });

  it('takes one of two answers to a challenge that arrive at once', async () => {
    const { device } = await add(await app.signedIn('coach'));
    const client = app.anonymous();
    const answer = device.get(await asked(client), { counter: 0 });
    const cookie = client.cookies.get('__Host-passkey') ?? '';
    const twin = app.anonymous();
    twin.cookies.set('__Host-passkey', cookie);
    const answers = await Promise.all([client.post(SIGN_IN, answer), twin.post(SIGN_IN, answer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('refuses a counter that does not grow: the key may have been copied', async () => {
    const { device } = await add(await app.signedIn('coach'));
    expect((await signIn(device, { counter: 5 })).status).toBe(200);
    for (const counter of [4, 5]) expect(await signIn(device, { counter })).toMatchObject(REFUSED);
    expect((await signIn(device, { counter: 6 })).status).toBe(200);
  });

  it('refuses the passkey of one user for another one', async () => {
    const [coach, other] = [await app.signedIn('coach'), await app.signedIn('coach')];
    const { device } = await add(coach);
    await add(other);
    const userHandle = Buffer.from(String(other.user.id)).toString('base64url');
    expect(await signIn(device, { userHandle })).toMatchObject(REFUSED);
    // Nor by another key under the id of that passkey.
    const forged = Object.assign(authenticator(), {
      id: device.id,
      userHandle: device.get(await asked(other)).userHandle,
    });
    expect(await signIn(forged)).toMatchObject(REFUSED);
  });

  it('refuses a deactivated user with the sentence of a wrong password', async () => {
    const [admin, coach] = [await app.signedIn('superadmin'), await app.signedIn('coach')];
    const { device } = await add(coach);
    await admin.put(`/api/admin/users/${coach.user.id}`, { isActive: false }, { 'if-match': '"1"' });
    const { status, body } = await signIn(device);
    const refused = { status, body };
    const wrong = await passwordSignIn(coach, { password: 'wrong' });
    expect(refused).toEqual({
      status: wrong.status,
      body: { ...wrong.body, requestId: refused.body['requestId'] },
    });
    expect(refused).toMatchObject(REFUSED);
    // It counts as a failure, too.
    const log = await admin.get<object[]>(`/api/audit?subject=signIn&subjectId=${coach.user.id}`);
    expect(log.body).toContainEqual(expect.objectContaining({ action: 'signIn.failPasskey' }));
  });

  it('locks the name after five failures, whatever they were, and unknown passkeys lock no name', async () => {
    const coach = await app.signedIn('coach');
    const { device } = await add(coach);
    for (let count = 0; count < 6; count += 1)
      await signIn(
        Object.assign(authenticator(), {
          userHandle: Buffer.from(String(coach.user.id)).toString('base64url'),
        }),
      );
    for (let count = 0; count < 4; count += 1)
      expect(await signIn(device, { isVerified: false })).toMatchObject(REFUSED);
    expect((await passwordSignIn(coach, { password: 'wrong' })).body.code).toBe('INVALID_CREDENTIALS');
    expect(await signIn(device)).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED' } });
    expect((await passwordSignIn(coach)).body.code).toBe('ACCOUNT_LOCKED');
    expect((await actionsOf(coach)).filter((action) => action === 'signIn.failPasskey')).toHaveLength(4);
  });
});

describe('a club that requires a second factor of superadmins', () => {
  const SETTING = '/api/settings/second_factor_required';
  afterEach(() => app.execute("DELETE FROM settings WHERE `key` = 'second_factor_required'"));

  it('takes a passkey for it, and then no password alone', async () => {
    const [admin, other] = [await app.signedIn('superadmin'), await app.signedIn('superadmin')];
    const { device } = await add(admin);
    expect((await passwordSignIn(admin)).status).toBe(200);
    expect((await admin.put(SETTING, { value: 'true' })).status).toBe(200);
    expect((await passwordSignIn(admin)).body.code).toBe('PASSKEY_NEEDED');
    expect((await passwordSignIn(admin, { password: 'wrong' })).body.code).toBe('INVALID_CREDENTIALS');
    const { client, body } = await signIn(device);
    expect(body).toMatchObject({ mustSetUpSecondFactor: false });
    expect((await client.get('/api/admin/users')).status).toBe(200);
    // One without a factor may add a passkey, and nothing else.
    expect(await other.get('/api/admin/users')).toMatchObject({ body: { code: 'SECOND_FACTOR_SET_UP' } });
    expect((await add(other)).answer.body).toMatchObject({
      isRequired: true,
      passkeys: [{ name: 'A phone' }],
    });
    expect((await other.get('/api/admin/users')).status).toBe(200);
    // Without its last passkey it must set up a factor again.
    const [{ id } = { id: 0 }] = (await other.get<SecondFactorDto>(FACTOR)).body.passkeys;
    await other.delete(`${PASSKEYS}/${id}`);
    expect(await other.get('/api/admin/users')).toMatchObject({ body: { code: 'SECOND_FACTOR_SET_UP' } });
  });
});

it('another superadmin removes all passkeys with the second step', async () => {
  const [admin, other] = [await app.signedIn('superadmin'), await app.signedIn('superadmin')];
  const { device } = await add(other);
  const list = await admin.get<UserDto[]>('/api/admin/users');
  expect(list.body.find(({ id }) => id === other.user.id)).toMatchObject({ hasSecondFactor: true });
  expect(await admin.post(`/api/admin/users/${other.user.id}/reset-second-factor`)).toMatchObject({
    body: { hasSecondFactor: false },
  });
  expect((await other.get(FACTOR)).body).toMatchObject({ passkeys: [] });
  expect(await signIn(device)).toMatchObject(REFUSED);
  expect(await actionsOf(other)).toContain('user.resetSecondFactor');
});

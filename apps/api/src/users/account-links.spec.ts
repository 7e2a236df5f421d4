import { DAY_MS, HOUR_MS } from '@lions/domain';
import { MailCatcher } from '../testing/mail-catcher.js';
import { givenUser, PASSWORD, startTestApp, useSignedIn, useTestApp } from '../testing/test-app.js';
import type { CreatedUserDto, InvitationDto, UserDto } from './users.dto.js';

const NEW_PASSWORD = 'a sentence of my own';
const GONE = { status: 400, body: { code: 'RESET_LINK_INVALID' } };

const catcher = new MailCatcher();
const app = useTestApp({ catcher });
const root = useSignedIn(app, 'superadmin', beforeEach);

let people = 0;
async function invite(change: object = {}) {
  people += 1;
  const names = { firstName: 'Camille', lastName: 'Roy', username: `invited.${people}` };
  const person = { ...names, email: `invited.${people}@example.test`, ...change };
  const { status, body } = await root.post<CreatedUserDto>('/api/admin/users', person);
  expect(status).toBe(201);
  return body;
}
const tokenIn = (text = '') => /#([\w-]{43})/.exec(text)?.[1];
/** The token of the last mail that was sent. */
async function mailedToken() {
  await app.sendMails();
  return tokenIn(catcher.mails.at(-1)?.text);
}
const setPassword = (token: string | undefined, newPassword = NEW_PASSWORD) =>
  app.anonymous().post<{ username: string }>('/api/auth/reset-password', { token, newPassword });
const login = (username: string, password: string) =>
  app.anonymous().post('/api/auth/login', { username, password });
const actionsOn = async (id: number) =>
  (await root.get<{ action: string }[]>(`/api/audit?subject=user&subjectId=${id}`)).body.map(
    ({ action }) => action,
  );

describe('a user who is created without a password', () => {
  it('gets a link by mail, in both languages, and chooses a password by it', async () => {
    const user = await invite();
    expect(user).toMatchObject({ isInvited: true, invitation: { url: null } });
    await app.sendMails();
    const [mail] = catcher.mails;
    expect(mail?.envelopeTo).toEqual([user.email]);
    expect(mail?.subject).toBe('Votre compte sur le site des Lions / Your account on the Lions site');
    expect(mail?.text).toContain(`Votre nom d’utilisateur est ${user.username}.`);
    expect(mail?.text).toContain(`Your username is ${user.username}.`);
    const { publicUrl } = app.configuration;
    expect(mail?.html).toContain(`href="${publicUrl}/fr/admin/welcome#`);
    expect(mail?.html).toContain(`href="${publicUrl}/admin/welcome?lang=en#`);
    expect(await setPassword(tokenIn(mail?.text))).toMatchObject({
      status: 200,
      body: { username: user.username },
    });
    expect((await login(user.username, NEW_PASSWORD)).status).toBe(200);
    const list = await root.get<UserDto[]>('/api/admin/users');
    expect(list.body.find(({ id }) => id === user.id)).toMatchObject({ isInvited: false });
    expect(await actionsOn(user.id)).toEqual(['user.resetPassword', 'user.invite', 'user.create']);
  });

  it('cannot sign in before, with any password', async () => {
    const { username } = await invite();
    for (const password of [' ', PASSWORD, 'invited'])
      expect(await login(username, password)).toMatchObject({
        status: 401,
        body: { code: 'INVALID_CREDENTIALS' },
      });
  });

  it('has seven days, one use, and the last link only', async () => {
    const user = await invite();
    const first = await mailedToken();
    const again = await root.post<InvitationDto>(`/api/admin/users/${user.id}/invitation`);
    expect(again).toMatchObject({
      status: 200,
      body: { url: null, expiresAt: new Date(app.clock.time() + 7 * DAY_MS).toISOString() },
    });
    const second = await mailedToken();
    expect(await setPassword(first)).toMatchObject(GONE);
    app.clock.advance(7 * DAY_MS - 1);
    const answers = await Promise.all([setPassword(second), setPassword(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('cannot use the link after seven days', async () => {
    const { username } = await invite();
    const token = await mailedToken();
    app.clock.advance(7 * DAY_MS);
    expect(await setPassword(token)).toMatchObject(GONE);
    expect((await login(username, NEW_PASSWORD)).status).toBe(401);
  });

  it('is not invited again once a password is chosen, nor under an address that has an account', async () => {
    const user = await invite();
    await setPassword(await mailedToken());
    expect(await root.post(`/api/admin/users/${user.id}/invitation`)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_JOINED' },
    });
    const { username, firstName, lastName } = { ...user, username: 'another.name' };
    const twice = { username, firstName, lastName, email: user.email.toUpperCase() };
    expect(await root.post('/api/admin/users', twice)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    });
    await app.sendMails();
    expect(catcher.mails).toHaveLength(1);
  });

  it('gets no mail with a link that was replaced, or whose user was switched off', async () => {
    catcher.refuseRecipient = () => ({ code: 451, text: '4.3.0 later' });
    const [replaced, off] = [await invite(), await invite()];
    await app.sendMails();
    await root.post(`/api/admin/users/${replaced.id}/invitation`);
    await root.put(`/api/admin/users/${off.id}`, { isActive: false });
    catcher.refuseRecipient = () => undefined;
    app.clock.advance(HOUR_MS);
    await app.sendMails();
    expect(catcher.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[replaced.email]]);
    expect((await setPassword(tokenIn(catcher.mails[0]?.text))).status).toBe(200);
  });

  it('is not created with a password that is too short', async () => {
    const names = {
      firstName: 'Camille',
      lastName: 'Roy',
      username: 'too.short',
      email: 'short@example.test',
    };
    for (const password of ['', 'short', null])
      expect(await root.post('/api/admin/users', { ...names, password })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'password', message: 'Password must be at least 8 characters' }] },
      });
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => app.anonymous().post('/api/auth/forgotten-password', { email });

  it('is answered alike for every address, and mails a link to its user only', async () => {
    const { user } = await app.signedIn('coach');
    const off = await givenUser(app, { isActive: false });
    const addresses = [user.email.toUpperCase(), off.email, 'nobody@example.test', 'superadmin@localhost'];
    for (const email of addresses) {
      const startedAt = performance.now();
      expect(await ask(email)).toMatchObject({ status: 202, body: '' });
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(149);
    }
    await app.sendMails();
    expect(catcher.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[user.email]]);
    const [mail] = catcher.mails;
    expect(mail?.subject).toBe(
      'Un nouveau mot de passe pour le site des Lions / A new password for the Lions site',
    );
    expect(mail?.html).toContain(`href="${app.configuration.publicUrl}/fr/admin/reset-password#`);
    expect(await actionsOn(user.id)).toEqual(['user.forgetPassword']);
    expect(await ask('not an address')).toMatchObject({
      status: 400,
      body: { details: [{ field: 'email', message: 'Invalid email address' }] },
    });
  });

  it('is replaced once, within the hour, and ends the sign-ins of before', async () => {
    const coach = await app.signedIn('coach');
    await ask(coach.user.email);
    const first = await mailedToken();
    await ask(coach.user.email);
    const second = await mailedToken();
    expect((await coach.get('/api/auth/me')).status).toBe(200);
    expect((await setPassword(first)).status).toBe(200);
    expect((await coach.get('/api/auth/me')).status).toBe(401);
    expect((await login(coach.user.username, NEW_PASSWORD)).status).toBe(200);
    // The other link is void once one is used.
    expect(await setPassword(second, 'of somebody else')).toMatchObject(GONE);
    await ask(coach.user.email);
    const late = await mailedToken();
    app.clock.advance(HOUR_MS);
    expect(await setPassword(late)).toMatchObject(GONE);
  });

  it('voids no invitation', async () => {
    const { email } = await invite();
    const token = await mailedToken();
    await ask(email);
    expect((await setPassword(token)).status).toBe(200);
  });
});

// Last, because a process has one sign-in strategy: the second application's replaces the first one's.
describe('without a mail server', () => {
  it('the superadmin gets the link, once, and no mail waits', async () => {
    const quiet = await startTestApp();
    const admin = await quiet.signedIn('superadmin');
    const person = { firstName: 'Camille', lastName: 'Roy', username: 'by.hand', email: 'hand@example.test' };
    const { body } = await admin.post<CreatedUserDto>('/api/admin/users', person);
    const url = body.invitation?.url ?? '';
    expect(url).toMatch(/\/admin\/welcome#[\w-]{43}$/);
    expect(JSON.stringify((await admin.get('/api/admin/users')).body)).not.toContain(tokenIn(url));
    const link = { token: tokenIn(url), newPassword: NEW_PASSWORD };
    expect((await quiet.anonymous().post('/api/auth/reset-password', link)).status).toBe(200);
    expect((await admin.get<unknown[]>('/api/outbox')).body).toEqual([]);
    const asked = await quiet.anonymous().post('/api/auth/forgotten-password', { email: person.email });
    expect(asked).toMatchObject({ status: 409, body: { code: 'NO_MAIL_SERVER' } });
    expect((await quiet.anonymous().get('/api/settings/public')).body).toMatchObject({ sendsMail: false });
    await quiet.close();
  });
});

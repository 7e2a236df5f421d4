import { HOUR_MS } from '@lions/domain';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import type { Client } from '../testing/client.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { givenUser, PASSWORD, startTestApp, useTestApp } from '../testing/test-app.js';
import type { CreatedUserDto } from './users.dto.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const catcher = new MailCatcher();
const app = useTestApp({ catcher, now: '2025-09-02T03:05:00.000Z', empty: ['outbox_mails'] });

const browser = (agent = CHROME) => app.anonymous({ 'x-requested-with': 'test', 'user-agent': agent });
const login = async (client: Client, username: string, password = PASSWORD) =>
  (await client.post('/api/auth/login', { username, password })).status;

/** A user who has signed in before, and the browser that they used. */
async function givenOwner() {
  const user = await givenUser(app);
  const own = browser();
  expect(await login(own, user.username)).toBe(200);
  return { user, own };
}

/** The mails that wait, sent. */
async function sent() {
  await app.sendMails();
  return catcher.mails;
}

describe('a sign-in from a new device', () => {
  it('is mailed to its user once, in both languages, with the club’s time and without an address', async () => {
    const { user, own } = await givenOwner();
    expect(await login(own, user.username)).toBe(200);
    expect(await sent()).toHaveLength(0);
    const device = browser();
    expect(await login(device, user.username)).toBe(200);
    app.clock.advance(HOUR_MS);
    expect(await login(device, user.username)).toBe(200);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.envelopeTo).toEqual([user.email]);
    expect(mail?.subject).toBe(
      'Un nouvel appareil s’est connecté à votre compte / A new device signed in to your account',
    );
    const { username } = user;
    for (const sentence of [
      `A new device signed in as ${username} on Monday, September 1, 2025, at 11:05 PM (Chrome on Windows).`,
      `Un nouvel appareil s’est connecté au compte ${username} le lundi 1er septembre 2025, à 23\u00a0h\u00a005 (Chrome sur Windows).`,
      'If it was not you, change your password right away',
      'Si ce n’est pas vous, changez tout de suite de mot de passe',
    ])
      expect(mail?.text).toContain(sentence);
    const { publicUrl } = app.configuration;
    expect(mail?.html).toContain(`href="${publicUrl}/fr/admin?view=profile"`);
    expect(mail?.html).toContain(`href="${publicUrl}/admin?view=profile"`);
    expect(mail?.text).not.toMatch(/127\.0\.0/);
    const [row] = await app.find(OutboxMail, {});
    expect(row?.data).toEqual({ account: { kind: 'device', names: ['Chrome', 'Windows'] } });
  });

  it('is not mailed at the first sign-in of an invited user, wherever the invitation was opened', async () => {
    const root = await app.signedIn('superadmin');
    const person = {
      firstName: 'Camille',
      lastName: 'Roy',
      username: 'new.person',
      email: 'new@example.test',
    };
    const { body } = await root.post<CreatedUserDto>('/api/admin/users', person);
    const [invitation] = await sent();
    const token = /#([\w-]{43})/.exec(invitation?.text ?? '')?.[1];
    const phone = browser();
    const newPassword = 'a sentence of my own';
    expect((await phone.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);
    expect(await login(browser(FIREFOX), body.username, newPassword)).toBe(200);
    expect(await login(phone, body.username, newPassword)).toBe(200);
    expect(await sent()).toHaveLength(1);
    expect(await login(browser(), body.username, newPassword)).toBe(200);
    expect(await sent()).toHaveLength(2);
  });

  it('is mailed when the device value is forged or that of another user', async () => {
    const [{ user }, other] = [await givenOwner(), await givenOwner()];
    const thief = browser(FIREFOX);
    const foreign = other.own.cookies.get('device') ?? '';
    thief.cookies.set('device', foreign);
    expect(await login(thief, user.username)).toBe(200);
    expect((await sent()).map(({ envelopeTo }) => envelopeTo)).toEqual([[user.email]]);
  });

  it('is not mailed when the password is wrong', async () => {
    const { user } = await givenOwner();
    expect(await login(browser(), user.username, 'a wrong one')).toBe(401);
    expect(await app.find(OutboxMail, {})).toEqual([]);
  });

  it('is mailed once an hour for each browser of a network, also to a program without cookies', async () => {
    const { user } = await givenOwner();
    for (let count = 0; count < 3; count += 1) expect(await login(browser(), user.username)).toBe(200);
    expect(await login(browser(FIREFOX), user.username)).toBe(200);
    expect(await sent()).toHaveLength(2);
    app.clock.advance(HOUR_MS);
    expect(await login(browser(), user.username)).toBe(200);
    expect(await sent()).toHaveLength(3);
  });

  it('names no browser by a text that a thief chose', async () => {
    const { user } = await givenOwner();
    for (const agent of ['Pay at evil.example/1.0 now', ' '])
      expect(await login(browser(agent), user.username)).toBe(200);
    const mails = await sent();
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toContain('at 11:05 PM.');
      expect(text).not.toContain('evil');
    }
  });

  it('is answered at once while the mail server takes nothing', async () => {
    catcher.refuseSender = () => ({ code: 451, text: '4.3.0 later' });
    const { user } = await givenOwner();
    expect(await login(browser(), user.username)).toBe(200);
    expect(await sent()).toHaveLength(0);
    catcher.refuseSender = () => undefined;
    app.clock.advance(HOUR_MS);
    expect(await sent()).toHaveLength(1);
  });
});

// Last, because a process has one sign-in strategy: the second application's replaces the first one's.
it('queues no mail without a mail server', async () => {
  const quiet = await startTestApp();
  const { username } = await givenUser(quiet);
  for (let count = 0; count < 2; count += 1) expect(await login(quiet.anonymous(), username)).toBe(200);
  expect(await quiet.find(OutboxMail, {})).toEqual([]);
  await quiet.close();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lions/domain';
import { writeBackup } from './backup/write-backup.js';
import { WaitingRun } from './cleanup/cleanup-run.entity.js';
import { MailWorker } from '../mail/mail-worker.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import type { OutboxMailDto } from '../places/outbox/outbox.dto.js';
import { ON_SERVER } from '../testing/database/test-database.js';
import { givenMail } from '../testing/given.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { givenUser, startTestApp, useTestApp } from '../testing/test-app.js';
import { Alerts } from './alerts.service.js';

const NOON = new Date('2025-09-01T16:00:00.000Z');

let alerts: Alerts;

const catcher = new MailCatcher();
const app = useTestApp({ catcher, now: NOON, empty: ['outbox_mails', 'waiting_runs'] });
beforeAll(async () => {
  alerts = app.app.get(Alerts);
  await givenUser(app, { role: 'superadmin', email: 'one@example.test' });
  await givenUser(app, { role: 'superadmin', email: 'off@example.test', isActive: false });
  await givenUser(app, { role: 'superadmin', email: 'superadmin@localhost' });
  await givenUser(app, { role: 'coach', email: 'coach@example.test' });
});
beforeEach(async () => {
  alerts.freeBytes = async () => 5e9;
});

const worker = () => app.app.get(MailWorker, { strict: false });
/** Runs one tick of all alerts and sends the mails; returns their recipients and subjects. */
async function sent(...all: Alerts[]) {
  const before = catcher.mails.length;
  await Promise.all([alerts, ...all].map((each) => each.tick()));
  await worker().wake();
  return catcher.mails.slice(before).map(({ subject, envelopeTo }) => `${envelopeTo.join()}: ${subject}`);
}
const DISK =
  'one@example.test: Site des Lions\u00a0: le disque est presque plein / Lions site: the disk is almost full';

describe('superadmins', () => {
  it('get no mail while all is well', async () => {
    expect(await sent()).toEqual([]);
  });

  it('get a mail about a full disk once a day, in both languages', async () => {
    alerts.freeBytes = async (folder) => (folder === app.configuration.dataDir ? 480_900_000 : 5e9);
    expect(await sent()).toEqual([DISK]);
    const { text, html, headers } = catcher.mails[0] ?? {};
    expect(text).toContain('Espace libre sur le disque du serveur\u00a0: 480\u00a0Mo.');
    expect(text).toContain('Free space on the server’s disk: 480 MB.');
    expect(html).toContain(`href="${app.configuration.publicUrl}/admin"`);
    expect(headers?.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    app.clock.advance(11 * HOUR_MS);
    expect(await sent()).toEqual([]);
    // Past midnight in the club's zone.
    app.clock.advance(2 * HOUR_MS);
    expect(await sent()).toEqual([DISK]);
    alerts.freeBytes = async () => 1e9;
    app.clock.advance(DAY_MS);
    expect(await sent()).toEqual([]);
  });

  it('get a mail about mails that failed since the last one, but not about alerts that failed', async () => {
    catcher.refuseRecipient = (address) =>
      address === 'one@example.test' ? undefined : { code: 550, text: 'no such user' };
    for (const email of ['a@example.test', 'b@example.test']) await givenMail(app, 'confirmation', { email });
    await worker().wake();
    expect(await sent()).toEqual([expect.stringContaining('Lions site: emails have failed')]);
    expect(catcher.mails[0]?.text).toContain('Emails that could not be delivered: 2.');
    app.clock.advance(DAY_MS);
    expect(await sent()).toEqual([]);
    catcher.refuseRecipient = () => {
      // A mail fails later than it was queued.
      app.clock.advance(1000);
      return { code: 550, text: 'no such user' };
    };
    await givenMail(app, 'confirmation', { email: 'c@example.test', practice: { date: '2025-09-06' } });
    await worker().wake();
    expect(await sent()).toEqual([]);
    const alertStates = await app.find(OutboxMail, { where: { kind: 'alert' } });
    expect(alertStates.map(({ status }) => status)).toEqual(['sent', 'failed']);
    catcher.refuseRecipient = () => undefined;
    app.clock.advance(DAY_MS);
    expect(await sent()).toEqual([]);
  });

  it('get one mail within the hour about mails that the server does not take', async () => {
    const hour = async () => {
      const alerted: string[] = [];
      for (let minutes = 0; minutes < 60; minutes += 10) {
        app.clock.advance(10 * MINUTE_MS);
        await worker().tick();
        alerted.push(...(await sent()));
      }
      return alerted;
    };
    const limit = { code: 550, text: '5.4.5 Daily user sending limit exceeded' };
    catcher.refuseRecipient = (address) => (address === 'one@example.test' ? undefined : limit);
    const practice = { date: '2025-09-08' };
    for (const email of ['a@example.test', 'b@example.test'])
      await givenMail(app, 'confirmation', { email, practice });
    await worker().wake();
    expect(await sent()).toEqual([]);
    expect(await hour()).toEqual([expect.stringContaining('Lions site: emails are delayed')]);
    expect(catcher.mails[0]?.text).toContain('Emails that the mail server does not accept: 2.');
    expect(catcher.mails[0]?.text).toContain('Courriels que le serveur de courriel n’accepte pas\u00a0: 2.');
    for (let count = 0; count < 24; count += 1) expect(await hour()).toEqual([]);
    catcher.refuseRecipient = () => undefined;
    app.clock.advance(DAY_MS);
    await worker().tick();
    expect(await sent()).toEqual([]);
  });

  it('get a mail about a mail once it is refused for the fifth time, not before', async () => {
    catcher.refuseRecipient = (address) =>
      address === 'one@example.test' ? undefined : { code: 451, text: '4.7.1 Later' };
    await givenMail(app, 'confirmation', { practice: { date: '2025-09-08' } });
    for (const minutes of [0, 1, 2, 5]) {
      app.clock.advance(minutes * MINUTE_MS);
      await worker().tick();
      expect(await sent()).toEqual([]);
    }
    app.clock.advance(12 * MINUTE_MS);
    await worker().tick();
    expect(await sent()).toEqual([expect.stringContaining('Lions site: emails are delayed')]);
  });

  it('get no mail about mails that are taken at the third try', async () => {
    catcher.refuseRecipient = () => ({ code: 451, text: '4.7.1 Greylisted' });
    await givenMail(app, 'confirmation');
    for (const minutes of [0, 1, 2]) {
      app.clock.advance(minutes * MINUTE_MS);
      await worker().tick();
    }
    catcher.refuseRecipient = () => undefined;
    expect(await sent()).toEqual([]);
    app.clock.advance(10 * MINUTE_MS);
    expect(await sent()).toHaveLength(1);
    expect(catcher.mails[0]?.envelopeTo).toEqual(['demo.parent@example.test']);
  });

  it('get a mail about a clean-up that waits for approval', async () => {
    await app.db.write((tx) =>
      tx.insert(WaitingRun, {
        kind: 'retention',
        ranOn: '2025-09-01',
        cutoff: NOON,
        counts: { registrations: 400, mails: 1000 },
        waitsSince: NOON,
      }),
    );
    expect(await sent()).toEqual([expect.stringContaining('un nettoyage attend votre décision')]);
    expect(catcher.mails[0]?.text).toContain('it is waiting. Rows: 1,400.');
    expect(catcher.mails[0]?.text).toContain('il attend donc votre décision. Lignes\u00a0: 1\u00a0400.');
  });

  it('see alerts among the mails, and get none once their account is gone', async () => {
    alerts.freeBytes = async () => 1;
    catcher.refuseRecipient = () => ({ code: 450, text: 'later' });
    const root = await app.signedIn('superadmin');
    await sent();
    const list = async () => (await root.get<OutboxMailDto[]>('/api/outbox')).body;
    const mine = (await list()).find(({ to }) => to === root.user.email);
    expect(mine).toMatchObject({ kind: 'alert', status: 'pending', date: null, teamName: null });
    catcher.refuseRecipient = () => undefined;
    const other = await app.signedIn('superadmin');
    expect((await other.delete(`/api/admin/users/${root.user.id}`)).status).toBe(204);
    app.clock.advance(MINUTE_MS);
    await worker().wake();
    const settled = await app.findOne(OutboxMail, { where: { id: mine?.id ?? 0 } });
    expect(settled).toMatchObject({ status: 'dropped' });
    await app.execute('DELETE FROM admin_users WHERE email LIKE ?', ['test-user-%']);
  });

  it('get one mail from two processes that look at the same time', async () => {
    // The embedded file has one process, which looks twice at once.
    const second = ON_SERVER ? await startTestApp({}, app) : app;
    const other = second.app.get(Alerts);
    alerts.freeBytes = other.freeBytes = async () => 1;
    await sent(other, alerts, other);
    await second.sendMails();
    expect(catcher.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['one@example.test']]);
    if (second !== app) await second.close();
  });
});

// Applications of their own come last: passport knows the strategies of one.
it('superadmins get a mail about a backup that is older than 36 hours, or was never made', async () => {
  const backups = mkdtempSync(join(tmpdir(), 'lions-alerts-'));
  const club = await startTestApp({ BACKUP_DIR: backups, ...catcher.environment });
  await givenUser(club, { role: 'superadmin' });
  const own = club.app.get(Alerts);
  const full: string[] = [];
  own.freeBytes = async (folder) => (full.includes(folder) ? 1 : 5e9);
  const texts = async () => {
    catcher.mails.length = 0;
    await own.tick();
    await club.sendMails();
    return catcher.mails.map(({ text }) => text);
  };
  club.clock.advance(36 * HOUR_MS);
  expect(await texts()).toEqual([]);
  club.clock.advance(MINUTE_MS);
  expect(await texts()).toEqual([expect.stringContaining('There is no nightly backup.')]);
  const { takenAt } = await writeBackup(
    club.configuration,
    join(backups, 'lions-nightly-2025-09-04.backup'),
    undefined,
  );
  club.clock.set(new Date(takenAt.getTime() + 36 * HOUR_MS));
  expect(await texts()).toEqual([]);
  club.clock.advance(MINUTE_MS);
  expect(await texts()).toEqual([expect.stringContaining('Hours since the last backup: 36.')]);
  full.push(backups);
  expect(await texts()).toEqual([expect.stringContaining('Free space on the server’s disk: 0 MB.')]);
  await club.close();
  rmSync(backups, { recursive: true });
});

it('nothing is queued without a mail server', async () => {
  const without = await startTestApp();
  await givenUser(without, { role: 'superadmin' });
  const quiet = without.app.get(Alerts);
  quiet.freeBytes = async () => 1;
  await quiet.tick();
  expect(await without.find(OutboxMail)).toEqual([]);
  await without.close();
});

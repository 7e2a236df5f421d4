import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { civilAt } from '@lions/domain';
import { writeBackup } from '../backup/write-backup.js';
import { Clock } from '../../platform/common/clock.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';
import { NameServer } from '../../testing/outside/name-server.js';
import { CERTIFICATE_FILE, OutsideSite } from '../../testing/outside/outside-site.js';
import { startTestApp } from '../../testing/test-app.js';
import type { ExaminationDto } from './doctor.controller.js';
import { examined } from '../../testing/examined.js';
import { runCommand } from '../../testing/run-command.js';
import { surroundings, type Examination } from './examine.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

jest.setTimeout(90_000);

const MEGABYTE = 1_000_000;

async function part(id: string, change: Partial<Configuration>, around = surroundings()) {
  const { parts } = await examined({ ...database.configuration, ...change }, around);
  return parts.find((each) => each.id === id);
}
function at(days: number): Clock {
  const clock = new Clock();
  clock.time = () => Date.now() + days * 86_400_000;
  return clock;
}

describe('the doctor looks outside and names', () => {
  let outside: OutsideSite;
  beforeEach(async () => (outside = await OutsideSite.start()));
  afterEach(() => outside.close());

  it('a disk that fills up', async () => {
    for (const [megabytes, level] of [
      [5000, 'ok'],
      [500, 'warning'],
      [50, 'wrong'],
    ] as const) {
      const around = { ...surroundings(), freeBytes: async () => megabytes * MEGABYTE };
      expect(await part('disk', { publicUrl: outside.url }, around)).toMatchObject({ level });
    }
  });

  it('a nightly backup that is off, missing, too old or cannot be read', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'lions-doctor-'));
    const look = (hours = 0, change: Partial<Configuration> = {}) => {
      const backup = { dir, passphrase: undefined };
      const around = { ...surroundings(), clock: at(hours / 24) };
      return part('backup', { publicUrl: outside.url, backup, ...change }, around);
    };
    const off = { backup: { dir: undefined, passphrase: undefined } };
    expect(await look(0, off)).toMatchObject({
      level: 'warning',
      found: { en: 'No nightly backup is made.' },
    });
    const none = { level: 'wrong', found: { en: expect.stringMatching(/^BACKUP_DIR holds no/) as string } };
    expect(await look()).toMatchObject(none);
    const fileOf = (day: string) => join(dir, `lions-nightly-${day}.backup`);
    const today = civilAt(new Date(), database.configuration.zone).date;
    await writeBackup(database.configuration, fileOf(today), undefined);
    expect(await look(35)).toMatchObject({
      level: 'ok',
      found: { en: 'Hours since the newest backup: 35.', fr: expect.stringContaining(': 35.') as string },
    });
    expect(await look(37)).toMatchObject({
      level: 'wrong',
      found: { en: 'Hours since the newest backup: 37.' },
      todo: { en: expect.stringContaining('in the log') as string },
    });
    // Made while the clock was wrong.
    writeFileSync(fileOf('2999-01-01'), 'not the newest');
    expect(await look(35)).toMatchObject({ level: 'ok' });
    writeFileSync(fileOf(today), 'not a backup');
    expect(await look()).toMatchObject(none);
    rmSync(dir, { recursive: true });
  });

  it('a copy of the backups that was never noted, or is too old', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'lions-doctor-'));
    const look = (days = 0, folder: string | undefined = dir) => {
      const backup = { dir: folder, passphrase: undefined };
      return part('backup-copy', { publicUrl: outside.url, backup }, { ...surroundings(), clock: at(days) });
    };
    const off = { publicUrl: outside.url, backup: { dir: undefined, passphrase: undefined } };
    expect(await part('backup-copy', off)).toMatchObject({ level: 'ok' });
    const never = await look();
    expect(never).toMatchObject({ level: 'warning', found: { en: 'No copy was noted yet.' } });
    // The line that the doctor names, as a volunteer types it.
    const elsewhere = mkdtempSync(join(tmpdir(), 'lions-elsewhere-'));
    writeFileSync(join(dir, 'lions-nightly-2026-01-01.backup'), 'content');
    for (const [text, disk] of [
      [never?.todo?.en, '/path/to/disk'],
      [never?.todo?.fr, '/chemin/du/disque'],
    ] as const) {
      const line = text?.slice(text.indexOf('cp -R')).replace(disk, `"${elsewhere}"`);
      rmSync(join(dir, 'last-copied'), { force: true });
      execFileSync('sh', ['-c', line ?? 'false']);
      expect(await look(40)).toMatchObject({
        level: 'ok',
        found: { en: 'Days since the last copy: 40.', fr: expect.stringContaining(': 40.') as string },
      });
    }
    expect(readdirSync(join(elsewhere, basename(dir)))).toContain('lions-nightly-2026-01-01.backup');
    expect(await look(41)).toMatchObject({
      level: 'warning',
      found: { en: 'Days since the last copy: 41.' },
    });
    for (const folder of [dir, elsewhere]) rmSync(folder, { recursive: true });
  });

  it('a mail server that is not set, refuses or is away, and sends nothing', async () => {
    expect(await part('mail-server', { publicUrl: outside.url })).toMatchObject({ level: 'warning' });
    const catcher = await new MailCatcher().listen();
    const mail = {
      smtpUrl: catcher.environment['SMTP_URL'] ?? '',
      from: { name: '', address: 'mail@club.example' },
    };
    expect(await part('mail-server', { publicUrl: outside.url, mail })).toMatchObject({ level: 'ok' });
    const stranger = { ...mail, smtpUrl: mail.smtpUrl.replace('//', '//someone:wrong@') };
    expect(await part('mail-server', { publicUrl: outside.url, mail: stranger })).toMatchObject({
      level: 'wrong',
      found: { en: expect.stringMatching(/^The mail server refuses: /) as string },
    });
    expect(catcher.mails).toEqual([]);
    await catcher.close();
    expect(await part('mail-server', { publicUrl: outside.url, mail })).toMatchObject({
      level: 'wrong',
      found: { en: expect.stringMatching(/^The mail server can’t be reached: E/) as string },
    });
    const nowhere = { ...mail, smtpUrl: 'smtp://mail.invalid:25' };
    expect(await part('mail-server', { publicUrl: outside.url, mail: nowhere })).toMatchObject({
      level: 'wrong',
      found: { en: expect.stringMatching(/^The mail server can’t be reached: E/) as string },
    });
  });

  it('each record that the mail domain lacks', async () => {
    const names = await NameServer.start();
    const around = { ...surroundings(), resolver: names.resolver };
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: { name: 'Lions', address: 'mail@club.example' } };
    const look = () => part('mail-domain', { publicUrl: outside.url, mail }, around);
    expect(await look()).toMatchObject({
      level: 'warning',
      found: { en: 'club.example lacks SPF, DKIM, DMARC.' },
    });
    names.texts.set('club.example', 'v=spf1 include:mail.example -all');
    names.texts.set('chosen-by-the-service._domainkey.club.example', 'v=DKIM1; p=x');
    expect(await look()).toMatchObject({ level: 'warning', found: { en: 'club.example lacks DMARC.' } });
    names.texts.set('_dmarc.club.example', 'v=DMARC1; p=none');
    expect(await look()).toMatchObject({ level: 'ok' });
    const local = { ...mail, from: { name: '', address: 'lions@localhost' } };
    expect(await part('mail-domain', { publicUrl: outside.url, mail: local }, around)).toMatchObject({
      level: 'warning',
      todo: { en: expect.stringMatching(/^Set MAIL_FROM/) as string },
    });
    names.close();
    expect(await look()).toMatchObject({
      level: 'warning',
      found: { en: expect.stringContaining('could not be checked') as string },
    });
  });

  it('a public address that leads elsewhere, loses cookies or counts proxies wrongly', async () => {
    const look = (change: Partial<Configuration> = {}, proxies?: number) =>
      part('public-url', { publicUrl: outside.url, ...change }, { ...surroundings(), proxies });
    expect(await look()).toMatchObject({ level: 'ok' });
    expect(await look({ trustProxy: 1 })).toMatchObject({ level: 'wrong' });
    expect(await look({ trustProxy: 1 }, 1)).toMatchObject({ level: 'ok' });
    expect(await look({}, 2)).toMatchObject({
      level: 'wrong',
      found: { en: 'Proxies that requests come through: 2. TRUST_PROXY is off.' },
    });
    // An https address whose cookies are not Secure.
    expect(await look({ isHttps: true })).toMatchObject({
      level: 'wrong',
      found: { en: expect.stringContaining('Cookies') as string },
    });
    outside.passesCookies = false;
    expect(await look()).toMatchObject({ level: 'wrong' });
    outside.isUp = false;
    expect(await look()).toMatchObject({
      level: 'wrong',
      found: { en: expect.stringContaining('(404)') as string },
    });
  });

  it('dead links, and only those', async () => {
    outside.links = ['/other', '/no-head', `${outside.url}/page#top`, 'mailto:a@club.example'];
    const look = () => part('dead-links', { publicUrl: outside.url });
    expect(await look()).toMatchObject({ level: 'ok', found: { en: 'Pages: 1, links: 3, none dead.' } });
    outside.links.push('http://127.0.0.1:1/refused');
    // Without a network every link to another site would look dead.
    expect(await look()).toMatchObject({
      level: 'warning',
      found: { en: expect.stringContaining('could not be checked') as string },
    });
    const other = await OutsideSite.start();
    outside.links.push('/gone', `${other.url}/other`);
    expect(await look()).toMatchObject({
      level: 'warning',
      found: { en: `Dead links: 2 (http://127.0.0.1:1/refused, ${outside.url}/gone).` },
    });
    await other.close();
  });

  it('a certificate that ends, that browsers refuse, or that is missing', async () => {
    const secure = await OutsideSite.start({ isHttps: true });
    const https = { publicUrl: secure.url, isHttps: true };
    const look = (days: number) => part('certificate', https, { ...surroundings(), clock: at(days) });
    expect(await look(0)).toMatchObject({
      level: 'wrong',
      found: { en: expect.stringMatching(/^Browsers refuse/) as string },
    });
    expect(await look(40_000)).toMatchObject({
      level: 'wrong',
      found: { en: expect.stringMatching(/^The certificate expires on/) as string },
    });
    // Trusted, as a public authority's certificate is.
    const environment = {
      ...database.environment,
      NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE,
      PUBLIC_URL: secure.url,
      TRUST_PROXY: '1',
    };
    const { output } = await runCommand(environment, '--doctor --json');
    const { parts } = JSON.parse(output) as Examination;
    for (const id of ['certificate', 'public-url'])
      expect(parts.find((each) => each.id === id)).toMatchObject({ level: 'ok' });
    await secure.close();
    expect(await look(0)).toMatchObject({ level: 'wrong', found: { en: 'No certificate: ECONNREFUSED.' } });
  });
});

it('shows superadmins the same on a page', async () => {
  const app = await startTestApp();
  app.clock.set(new Date());
  app.configuration.publicUrl = app.url;
  const superadmin = await app.signedIn('superadmin');
  const { status, body } = await superadmin.get<ExaminationDto>('/api/admin/doctor');
  expect(status).toBe(200);
  const expected = await examined(app.configuration);
  expect(body.parts.map(({ id, level }) => [id, level])).toEqual(
    expected.parts.map(({ id, level }) => [id, level]),
  );
  const ofProxy = async (header: string) => {
    const answer = await superadmin.get<ExaminationDto>('/api/admin/doctor', { 'x-forwarded-for': header });
    return answer.body.parts.find(({ id }) => id === 'public-url');
  };
  expect(await ofProxy('192.0.2.1, 192.0.2.2')).toMatchObject({
    level: 'wrong',
    found: { en: 'Proxies that requests come through: 2. TRUST_PROXY is off.' },
  });
  await app.close();
});

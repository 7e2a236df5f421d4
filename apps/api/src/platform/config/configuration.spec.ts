import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration, StartRefused } from './configuration.js';

const dataDir = mkdtempSync(join(tmpdir(), 'lions-configuration-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const SECRET = '0123456789abcdef'.repeat(2);
const read = (environment: Record<string, string>) =>
  readConfiguration({ DATA_DIR: dataDir, ...environment });

describe('the environment', () => {
  it('may be empty', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      demoData: true,
      publicUrl: 'http://localhost:3000',
      zone: 'America/Toronto',
    });
  });

  it.each([
    ['https://Lions.Example', 'https://lions.example'],
    ['https://lions.example:443/', 'https://lions.example'],
    ['HTTP://lions.example:80', 'http://lions.example'],
    ['http://lions.example:3000', 'http://lions.example:3000'],
  ])('has the address %s as browsers send it', (PUBLIC_URL, publicUrl) =>
    expect(read({ PUBLIC_URL })).toMatchObject({ publicUrl }),
  );

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'postgres://localhost/x'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'mysql://localhost/lions?ssl=true'],
    ['DATABASE_URL', 'mysql://localhost/wild '],
    ['DATABASE_URL', 'mysql://localhost/wild%20'],
    ['DATABASE_URL', 'mysql://localhost/li\nons'],
    ['DATABASE_URL', 'mysql://localhost/lions#x'],
    ['DATABASE_URL', 'mysql://user:p%ss@localhost/lions'],
    ['HOST', 'abc'],
    ['SUPERADMIN_EMAIL', 'é@example.test'],
    ['DEMO_DATA', 'yes'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'https://example.org/path'],
    ['PUBLIC_URL', 'https://example.org/?a'],
    ['PUBLIC_URL', 'https://user@example.org'],
    ['PUBLIC_URL', 'https://example.org '],
    ['CONTACT_EMAIL', 'the club'],
    ['FACEBOOK_URL', 'lions'],
    ['INSTAGRAM_URL', 'javascript:alert(1)'],
    ['ANALYTICS_SCRIPT_URL', '/script.js'],
    ['ANALYTICS_ID', 'a b'],
    ['TRUST_PROXY', 'true'],
    ['METRICS_PORT', '0'],
    ['METRICS_HOST', 'localhost'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with a space and long enough'],
    ['LOG_FORMAT', 'xml'],
    ['SHUTDOWN_GRACE', '6'],
    ['CLUB_TIME_ZONE', 'Mars/Olympus'],
    ['SUPERADMIN_PASSWORD', 'short'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', 'x'.repeat(32)],
    ['JWT_SECRET', 'abcdefg'.repeat(9)],
    ['SMTP_URL', 'mail.example.test'],
    ['SMTP_URL', 'https://mail.example.test'],
    ['SMTP_URL', 'smtp://mail.example.test/?pool=true'],
    ['MAIL_FROM', 'the club'],
    ['MAIL_FROM', 'Lions <mail@club.example>\nBcc: <a@b.example>'],
  ])('is refused with one sentence that names %s (%s)', (name, value) => {
    const refusal = () => read({ [name]: value });
    expect(refusal).toThrow(StartRefused);
    expect(refusal).toThrow(new RegExp(`^${name} must be .+\\.$`));
  });

  it('passes only the variables that are set to the site', () => {
    expect(read({}).site).toEqual({});
    expect(
      read({ CONTACT_EMAIL: 'info@club.example', ANALYTICS_SCRIPT_URL: 'https://count.example/s.js' }).site,
    ).toEqual({
      contactEmail: 'info@club.example',
      analytics: { scriptUrl: 'https://count.example/s.js' },
    });
  });

  it('requires a secret in production with MySQL, and names it', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'mysql://user@db/lions' };
    expect(() => read(production)).toThrow(/^JWT_SECRET is required/);
    expect(read({ ...production, JWT_SECRET: SECRET }).demoData).toBe(false);
  });

  it('requires a sender with a mail server, and names it', () => {
    expect(read({}).mail).toBeUndefined();
    const smtpUrl = 'smtps://user:secret@mail.example.test:465';
    expect(() => read({ SMTP_URL: smtpUrl })).toThrow(/^MAIL_FROM is required with SMTP_URL: .+\.$/);
    expect(read({ SMTP_URL: smtpUrl, MAIL_FROM: 'mail@club.example' }).mail).toMatchObject({ smtpUrl });
  });

  it.each([
    ['mail@club.example', ''],
    ['<mail@club.example>', ''],
    ['Lac St-Louis Lions <mail@club.example>', 'Lac St-Louis Lions'],
    ['"Lions" <mail@club.example>', 'Lions'],
    ['Lions <mail@club.example> ', 'Lions'],
    ['Club: Lions <mail@club.example>', 'Club: Lions'],
    ['Lions, Équipe (LSL)<mail@club.example>', 'Lions, Équipe (LSL)'],
    [String.raw`"Lions \"LSL\"" <mail@club.example>`, 'Lions "LSL"'],
    ['Lions "LSL" <mail@club.example>', 'Lions "LSL"'],
  ])('reads the sender %s', (from, name) => {
    const { mail } = read({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from });
    expect(mail?.from).toEqual({ name, address: 'mail@club.example' });
  });

  it('requires a token for metrics that other machines reach, and names it', () => {
    for (const METRICS_HOST of ['0.0.0.0', '::', '10.0.0.5'])
      expect(() => read({ METRICS_PORT: '9464', METRICS_HOST })).toThrow(
        new RegExp(`^METRICS_TOKEN is required with METRICS_HOST ${METRICS_HOST}: .+\\.$`),
      );
    const token = 'a-token-of-the-tests';
    const given = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token };
    expect(read(given).metrics).toEqual({ port: 9464, host: '0.0.0.0', token });
    for (const METRICS_HOST of ['127.0.0.1', '::1'])
      expect(read({ METRICS_PORT: '9464', METRICS_HOST }).metrics?.host).toBe(METRICS_HOST);
  });

  it('keeps a link secret of few kinds, from which links that families have derive', () => {
    const linkSecret = 'x'.repeat(32);
    expect(read({ JWT_SECRET: SECRET, LINK_SECRET: linkSecret })).toMatchObject({ linkSecret });
  });

  it('reads secrets from files', () => {
    const file = join(dataDir, 'secret');
    writeFileSync(file, `${SECRET}\n`);
    expect(read({ JWT_SECRET_FILE: file }).jwtSecret).toBe(SECRET);
    expect(() => read({ JWT_SECRET_FILE: join(dataDir, 'missing') })).toThrow(
      /^JWT_SECRET_FILE must name a file/,
    );
  });
});

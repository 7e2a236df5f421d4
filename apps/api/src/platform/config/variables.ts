import { isIP } from 'node:net';
import { DEFAULT_CLUB_ZONE, isTimeZone, LIMITS, USER_EMAIL_PATTERN } from '@lions/domain';
import {
  folder,
  isDatabaseUrl,
  isSecret,
  isServerUrl,
  onOff,
  originOf,
  port,
  readAddresses,
  readSender,
  text,
  variable,
  webAddress,
} from './variable-kinds.js';

const LOG_FORMATS = ['json', 'pretty'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Every variable that the server reads: this table parses them and generates docs/operations.md. */
export const VARIABLES = {
  PORT: port('HTTP port', '3000'),
  HOST: text('Address to listen on', '127.0.0.1', 'an IP address', (value) => isIP(value) !== 0),
  DATABASE_URL: text(
    'MySQL or MariaDB to use instead of the embedded file',
    'embedded file in DATA_DIR',
    'mysql://user:password@host:3306/name',
    isDatabaseUrl,
  ),
  DATA_DIR: folder('Folder of the embedded database, the generated secret and the photographs', './data'),
  BACKUP_DIR: folder('Folder of the nightly backups; without one, none is made', 'none'),
  BACKUP_PASSPHRASE: text(
    'Encrypts new backups, and opens encrypted ones',
    'none: not encrypted',
    'at least 12 characters',
    (value) => value.length >= 12,
  ),
  DEMO_DATA: onOff(
    'An invented club that takes registrations, inserted once into an empty database',
    'on with the embedded file, off with MySQL',
  ),
  SUPERADMIN_USERNAME: text(
    'Username of the first superadmin; ignored once a superadmin exists',
    'superadmin',
    '3 to 40 letters, digits, dots, hyphens or underscores',
    (value) => /^[A-Za-z0-9._-]{3,40}$/.test(value),
  ),
  SUPERADMIN_EMAIL: text(
    'E-mail of the first superadmin',
    'superadmin@localhost',
    'an e-mail address',
    (value) => value.length <= LIMITS.email && USER_EMAIL_PATTERN.test(value),
  ),
  SUPERADMIN_PASSWORD: text(
    'Password of the first superadmin',
    'random, printed once',
    'at least 8 characters and at most 72 bytes',
    (value) => value.length >= 8 && Buffer.byteLength(value) <= 72,
  ),
  JWT_SECRET: text(
    'Secret that signs access tokens; required with NODE_ENV=production and MySQL',
    'generated into DATA_DIR',
    'at least 32 characters, of at least 8 kinds',
    isSecret,
  ),
  LINK_SECRET: text(
    'Secret that derives the links of families; keep it when JWT_SECRET is replaced',
    'file link-secret beside that of JWT_SECRET, else JWT_SECRET',
    'at least 32 characters',
    // The former JWT_SECRET, of whatever kinds: refusing it would end the links of all families.
    (value) => value.length >= 32,
  ),
  PUBLIC_URL: variable({
    meaning:
      'Public address of the site: base of absolute links, origin of the cross-site check, Secure cookies when https',
    shownDefault: 'http://localhost:PORT',
    takes: 'an http or https address without a path',
    read: originOf,
  }),
  TRUST_PROXY: variable({
    meaning: 'Number of trusted reverse proxies in front of the server',
    takes: "'off' or a whole number from 1 to 10",
    shownDefault: 'off',
    read: (value) => (value === 'off' ? 0 : /^([1-9]|10)$/.test(value) ? Number(value) : undefined),
  }),
  CLUB_TIME_ZONE: text(
    "Time zone of the club's dates; the host's zone is ignored",
    DEFAULT_CLUB_ZONE,
    'a time zone name',
    isTimeZone,
  ),
  CONTACT_EMAIL: text(
    'Contact address of the club, shown in the footer and the privacy policy, until a superadmin saves a contact',
    'none',
    'an e-mail address',
    (value) => value.length <= LIMITS.email && USER_EMAIL_PATTERN.test(value),
  ),
  FACEBOOK_URL: webAddress("The club's Facebook page, linked in the footer"),
  INSTAGRAM_URL: webAddress("The club's Instagram page, linked in the footer"),
  ANALYTICS_SCRIPT_URL: webAddress('Third-party analytics script, loaded only after opt-in'),
  ANALYTICS_ID: text(
    'Site ID at that third party',
    'none',
    '1 to 100 letters, digits, dots, hyphens or underscores',
    (value) => /^[\w.-]{1,100}$/.test(value),
  ),
  SMTP_URL: text(
    'Mail server; without one, mails stay in the outbox, where superadmins see them',
    'none',
    'smtp://user:password@host:port, with STARTTLS unless the host is this machine or has no dot in its name, or smtps:// for implicit TLS; special characters as in an address, such as %23 for #',
    isServerUrl(/^smtps?:$/),
  ),
  MAIL_FROM: variable({
    meaning: 'Sender of mails; required with SMTP_URL',
    takes: 'an e-mail address, or a name with one: Lions <mail@club.example>',
    shownDefault: 'none',
    read: readSender,
  }),
  SHUTDOWN_GRACE: variable({
    meaning:
      'Seconds in which a stopping process still serves requests, until load balancers notice; skipped in a terminal and without traffic',
    takes: 'a whole number from 0 to 5',
    shownDefault: '2',
    read: (value) => (/^[0-5]$/.test(value) ? Number(value) : undefined),
  }),
  RATE_LIMITS: onOff("Rate limits per client address; 'off' only for load tests", 'on'),
  WEBHOOKS: onOff("Sends webhooks; 'off' for a copy of the club on trial, which only queues them", 'on'),
  WEBHOOK_PRIVATE_ADDRESSES: variable({
    meaning:
      'Private IP addresses that webhooks may reach, over http as well; for development and tests only',
    takes: 'IP addresses with commas between them, such as 127.0.0.1,::1',
    shownDefault: 'none',
    read: readAddresses,
  }),
  METRICS_PORT: port('Port of metrics for Prometheus; without it and METRICS_TOKEN there are none', 'none'),
  METRICS_HOST: text(
    'Address that METRICS_PORT listens on; METRICS_TOKEN is required unless only this machine reaches it',
    '127.0.0.1',
    'an IP address',
    (value) => isIP(value) !== 0,
  ),
  METRICS_TOKEN: text(
    'Token that Prometheus sends for metrics; without METRICS_PORT they are at /metrics of the site',
    'none',
    'at least 20 visible characters',
    (value) => /^[!-~]{20,}$/.test(value),
  ),
  LOG_FORMAT: variable({
    meaning: "Form of log lines: 'json' for programs, 'pretty' for people",
    takes: "'json' or 'pretty'",
    shownDefault: 'pretty in a terminal, else json',
    read: (value) => LOG_FORMATS.find((format) => format === value),
  }),
  LOG_LEVEL: text('Minimum log level', 'info', "'debug', 'info', 'warn', 'error' or 'silent'", (value) =>
    ['debug', 'info', 'warn', 'error', 'silent'].includes(value),
  ),
} as const;

export type VariableName = keyof typeof VARIABLES;

/** Variables that may also name a file with the value, as NAME_FILE: for secrets in containers. */
export const FROM_FILE: readonly VariableName[] = [
  'BACKUP_PASSPHRASE',
  'DATABASE_URL',
  'JWT_SECRET',
  'LINK_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  'SUPERADMIN_PASSWORD',
];

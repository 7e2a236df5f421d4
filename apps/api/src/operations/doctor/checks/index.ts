import { siteVersion } from '../../../platform/config/api-files.js';
import { ok, type Check, type DatabaseCheck } from '../check.js';
import { CHARSET, DRIFT, SCHEMA } from './schema.js';
import { INTEGRITY } from './integrity.js';
import { OPEN_TRANSACTION } from './open-transaction.js';
import { CLEAN_UP, PRIVACY_CONTACT, RETENTION_DUE } from './personal-data.js';
import { CLOCK } from './clock.js';
import { BACKUP_COPY, DATA_DIR, DISK, NIGHTLY_BACKUP } from './storage.js';
import { ALERTS, FAILED_MAILS, MAIL_SERVER } from './mails.js';
import { CERTIFICATE } from './certificate.js';
import { DEAD_LINKS } from './dead-links.js';
import { MAIL_DOMAIN } from './mail-domain.js';
import { PUBLIC_URL } from './public-url.js';

/** Checks of the database, in the order of the report. */
export const DATABASE_CHECKS: readonly DatabaseCheck[] = [
  SCHEMA,
  INTEGRITY,
  CHARSET,
  DRIFT,
  OPEN_TRANSACTION,
  CLOCK,
  FAILED_MAILS,
  ALERTS,
  CLEAN_UP,
  RETENTION_DUE,
  PRIVACY_CONTACT,
];

const SITE_VERSION: Check = {
  id: 'version',
  name: { en: 'Version of the site', fr: 'Version du site' },
  run: async () => ok({ en: siteVersion(), fr: siteVersion() }),
};

/** Checks that need no database, after them. */
export const OTHER_CHECKS: readonly Check[] = [
  SITE_VERSION,
  DATA_DIR,
  DISK,
  NIGHTLY_BACKUP,
  BACKUP_COPY,
  MAIL_SERVER,
  MAIL_DOMAIN,
  PUBLIC_URL,
  CERTIFICATE,
  DEAD_LINKS,
];

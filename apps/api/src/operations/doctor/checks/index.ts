import { siteVersion } from '../../../platform/config/api-files.js';
import { ok, type Check, type DatabaseCheck } from '../check.js';
import { CHARSET } from './database/charset.js';
import { DRIFT } from './database/drift.js';
import { INTEGRITY } from './database/integrity.js';
import { OPEN_TRANSACTION } from './database/open-transaction.js';
import { SCHEMA } from './database/schema.js';
import { CLEAN_UP } from './server/clean-up.js';
import { CLOCK } from './server/clock.js';
import { DATA_DIR } from './server/data-dir.js';
import { DISK } from './server/disk.js';
import { FAILED_MAILS } from './server/failed-mails.js';
import { MAIL_SERVER } from './server/mail-server.js';
import { NIGHTLY_BACKUP } from './server/nightly-backup.js';
import { PRIVACY_CONTACT } from './server/privacy-contact.js';
import { RETENTION_DUE } from './server/retention.js';
import { CERTIFICATE } from './web/certificate.js';
import { DEAD_LINKS } from './web/dead-links.js';
import { MAIL_DOMAIN } from './web/mail-domain.js';
import { PUBLIC_URL } from './web/public-url.js';

/** Checks of the database, in the order of the report. */
export const DATABASE_CHECKS: readonly DatabaseCheck[] = [
  SCHEMA,
  INTEGRITY,
  CHARSET,
  DRIFT,
  OPEN_TRANSACTION,
  CLOCK,
  FAILED_MAILS,
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
  MAIL_SERVER,
  MAIL_DOMAIN,
  PUBLIC_URL,
  CERTIFICATE,
  DEAD_LINKS,
];

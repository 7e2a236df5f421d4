import * as accounts from './accounts.js';
import * as auditEntries from './audit-entries.js';
import * as families from './families.js';
import * as incidents from './site/incidents.js';
import * as ledgerEntries from './ledger-entries.js';
import * as messages from './messages.js';
import * as numberLeases from './number-leases.js';
import * as outboxMails from './outbox-mails.js';
import * as pictures from './site/pictures.js';
import * as practices from './practices.js';
import * as registrations from './registrations.js';
import * as serverBookkeeping from './server-bookkeeping.js';
import * as settings from './settings.js';
import * as teams from './teams.js';
import * as tryoutSessions from './tryout-sessions.js';
import * as webhooks from './site/webhooks.js';
import * as widenRegistrations from './widen-registrations.js';

const TABLES = [
  accounts,
  auditEntries,
  families,
  incidents,
  ledgerEntries,
  messages,
  numberLeases,
  outboxMails,
  pictures,
  practices,
  registrations,
  serverBookkeeping,
  settings,
  teams,
  tryoutSessions,
  webhooks,
  widenRegistrations,
];

/** The end of a migration's name, in milliseconds. */
const timestampOf = ({ name }: { name: string }) => Number(name.slice(-13));

/** All migrations in order. Each runs one guarded DDL step, so that a kill between two leaves nothing half done. */
export const MIGRATIONS = TABLES.flatMap((table) => Object.values(table)).sort(
  (one, other) => timestampOf(one) - timestampOf(other),
);

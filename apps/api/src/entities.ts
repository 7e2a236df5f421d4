import { AuditEntry } from './audit/audit-entry.entity.js';
import { AdminSession } from './admin-sessions/admin-session.entity.js';
import { PasswordReset } from './passwords/password-reset.entity.js';
import { SignInAttempts } from './passwords/sign-in-attempts.entity.js';
import { CleanupRun } from './cleanup/cleanup-run.entity.js';
import { Family } from './families/family.entity.js';
import { LinkRequests } from './families/link-requests.entity.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { LedgerEntry } from './ledger/ledger-entry.entity.js';
import { LegacyImport } from './legacy/legacy-import.entity.js';
import { OutboxMail } from './mail/outbox-mail.entity.js';
import { HealthProbe } from './health/health-probe.entity.js';
import { PageViewCount } from './page-views/page-view-count.entity.js';
import { Practice } from './practices/practice.entity.js';
import { Registration } from './registrations/registration.entity.js';
import { Setting } from './settings/setting.entity.js';
import { Team } from './teams/team.entity.js';
import { TryoutSession } from './tryouts/tryout-session.entity.js';
import { AdminUser } from './users/admin-user.entity.js';

/** Every table there is. */
export const ENTITIES = [
  AdminSession,
  AdminUser,
  AuditEntry,
  CleanupRun,
  Family,
  HealthProbe,
  IdempotencyKey,
  LedgerEntry,
  LegacyImport,
  LinkRequests,
  OutboxMail,
  PageViewCount,
  PasswordReset,
  Practice,
  Registration,
  Setting,
  SignInAttempts,
  Team,
  TryoutSession,
];

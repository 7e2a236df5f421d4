import { AdminUser } from './accounts/admin-user.entity.js';
import { AdminSession } from './admin-sessions/admin-session.entity.js';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { CleanupRun, WaitingRun } from './cleanup/cleanup-run.entity.js';
import { ClubSetting } from './club/club-setting.entity.js';
import { Erasure } from './erasures/erasure.entity.js';
import { LinkRequests } from './families/link-requests.entity.js';
import { Family } from './family-links/family.entity.js';
import { HealthProbe } from './health/health-probe.entity.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { LegacyImport } from './legacy/legacy-sources.js';
import { Message } from './messages/message.entity.js';
import { Incident } from './incidents/incident.entity.js';
import { OutboxMail } from './outbox/outbox-mail.entity.js';
import { TopicVersion } from './database/public-data-version.js';
import { PageViewCount } from './page-views/page-view-count.entity.js';
import { PasswordReset } from './passwords/password-reset.entity.js';
import { SignInAttempts } from './passwords/sign-in-attempts.entity.js';
import { NumberLease } from './check-in/number-lease.entity.js';
import { LedgerEntry } from './places/ledger-entry.entity.js';
import { Registration } from './places/registration.entity.js';
import { Picture } from './pictures/picture.entity.js';
import { Practice } from './practices/practice.entity.js';
import { RateLimit } from './rate-limits/rate-limit.entity.js';
import { Setting } from './settings/setting.entity.js';
import { Team } from './teams/team.entity.js';
import { TryoutSession } from './tryouts/tryout-session.entity.js';
import { UndoableChange } from './undo/undoable-change.entity.js';

/** All tables. */
export const ENTITIES = [
  AdminSession,
  AdminUser,
  AuditEntry,
  CleanupRun,
  ClubSetting,
  Erasure,
  Family,
  HealthProbe,
  IdempotencyKey,
  Incident,
  LedgerEntry,
  LegacyImport,
  LinkRequests,
  Message,
  NumberLease,
  OutboxMail,
  PageViewCount,
  PasswordReset,
  Picture,
  Practice,
  RateLimit,
  Registration,
  Setting,
  SignInAttempts,
  Team,
  TopicVersion,
  TryoutSession,
  UndoableChange,
  WaitingRun,
];

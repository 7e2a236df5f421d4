import { AdminUser } from './auth/accounts/admin-user.entity.js';
import { AdminSession } from './auth/admin-sessions/admin-session.entity.js';
import { ApiKey } from './auth/api-keys/api-key.entity.js';
import { AuditEntry } from './platform/audit/audit-entry.entity.js';
import { CleanupRun, WaitingRun } from './operations/cleanup/cleanup-run.entity.js';
import { CheckUp } from './operations/doctor/nightly-check-up.js';
import { ClubSetting, Setting } from './settings/setting.entity.js';
import { Erasure } from './platform/erasures/erasure.entity.js';
import { LinkRequests } from './registrations/families/link-requests.entity.js';
import { Family } from './places/outbox/family.entity.js';
import { HealthProbe } from './platform/health/database-probe.js';
import { IdempotencyKey } from './platform/http/idempotency.service.js';
import { LegacyImport } from './operations/legacy/legacy-sources.js';
import { Message } from './registrations/messages/message.entity.js';
import { Incident } from './operations/incidents/incident.entity.js';
import { OutboxMail } from './places/outbox/outbox-mail.entity.js';
import { TopicVersion } from './platform/database/public-data-version.js';
import { PageViewCount } from './analytics/page-views/page-views.service.js';
import { PasswordReset, SignInAttempts } from './auth/passwords/passwords.entity.js';
import { NumberLease } from './registrations/check-in/number-leases.service.js';
import { LedgerEntry } from './places/ledger-entry.entity.js';
import { Registration } from './places/registration.entity.js';
import { Picture } from './site/pictures/picture.entity.js';
import { Practice } from './practices/practice.entity.js';
import { RateLimit } from './platform/http/shared-rate-limits.js';
import { Team } from './teams/team.entity.js';
import { TryoutSession } from './tryouts/tryout-session.entity.js';
import { UndoableChange } from './undo/undoable-change.entity.js';
import { Webhook, WebhookDelivery } from './webhooks/webhook.entity.js';

/** All tables. */
export const ENTITIES = [
  AdminSession,
  AdminUser,
  ApiKey,
  AuditEntry,
  CheckUp,
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
  Webhook,
  WebhookDelivery,
];

import { CreateAdminUsers1763700000001 } from './01-create-admin-users.js';
import { CreateAdminSessions1763700000002 } from './02-create-admin-sessions.js';
import { CreateSignInAttempts1763700000003 } from './03-create-sign-in-attempts.js';
import { CreatePasswordResets1763700000004 } from './04-create-password-resets.js';
import { CreateTeams1763700000005 } from './05-create-teams.js';
import { CreateTryoutSessions1763700000006 } from './06-create-tryout-sessions.js';
import { CreateSettings1763700000007 } from './07-create-settings.js';
import { CreateCleanupRuns1763700000008 } from './08-create-cleanup-runs.js';
import { CreateAuditEntries1763700000009 } from './09-create-audit-entries.js';
import { CreateHealthProbes1763700000010 } from './10-create-health-probes.js';
import { CreatePageViews1763700000011 } from './11-create-page-views.js';
import { AddFrenchTeamDescriptions1763700000012 } from './12-add-french-team-descriptions.js';
import { CreateRegistrations1763700000013 } from './13-create-registrations.js';
import { KeepDeletedSettings1763700000014 } from './14-keep-deleted-settings.js';
import { IndexAuditSubjects1763700000015 } from './15-index-audit-subjects.js';
import { IndexAuditActors1763700000016 } from './16-index-audit-actors.js';
import { IndexDeletedTeams1763700000017 } from './17-index-deleted-teams.js';
import { IndexScheduledDates1763700000018 } from './18-index-scheduled-dates.js';
import { IndexScheduledPlaces1763700000019 } from './19-index-scheduled-places.js';
import { CreateFamilies1763700000024 } from './24-create-families.js';
import { CreateLinkRequests1763700000025 } from './25-create-link-requests.js';
import { CreateOutboxMails1763700000026 } from './26-create-outbox-mails.js';
import { CreateLedgerEntries1763700000027 } from './27-create-ledger-entries.js';
import { CreateIdempotencyKeys1763700000028 } from './28-create-idempotency-keys.js';
import { CreatePractices1763700000020 } from './20-create-practices.js';
import { WidenRegistrations1763700000032 } from './32-widen-registrations.js';
import { AddConfirmedComing1763700000033 } from './33-add-confirmed-coming.js';
import { CreateLegacyImports1763700000034 } from './34-create-legacy-imports.js';
import { AddReceipts1763700000040 } from './40-add-receipts.js';
import { AddFamilyProof1763700000041 } from './41-add-family-proof.js';
import { DropAnsweredLinks1763700000042 } from './42-drop-answered-links.js';
import { RedrawFamilyLinks1763700000043 } from './43-redraw-family-links.js';
import { CreateWaitingRuns1763700000055 } from './55-create-waiting-runs.js';

/** All migrations in order. Each runs one guarded DDL step, so that a kill between two leaves nothing half done. */
export const MIGRATIONS = [
  CreateAdminUsers1763700000001,
  CreateAdminSessions1763700000002,
  CreateSignInAttempts1763700000003,
  CreatePasswordResets1763700000004,
  CreateTeams1763700000005,
  CreateTryoutSessions1763700000006,
  CreateSettings1763700000007,
  CreateCleanupRuns1763700000008,
  CreateAuditEntries1763700000009,
  CreateHealthProbes1763700000010,
  CreatePageViews1763700000011,
  AddFrenchTeamDescriptions1763700000012,
  CreateRegistrations1763700000013,
  KeepDeletedSettings1763700000014,
  IndexAuditSubjects1763700000015,
  IndexAuditActors1763700000016,
  IndexDeletedTeams1763700000017,
  IndexScheduledDates1763700000018,
  IndexScheduledPlaces1763700000019,
  CreatePractices1763700000020,
  CreateFamilies1763700000024,
  CreateLinkRequests1763700000025,
  CreateOutboxMails1763700000026,
  CreateLedgerEntries1763700000027,
  CreateIdempotencyKeys1763700000028,
  WidenRegistrations1763700000032,
  AddConfirmedComing1763700000033,
  CreateLegacyImports1763700000034,
  AddReceipts1763700000040,
  AddFamilyProof1763700000041,
  DropAnsweredLinks1763700000042,
  RedrawFamilyLinks1763700000043,
  CreateWaitingRuns1763700000055,
];

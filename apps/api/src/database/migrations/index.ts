import {
  CreateAdminUsers1763700000001,
  CreateAdminSessions1763700000002,
  CreateSignInAttempts1763700000003,
  CreatePasswordResets1763700000004,
} from './accounts.js';
import {
  CreateAuditEntries1763700000009,
  IndexAuditSubjects1763700000015,
  IndexAuditActors1763700000016,
} from './audit-entries.js';
import {
  CreateFamilies1763700000024,
  CreateLinkRequests1763700000025,
  AddFamilyProof1763700000041,
  RedrawFamilyLinks1763700000043,
} from './families.js';
import { CreateLedgerEntries1763700000027 } from './ledger-entries.js';
import { CreateOutboxMails1763700000026 } from './outbox-mails.js';
import { CreatePractices1763700000020 } from './practices.js';
import {
  CreateRegistrations1763700000013,
  AddConfirmedComing1763700000033,
  AddReceipts1763700000040,
} from './registrations.js';
import {
  CreateCleanupRuns1763700000008,
  CreateHealthProbes1763700000010,
  CreatePageViews1763700000011,
  CreateIdempotencyKeys1763700000028,
  CreateLegacyImports1763700000034,
  DropAnsweredLinks1763700000042,
  CreateWaitingRuns1763700000055,
  CreateTopicVersions1763700000056,
} from './server-bookkeeping.js';
import { CreateSettings1763700000007, KeepDeletedSettings1763700000014 } from './settings.js';
import {
  CreateTeams1763700000005,
  AddFrenchTeamDescriptions1763700000012,
  IndexDeletedTeams1763700000017,
} from './teams.js';
import {
  CreateTryoutSessions1763700000006,
  IndexScheduledDates1763700000018,
  IndexScheduledPlaces1763700000019,
} from './tryout-sessions.js';
import { WidenRegistrations1763700000032 } from './widen-registrations.js';

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
  CreateTopicVersions1763700000056,
];

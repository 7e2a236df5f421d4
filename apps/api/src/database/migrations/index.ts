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

/** All migrations in order. Each makes one guarded DDL step, so that a kill between two leaves nothing half done. */
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
];

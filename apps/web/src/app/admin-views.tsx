import type { ComponentType } from 'react';
import { partOnDemand } from '../ui/admin-part';

export type AdminViewName =
  | 'profile'
  | 'practices'
  | 'tryouts'
  | 'teams'
  | 'analytics'
  | 'users'
  | 'auto-deletion'
  | 'settings'
  | 'outbox'
  | 'audit';

interface AdminViewEntry {
  View: ComponentType;
  superadminOnly?: boolean;
  /** Reachable only while registration for practices is open (decisions 5). */
  practicesOnly?: boolean;
}

/** The dashboard's views by their name in the address, `/admin?view=tryouts` (spec 2.2). */
export const ADMIN_VIEWS: Record<AdminViewName, AdminViewEntry> = {
  profile: {
    View: partOnDemand(
      async () => (await import('../features/admin-profile/profile-view')).ProfileView,
      'view',
    ),
  },
  practices: {
    View: partOnDemand(async () => (await import('./admin-practices-view')).PracticesView, 'view'),
    practicesOnly: true,
  },
  tryouts: {
    View: partOnDemand(async () => (await import('./admin-tryouts-view')).TryoutsView, 'view'),
  },
  teams: {
    View: partOnDemand(async () => (await import('../features/admin-teams/teams-view')).TeamsView, 'view'),
  },
  analytics: {
    View: partOnDemand(
      async () => (await import('../features/admin-analytics/analytics-view')).AnalyticsView,
      'view',
    ),
  },
  users: {
    View: partOnDemand(async () => (await import('../features/admin-users/users-view')).UsersView, 'view'),
    superadminOnly: true,
  },
  'auto-deletion': {
    View: partOnDemand(
      async () => (await import('../features/admin-auto-deletion/auto-deletion-view')).AutoDeletionView,
      'view',
    ),
    superadminOnly: true,
  },
  settings: {
    View: partOnDemand(
      async () => (await import('../features/admin-settings/settings-view')).SettingsView,
      'view',
    ),
    superadminOnly: true,
  },
  outbox: {
    View: partOnDemand(async () => (await import('../features/admin-outbox/outbox-view')).OutboxView, 'view'),
    superadminOnly: true,
  },
  audit: {
    View: partOnDemand(async () => (await import('../features/admin-audit/audit-view')).AuditView, 'view'),
    superadminOnly: true,
  },
};

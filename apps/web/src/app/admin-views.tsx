import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type AdminViewName =
  'profile' | 'tryouts' | 'teams' | 'analytics' | 'users' | 'auto-deletion' | 'settings' | 'audit';

interface AdminViewEntry {
  View: LazyExoticComponent<ComponentType>;
  superadminOnly?: boolean;
}

/** The dashboard's views by their name in the address, `/admin?view=tryouts` (spec 2.2). */
export const ADMIN_VIEWS: Record<AdminViewName, AdminViewEntry> = {
  profile: {
    View: lazy(async () => ({
      default: (await import('../features/admin-profile/profile-view')).ProfileView,
    })),
  },
  tryouts: {
    View: lazy(async () => ({
      default: (await import('./admin-tryouts-view')).TryoutsView,
    })),
  },
  teams: {
    View: lazy(async () => ({ default: (await import('../features/admin-teams/teams-view')).TeamsView })),
  },
  analytics: {
    View: lazy(async () => ({
      default: (await import('../features/admin-analytics/analytics-view')).AnalyticsView,
    })),
  },
  users: {
    View: lazy(async () => ({ default: (await import('../features/admin-users/users-view')).UsersView })),
    superadminOnly: true,
  },
  'auto-deletion': {
    View: lazy(async () => ({
      default: (await import('../features/admin-auto-deletion/auto-deletion-view')).AutoDeletionView,
    })),
    superadminOnly: true,
  },
  settings: {
    View: lazy(async () => ({
      default: (await import('../features/admin-settings/settings-view')).SettingsView,
    })),
    superadminOnly: true,
  },
  audit: {
    View: lazy(async () => ({ default: (await import('../features/admin-audit/audit-view')).AuditView })),
    superadminOnly: true,
  },
};

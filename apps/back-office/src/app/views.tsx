import type { ComponentType } from 'react';
import { loadScreenTexts } from '../i18n/load-language';
import { partOnDemand } from '../ui/screen/part';

export type AdminViewName =
  | 'profile'
  | 'practices'
  | 'tryouts'
  | 'teams'
  | 'analytics'
  | 'users'
  | 'auto-deletion'
  | 'settings'
  | 'club'
  | 'pictures'
  | 'incidents'
  | 'doctor'
  | 'family'
  | 'to-tell'
  | 'outbox'
  | 'audit';

interface AdminViewEntry {
  View: ComponentType;
  superadminOnly?: boolean;
  /** Reachable only while practice registration is open. */
  practicesOnly?: boolean;
}

/** The dashboard's views by their name in the address, `/admin?view=tryouts`. */
export const ADMIN_VIEWS: Record<AdminViewName, AdminViewEntry> = {
  profile: {
    View: partOnDemand(async () => (await import('../features/profile/profile-view')).ProfileView, 'view'),
  },
  practices: {
    View: partOnDemand(async () => (await import('./practices-view')).PracticesView, 'view'),
    practicesOnly: true,
  },
  tryouts: {
    View: partOnDemand(async () => (await import('./tryouts-view')).TryoutsView, 'view'),
  },
  teams: {
    View: partOnDemand(async () => (await import('../features/teams/teams-view')).TeamsView, 'view'),
  },
  analytics: {
    View: partOnDemand(async () => {
      const [{ AnalyticsView }] = await Promise.all([
        import('../features/analytics/analytics-view'),
        loadScreenTexts('analytics'),
      ]);
      return AnalyticsView;
    }, 'view'),
  },
  users: {
    View: partOnDemand(async () => (await import('../features/users/users-view')).UsersView, 'view'),
    superadminOnly: true,
  },
  'auto-deletion': {
    View: partOnDemand(async () => {
      const [{ AutoDeletionView }] = await Promise.all([
        import('../features/auto-deletion/auto-deletion-view'),
        loadScreenTexts('autoDeletion'),
      ]);
      return AutoDeletionView;
    }, 'view'),
    superadminOnly: true,
  },
  settings: {
    View: partOnDemand(async () => (await import('../features/settings/settings-view')).SettingsView, 'view'),
    superadminOnly: true,
  },
  club: {
    View: partOnDemand(async () => (await import('../features/club/club-view')).ClubView, 'view'),
    superadminOnly: true,
  },
  pictures: {
    View: partOnDemand(async () => {
      const [{ PicturesView }] = await Promise.all([
        import('../features/pictures/pictures-view'),
        loadScreenTexts('pictures'),
      ]);
      return PicturesView;
    }, 'view'),
    superadminOnly: true,
  },
  incidents: {
    View: partOnDemand(async () => {
      const [{ IncidentsView }] = await Promise.all([
        import('../features/incidents/incidents-view'),
        loadScreenTexts('incidents'),
      ]);
      return IncidentsView;
    }, 'view'),
    superadminOnly: true,
  },
  doctor: {
    View: partOnDemand(async () => (await import('../features/doctor/doctor-view')).DoctorView, 'view'),
    superadminOnly: true,
  },
  family: {
    View: partOnDemand(async () => (await import('../features/family/family-view')).FamilyView, 'view'),
  },
  'to-tell': {
    View: partOnDemand(async () => (await import('../features/to-tell/to-tell-view')).ToTellView, 'view'),
  },
  outbox: {
    View: partOnDemand(async () => (await import('../features/outbox/outbox-view')).OutboxView, 'view'),
    superadminOnly: true,
  },
  audit: {
    View: partOnDemand(async () => (await import('../features/audit/audit-view')).AuditView, 'view'),
    superadminOnly: true,
  },
};

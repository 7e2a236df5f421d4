import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/load-language';
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
  | 'season'
  | 'sheets'
  | 'pictures'
  | 'incidents'
  | 'integrations'
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

/** A view whose texts are not in the first view. */
const viewWith = (texts: Parameters<typeof loadTexts>[0][], load: () => Promise<ComponentType>) =>
  partOnDemand(async () => (await Promise.all([load(), ...texts.map(loadTexts)]))[0], 'view');

/** The dashboard's views by their name in the address, `/admin?view=tryouts`. */
export const ADMIN_VIEWS: Record<AdminViewName, AdminViewEntry> = {
  profile: {
    View: viewWith(
      ['audit', 'secondFactor'],
      async () => (await import('../features/profile/profile-view')).ProfileView,
    ),
  },
  practices: {
    View: partOnDemand(
      async () => (await import('../features/activities/practices-view')).PracticesView,
      'view',
    ),
    practicesOnly: true,
  },
  tryouts: {
    View: partOnDemand(async () => (await import('./tryouts-view')).TryoutsView, 'view'),
  },
  teams: {
    View: partOnDemand(async () => (await import('../features/teams/list/teams-view')).TeamsView, 'view'),
  },
  analytics: {
    View: viewWith(
      ['analytics'],
      async () => (await import('../features/analytics/analytics-view')).AnalyticsView,
    ),
  },
  users: {
    View: partOnDemand(async () => (await import('../features/users/users-view')).UsersView, 'view'),
    superadminOnly: true,
  },
  'auto-deletion': {
    View: viewWith(
      ['autoDeletion'],
      async () => (await import('../features/auto-deletion/auto-deletion-view')).AutoDeletionView,
    ),
    superadminOnly: true,
  },
  settings: {
    View: viewWith(['season'], async () => (await import('../features/settings/settings-view')).SettingsView),
    superadminOnly: true,
  },
  season: {
    View: viewWith(
      ['season', 'audit'],
      async () => (await import('../features/club/season/season-view')).SeasonView,
    ),
    superadminOnly: true,
  },
  sheets: {
    View: viewWith(['sheets'], async () => (await import('../features/club/sheets-view')).SheetsView),
    superadminOnly: true,
  },
  club: {
    View: partOnDemand(async () => (await import('../features/club/club-view')).ClubView, 'view'),
    superadminOnly: true,
  },
  pictures: {
    View: viewWith(
      ['pictures'],
      async () => (await import('../features/pictures/pictures-view')).PicturesView,
    ),
    superadminOnly: true,
  },
  incidents: {
    View: viewWith(
      ['incidents'],
      async () => (await import('../features/incidents/incidents-view')).IncidentsView,
    ),
    superadminOnly: true,
  },
  integrations: {
    View: viewWith(
      ['integrations'],
      async () => (await import('../features/integrations/integrations-view')).IntegrationsView,
    ),
    superadminOnly: true,
  },
  doctor: {
    View: partOnDemand(async () => (await import('../features/settings/doctor-view')).DoctorView, 'view'),
    superadminOnly: true,
  },
  family: {
    View: viewWith(['audit'], async () => (await import('../features/family/family-view')).FamilyView),
  },
  'to-tell': {
    View: partOnDemand(async () => (await import('../features/family/to-tell-view')).ToTellView, 'view'),
  },
  outbox: {
    View: partOnDemand(async () => (await import('../features/outbox/outbox-view')).OutboxView, 'view'),
    superadminOnly: true,
  },
  audit: {
    // The places of photographs are named in the entries.
    View: viewWith(
      ['audit', 'pictures'],
      async () => (await import('../features/audit/audit-view')).AuditView,
    ),
    superadminOnly: true,
  },
};

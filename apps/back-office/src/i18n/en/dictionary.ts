import { errorsEn, everywhereEn, type Translated, validationEn } from '@lions/web-base';
import { adminAccess, adminProfile, adminUsers } from './users';
import type { auditSentences } from './screens/audit-sentences';
import { adminAudit } from './audit';
import { adminChanges, adminFamilies, adminFamilyCard, adminOutbox } from './families';
import { adminCommon } from './common';
import { adminDashboard, adminSearch } from './dashboard';
import { adminClub, adminDeleted, adminDoctor, adminSettings, adminWaitingRuns } from './settings';
import { adminPractices } from './practices';
import { adminRegistrations } from './registrations';
import { adminTeams } from './teams';
import { adminTryouts } from './tryouts';
import type { adminAnalytics } from './screens/analytics';
import type { adminAutoDeletion } from './screens/auto-deletion';
import type { adminCheckIn } from './screens/check-in';
import type { adminIncidents } from './screens/incidents';
import type { adminIntegrations } from './screens/integrations';
import type { adminPictures } from './screens/pictures';
import type { adminSeason } from './screens/season';
import type { adminSheets } from './screens/sheets';
import type { adminSecondFactor } from './screens/second-factor';

/** Texts of the back-office in English, by area: `t('tryouts.addSession')`. */
export const en = {
  shell: everywhereEn,
  errors: errorsEn,
  validation: validationEn,
  common: adminCommon,
  changes: adminChanges,
  access: adminAccess,
  dashboard: adminDashboard,
  search: adminSearch,
  tryouts: adminTryouts,
  registrations: adminRegistrations,
  practices: adminPractices,
  teams: adminTeams,
  users: adminUsers,
  profile: adminProfile,
  waitingRuns: adminWaitingRuns,
  settings: adminSettings,
  club: adminClub,
  families: adminFamilies,
  familyCard: adminFamilyCard,
  outbox: adminOutbox,
  audit: adminAudit,
  doctor: adminDoctor,
  deleted: adminDeleted,
};

/** Texts that are loaded with the parts that show them. */
export interface LaterTexts {
  analytics: typeof adminAnalytics;
  audit: typeof auditSentences;
  autoDeletion: typeof adminAutoDeletion;
  checkIn: typeof adminCheckIn;
  incidents: typeof adminIncidents;
  integrations: typeof adminIntegrations;
  pictures: typeof adminPictures;
  season: typeof adminSeason;
  sheets: typeof adminSheets;
  secondFactor: typeof adminSecondFactor;
}

/** Texts of the back-office in one language. */
export type AdminDictionary = Translated<typeof en>;

import { errorsEn, everywhereEn, type Translated, validationEn } from '@lions/web-base';
import { adminAccess } from './access';
import type { auditSentences } from './audit/audit-sentences';
import { adminAudit } from './audit/audit';
import { adminChanges } from './families/changes';
import { adminCommon } from './common';
import { adminDashboard, adminSearch } from './dashboard';
import { adminDeleted } from './deleted';
import { adminDoctor } from './doctor/doctor';
import { adminFamilyCard } from './families/card';
import { adminFamilies } from './families/families';
import { adminOutbox } from './outbox';
import { adminPractices } from './practices';
import { adminClub, adminSettings } from './settings';
import { adminProfile } from './profile';
import { adminRegistrations } from './registrations';
import { adminTeams } from './teams';
import { adminTryouts } from './tryouts';
import { adminUsers } from './users';
import type { adminAnalytics } from './screens/analytics';
import type { adminAutoDeletion } from './screens/auto-deletion';
import type { adminCheckIn } from './screens/check-in';
import type { adminIncidents } from './screens/incidents';
import type { adminPictures } from './screens/pictures';
import type { adminSeason } from './screens/season';
import { adminWaitingRuns } from './waiting-runs';

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
  pictures: typeof adminPictures;
  season: typeof adminSeason;
}

/** Texts of the back-office in one language. */
export type AdminDictionary = Translated<typeof en>;

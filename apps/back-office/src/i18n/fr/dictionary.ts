import { errorsFr, everywhereFr, validationFr } from '@lions/web-base';
import type { AdminDictionary } from '../en/dictionary';
import { adminAccess, adminProfile, adminUsers } from './users';
import { adminAudit } from './audit';
import { adminChanges, adminFamilies, adminFamilyCard, adminOutbox } from './families';
import { adminCommon } from './common';
import { adminDashboard, adminSearch } from './dashboard';
import { adminClub, adminDeleted, adminDoctor, adminSettings, adminWaitingRuns } from './settings';
import { adminPractices } from './practices';
import { adminRegistrations } from './registrations';
import { adminTeams } from './teams';
import { adminTryouts } from './tryouts';

export const fr: AdminDictionary = {
  shell: everywhereFr,
  errors: errorsFr,
  validation: validationFr,
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

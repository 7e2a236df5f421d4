import { errorsFr, everywhereFr, validationFr } from '@lions/web-base';
import type { AdminDictionary } from '../en/dictionary';
import { adminAccess } from './access';
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
import { adminWaitingRuns } from './waiting-runs';

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

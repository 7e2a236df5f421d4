import type { Language } from '@lions/domain';
import {
  errorsEn,
  errorsFr,
  shellEn,
  shellFr,
  type Translated,
  validationEn,
  validationFr,
} from '@lions/web-base';
import { adminAccess as accessEn } from './en/access';
import { adminAnalytics as analyticsEn } from './en/analytics';
import { adminAudit as auditEn } from './en/audit/audit';
import { adminAutoDeletion as autoDeletionEn, adminDeleted as deletedEn } from './en/auto-deletion';
import { adminCommon as commonEn } from './en/common';
import { adminDashboard as dashboardEn, adminSearch as searchEn } from './en/dashboard';
import { adminOutbox as outboxEn } from './en/outbox';
import { adminPractices as practicesEn } from './en/practices';
import { adminSettings as settingsEn } from './en/settings';
import { adminProfile as profileEn } from './en/profile';
import { adminRegistrations as registrationsEn } from './en/registrations';
import { adminTeams as teamsEn } from './en/teams';
import { adminTryouts as tryoutsEn } from './en/tryouts';
import { adminUsers as usersEn } from './en/users';
import { adminWaitingRuns as waitingRunsEn } from './en/waiting-runs';
import { adminAccess as accessFr } from './fr/access';
import { adminAnalytics as analyticsFr } from './fr/analytics';
import { adminAudit as auditFr } from './fr/audit/audit';
import { adminAutoDeletion as autoDeletionFr, adminDeleted as deletedFr } from './fr/auto-deletion';
import { adminCommon as commonFr } from './fr/common';
import { adminDashboard as dashboardFr, adminSearch as searchFr } from './fr/dashboard';
import { adminOutbox as outboxFr } from './fr/outbox';
import { adminPractices as practicesFr } from './fr/practices';
import { adminSettings as settingsFr } from './fr/settings';
import { adminProfile as profileFr } from './fr/profile';
import { adminRegistrations as registrationsFr } from './fr/registrations';
import { adminTeams as teamsFr } from './fr/teams';
import { adminTryouts as tryoutsFr } from './fr/tryouts';
import { adminUsers as usersFr } from './fr/users';
import { adminWaitingRuns as waitingRunsFr } from './fr/waiting-runs';

const en = {
  shell: shellEn,
  errors: errorsEn,
  validation: validationEn,
  common: commonEn,
  access: accessEn,
  dashboard: dashboardEn,
  search: searchEn,
  tryouts: tryoutsEn,
  registrations: registrationsEn,
  practices: practicesEn,
  teams: teamsEn,
  users: usersEn,
  profile: profileEn,
  autoDeletion: autoDeletionEn,
  waitingRuns: waitingRunsEn,
  settings: settingsEn,
  outbox: outboxEn,
  audit: auditEn,
  deleted: deletedEn,
  analytics: analyticsEn,
};

/** Every text of the back-office in one language, by area: `t('tryouts.addSession')`. */
export type AdminDictionary = Translated<typeof en>;

export const ADMIN_DICTIONARIES: { en: typeof en } & Record<Language, AdminDictionary> = {
  en,
  fr: {
    shell: shellFr,
    errors: errorsFr,
    validation: validationFr,
    common: commonFr,
    access: accessFr,
    dashboard: dashboardFr,
    search: searchFr,
    tryouts: tryoutsFr,
    registrations: registrationsFr,
    practices: practicesFr,
    teams: teamsFr,
    users: usersFr,
    profile: profileFr,
    autoDeletion: autoDeletionFr,
    waitingRuns: waitingRunsFr,
    settings: settingsFr,
    outbox: outboxFr,
    audit: auditFr,
    deleted: deletedFr,
    analytics: analyticsFr,
  },
};

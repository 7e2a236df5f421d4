import type { Language } from '@lions/domain';
import { adminAccess as accessEn } from './en/admin-access';
import { adminAnalytics as analyticsEn } from './en/admin-analytics';
import { adminAudit as auditEn } from './en/admin-audit';
import { adminAutoDeletion as autoDeletionEn } from './en/admin-auto-deletion';
import { adminCommon as commonEn } from './en/admin-common';
import { adminDashboard as dashboardEn } from './en/admin-dashboard';
import { adminDeleted as deletedEn } from './en/admin-deleted';
import { adminOutbox as outboxEn } from './en/admin-outbox';
import { adminPractices as practicesEn } from './en/admin-practices';
import { adminSettings as settingsEn } from './en/admin-settings';
import { adminSearch as searchEn } from './en/admin-search';
import { adminProfile as profileEn } from './en/admin-profile';
import { adminRegistrations as registrationsEn } from './en/admin-registrations';
import { adminTeams as teamsEn } from './en/admin-teams';
import { adminTryouts as tryoutsEn } from './en/admin-tryouts';
import { adminUsers as usersEn } from './en/admin-users';
import { errors as errorsEn } from './en/errors';
import { shell as shellEn } from './en/shell';
import { validation as validationEn } from './en/validation';
import { adminAccess as accessFr } from './fr/admin-access';
import { adminAnalytics as analyticsFr } from './fr/admin-analytics';
import { adminAudit as auditFr } from './fr/admin-audit';
import { adminAutoDeletion as autoDeletionFr } from './fr/admin-auto-deletion';
import { adminCommon as commonFr } from './fr/admin-common';
import { adminDashboard as dashboardFr } from './fr/admin-dashboard';
import { adminDeleted as deletedFr } from './fr/admin-deleted';
import { adminOutbox as outboxFr } from './fr/admin-outbox';
import { adminPractices as practicesFr } from './fr/admin-practices';
import { adminSettings as settingsFr } from './fr/admin-settings';
import { adminSearch as searchFr } from './fr/admin-search';
import { adminProfile as profileFr } from './fr/admin-profile';
import { adminRegistrations as registrationsFr } from './fr/admin-registrations';
import { adminTeams as teamsFr } from './fr/admin-teams';
import { adminTryouts as tryoutsFr } from './fr/admin-tryouts';
import { adminUsers as usersFr } from './fr/admin-users';
import { errors as errorsFr } from './fr/errors';
import { shell as shellFr } from './fr/shell';
import { validation as validationFr } from './fr/validation';
import type { Translated } from './translate';

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
    settings: settingsFr,
    outbox: outboxFr,
    audit: auditFr,
    deleted: deletedFr,
    analytics: analyticsFr,
  },
};

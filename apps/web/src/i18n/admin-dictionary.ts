import type { Language } from '@lions/domain';
import { adminAccess as accessEn } from './en/admin-access';
import { adminAnalytics as analyticsEn } from './en/admin-analytics';
import { adminAutoDeletion as autoDeletionEn } from './en/admin-auto-deletion';
import { adminCommon as commonEn } from './en/admin-common';
import { adminDashboard as dashboardEn } from './en/admin-dashboard';
import { adminDeleted as deletedEn } from './en/admin-deleted';
import { adminSearch as searchEn } from './en/admin-search';
import { adminTeams as teamsEn } from './en/admin-teams';
import { adminTryouts as tryoutsEn } from './en/admin-tryouts';
import { adminUsers as usersEn } from './en/admin-users';
import { errors as errorsEn } from './en/errors';
import { shell as shellEn } from './en/shell';
import { validation as validationEn } from './en/validation';
import { adminAccess as accessFr } from './fr/admin-access';
import { adminAnalytics as analyticsFr } from './fr/admin-analytics';
import { adminAutoDeletion as autoDeletionFr } from './fr/admin-auto-deletion';
import { adminCommon as commonFr } from './fr/admin-common';
import { adminDashboard as dashboardFr } from './fr/admin-dashboard';
import { adminDeleted as deletedFr } from './fr/admin-deleted';
import { adminSearch as searchFr } from './fr/admin-search';
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
  teams: teamsEn,
  users: usersEn,
  autoDeletion: autoDeletionEn,
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
    teams: teamsFr,
    users: usersFr,
    autoDeletion: autoDeletionFr,
    deleted: deletedFr,
    analytics: analyticsFr,
  },
};

import { auditSentences as sentencesEn } from './en/screens/audit-sentences';
import { en } from './en/dictionary';
import { adminAnalytics as analyticsEn } from './en/screens/analytics';
import { adminAutoDeletion as autoDeletionEn } from './en/screens/auto-deletion';
import { adminCheckIn as checkInEn } from './en/screens/check-in';
import { adminIncidents as incidentsEn } from './en/screens/incidents';
import { adminIntegrations as integrationsEn } from './en/screens/integrations';
import { adminPictures as picturesEn } from './en/screens/pictures';
import { adminSeason as seasonEn } from './en/screens/season';
import { adminSheets as sheetsEn } from './en/screens/sheets';
import { adminSecondFactor as secondFactorEn } from './en/screens/second-factor';
import { auditSentences as sentencesFr } from './fr/screens/audit-sentences';
import { fr } from './fr/dictionary';
import { adminAnalytics as analyticsFr } from './fr/screens/analytics';
import { adminAutoDeletion as autoDeletionFr } from './fr/screens/auto-deletion';
import { adminCheckIn as checkInFr } from './fr/screens/check-in';
import { adminIncidents as incidentsFr } from './fr/screens/incidents';
import { adminIntegrations as integrationsFr } from './fr/screens/integrations';
import { adminPictures as picturesFr } from './fr/screens/pictures';
import { adminSeason as seasonFr } from './fr/screens/season';
import { adminSheets as sheetsFr } from './fr/screens/sheets';
import { adminSecondFactor as secondFactorFr } from './fr/screens/second-factor';

/** All texts of both languages, for specs. */
export const ADMIN_DICTIONARIES = {
  en: {
    ...en,
    analytics: analyticsEn,
    audit: { ...en.audit, ...sentencesEn },
    autoDeletion: autoDeletionEn,
    checkIn: checkInEn,
    incidents: incidentsEn,
    integrations: integrationsEn,
    pictures: picturesEn,
    season: seasonEn,
    sheets: sheetsEn,
    secondFactor: secondFactorEn,
  },
  fr: {
    ...fr,
    analytics: analyticsFr,
    audit: { ...fr.audit, ...sentencesFr },
    autoDeletion: autoDeletionFr,
    checkIn: checkInFr,
    incidents: incidentsFr,
    integrations: integrationsFr,
    pictures: picturesFr,
    season: seasonFr,
    sheets: sheetsFr,
    secondFactor: secondFactorFr,
  },
};

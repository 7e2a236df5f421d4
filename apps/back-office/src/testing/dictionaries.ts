import { auditSentences as sentencesEn } from '../i18n/en/screens/audit-sentences';
import { en } from '../i18n/en/dictionary';
import { adminAnalytics as analyticsEn } from '../i18n/en/screens/analytics';
import { adminAutoDeletion as autoDeletionEn } from '../i18n/en/screens/auto-deletion';
import { adminCheckIn as checkInEn } from '../i18n/en/screens/check-in';
import { adminIncidents as incidentsEn } from '../i18n/en/screens/incidents';
import { adminPictures as picturesEn } from '../i18n/en/screens/pictures';
import { adminSeason as seasonEn } from '../i18n/en/screens/season';
import { auditSentences as sentencesFr } from '../i18n/fr/screens/audit-sentences';
import { fr } from '../i18n/fr/dictionary';
import { adminAnalytics as analyticsFr } from '../i18n/fr/screens/analytics';
import { adminAutoDeletion as autoDeletionFr } from '../i18n/fr/screens/auto-deletion';
import { adminCheckIn as checkInFr } from '../i18n/fr/screens/check-in';
import { adminIncidents as incidentsFr } from '../i18n/fr/screens/incidents';
import { adminPictures as picturesFr } from '../i18n/fr/screens/pictures';
import { adminSeason as seasonFr } from '../i18n/fr/screens/season';

/** All texts of both languages, for specs. */
export const ADMIN_DICTIONARIES = {
  en: {
    ...en,
    analytics: analyticsEn,
    audit: { ...en.audit, ...sentencesEn },
    autoDeletion: autoDeletionEn,
    checkIn: checkInEn,
    incidents: incidentsEn,
    pictures: picturesEn,
    season: seasonEn,
  },
  fr: {
    ...fr,
    analytics: analyticsFr,
    audit: { ...fr.audit, ...sentencesFr },
    autoDeletion: autoDeletionFr,
    checkIn: checkInFr,
    incidents: incidentsFr,
    pictures: picturesFr,
    season: seasonFr,
  },
};

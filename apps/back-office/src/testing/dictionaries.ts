import { en } from '../i18n/en/dictionary';
import { adminAnalytics as analyticsEn } from '../i18n/en/screens/analytics';
import { adminAutoDeletion as autoDeletionEn } from '../i18n/en/screens/auto-deletion';
import { adminCheckIn as checkInEn } from '../i18n/en/screens/check-in';
import { adminPictures as picturesEn } from '../i18n/en/screens/pictures';
import { fr } from '../i18n/fr/dictionary';
import { adminAnalytics as analyticsFr } from '../i18n/fr/screens/analytics';
import { adminAutoDeletion as autoDeletionFr } from '../i18n/fr/screens/auto-deletion';
import { adminCheckIn as checkInFr } from '../i18n/fr/screens/check-in';
import { adminPictures as picturesFr } from '../i18n/fr/screens/pictures';

/** All texts of both languages, for specs. */
export const ADMIN_DICTIONARIES = {
  en: {
    ...en,
    analytics: analyticsEn,
    autoDeletion: autoDeletionEn,
    checkIn: checkInEn,
    pictures: picturesEn,
  },
  fr: {
    ...fr,
    analytics: analyticsFr,
    autoDeletion: autoDeletionFr,
    checkIn: checkInFr,
    pictures: picturesFr,
  },
};

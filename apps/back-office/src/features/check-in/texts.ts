import type { Language } from '@lions/domain';
import i18next from 'i18next';

const FILES = {
  en: () => import('../../i18n/en/check-in/check-in'),
  fr: () => import('../../i18n/fr/check-in/check-in'),
};

/** Loads the texts of the check-in, which no other view needs. */
export async function loadCheckInTexts(language: Language): Promise<void> {
  const { adminCheckIn: checkIn } = await FILES[language]();
  i18next.addResourceBundle(language, 'admin', { checkIn }, true);
}

import type { Language } from '@lions/domain';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ADMIN_DICTIONARIES } from '../i18n/dictionary';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'admin';
    resources: { admin: (typeof ADMIN_DICTIONARIES)['en'] };
  }
}

/** Sets up i18next for the back-office, in the language of the document. */
export function startI18n(language: Language): void {
  void i18next.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    defaultNS: 'admin',
    ns: ['admin'],
    resources: { en: { admin: ADMIN_DICTIONARIES.en }, fr: { admin: ADMIN_DICTIONARIES.fr } },
    interpolation: { escapeValue: false },
  });
}

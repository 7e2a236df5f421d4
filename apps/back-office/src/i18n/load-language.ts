import { isLanguage, type Language } from '@lions/domain';
import type { Translated } from '@lions/web-base';
import type { ConfigProviderProps } from 'antd';
import i18next from 'i18next';
import type { LaterTexts } from './en/dictionary';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;
type TextsName = keyof LaterTexts;
type LaterFiles = { [Name in TextsName]: () => Promise<Translated<LaterTexts[Name]>> };

const FILES = { en: () => import('./en/language'), fr: () => import('./fr/language') };

/** Texts that the first view does not need, as parts of the dictionary. */
const LATER_FILES: Record<Language, LaterFiles> = {
  en: {
    analytics: async () => (await import('./en/screens/analytics')).adminAnalytics,
    audit: async () => (await import('./en/screens/audit-sentences')).auditSentences,
    autoDeletion: async () => (await import('./en/screens/auto-deletion')).adminAutoDeletion,
    checkIn: async () => (await import('./en/screens/check-in')).adminCheckIn,
    incidents: async () => (await import('./en/screens/incidents')).adminIncidents,
    integrations: async () => (await import('./en/screens/integrations')).adminIntegrations,
    pictures: async () => (await import('./en/screens/pictures')).adminPictures,
    season: async () => (await import('./en/screens/season')).adminSeason,
    sheets: async () => (await import('./en/screens/sheets')).adminSheets,
    secondFactor: async () => (await import('./en/screens/second-factor')).adminSecondFactor,
  },
  fr: {
    analytics: async () => (await import('./fr/screens/analytics')).adminAnalytics,
    audit: async () => (await import('./fr/screens/audit-sentences')).auditSentences,
    autoDeletion: async () => (await import('./fr/screens/auto-deletion')).adminAutoDeletion,
    checkIn: async () => (await import('./fr/screens/check-in')).adminCheckIn,
    incidents: async () => (await import('./fr/screens/incidents')).adminIncidents,
    integrations: async () => (await import('./fr/screens/integrations')).adminIntegrations,
    pictures: async () => (await import('./fr/screens/pictures')).adminPictures,
    season: async () => (await import('./fr/screens/season')).adminSeason,
    sheets: async () => (await import('./fr/screens/sheets')).adminSheets,
    secondFactor: async () => (await import('./fr/screens/second-factor')).adminSecondFactor,
  },
};

const antdLocales = new Map<Language, AntdLocale>();
/** Texts that a part has asked for: another language needs them, too. */
const wanted = new Set<TextsName>();

/** Loads the texts of a language, antd's included, unless they are loaded. Rejects without a connection. */
export async function loadLanguage(language: Language): Promise<void> {
  if (!antdLocales.has(language)) {
    const { antdLocale, dictionary } = await FILES[language]();
    i18next.addResourceBundle(language, 'admin', dictionary);
    antdLocales.set(language, antdLocale);
  }
  await Promise.all([...wanted].map((name) => addTexts(language, name)));
}

/** Loads texts for a part of a screen, in the current language. Rejects without a connection. */
export async function loadTexts(name: TextsName): Promise<void> {
  wanted.add(name);
  if (isLanguage(i18next.language)) await addTexts(i18next.language, name);
}

async function addTexts(language: Language, name: TextsName): Promise<void> {
  i18next.addResourceBundle(language, 'admin', { [name]: await LATER_FILES[language][name]() }, true);
}

/** antd's texts in a language that is loaded. */
export function antdLocaleOf(language: Language): AntdLocale {
  const locale = antdLocales.get(language);
  if (!locale) throw new Error(`The language ${language} is not loaded.`);
  return locale;
}

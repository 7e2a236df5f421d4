import { isLanguage, type Language } from '@lions/domain';
import type { Translated } from '@lions/web-base';
import type { ConfigProviderProps } from 'antd';
import i18next from 'i18next';
import type { ScreenTexts } from './en/dictionary';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;
type Screen = keyof ScreenTexts;
type ScreenFiles = { [Name in Screen]: () => Promise<Translated<ScreenTexts[Name]>> };

const FILES = { en: () => import('./en/language'), fr: () => import('./fr/language') };

const SCREENS: Record<Language, ScreenFiles> = {
  en: {
    analytics: async () => (await import('./en/screens/analytics')).adminAnalytics,
    autoDeletion: async () => (await import('./en/screens/auto-deletion')).adminAutoDeletion,
    checkIn: async () => (await import('./en/screens/check-in')).adminCheckIn,
    incidents: async () => (await import('./en/screens/incidents')).adminIncidents,
    pictures: async () => (await import('./en/screens/pictures')).adminPictures,
  },
  fr: {
    analytics: async () => (await import('./fr/screens/analytics')).adminAnalytics,
    autoDeletion: async () => (await import('./fr/screens/auto-deletion')).adminAutoDeletion,
    checkIn: async () => (await import('./fr/screens/check-in')).adminCheckIn,
    incidents: async () => (await import('./fr/screens/incidents')).adminIncidents,
    pictures: async () => (await import('./fr/screens/pictures')).adminPictures,
  },
};

const antdLocales = new Map<Language, AntdLocale>();
/** Screens that were opened: a change of the language loads their texts, too. */
const openedScreens = new Set<Screen>();

/** Loads the texts of a language, antd's included, unless they are loaded. Rejects without a connection. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([
    loadDictionary(language),
    ...[...openedScreens].map((screen) => addScreenTexts(language, screen)),
  ]);
}

/** Loads a screen's texts in the current language. Rejects without a connection. */
export async function loadScreenTexts(screen: Screen): Promise<void> {
  openedScreens.add(screen);
  if (isLanguage(i18next.language)) await addScreenTexts(i18next.language, screen);
}

async function loadDictionary(language: Language): Promise<void> {
  if (antdLocales.has(language)) return;
  const { antdLocale, dictionary } = await FILES[language]();
  i18next.addResourceBundle(language, 'admin', dictionary);
  antdLocales.set(language, antdLocale);
}

async function addScreenTexts(language: Language, screen: Screen): Promise<void> {
  i18next.addResourceBundle(language, 'admin', { [screen]: await SCREENS[language][screen]() });
}

/** antd's texts in a language that is loaded. */
export function antdLocaleOf(language: Language): AntdLocale {
  const locale = antdLocales.get(language);
  if (!locale) throw new Error(`The language ${language} is not loaded.`);
  return locale;
}

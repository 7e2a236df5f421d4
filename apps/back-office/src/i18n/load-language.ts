import type { Language } from '@lions/domain';
import type { ConfigProviderProps } from 'antd';
import i18next from 'i18next';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

const FILES = { en: () => import('./en/language'), fr: () => import('./fr/language') };

const antdLocales = new Map<Language, AntdLocale>();

/** Loads the texts of a language, antd's included, unless they are loaded. Rejects without a connection. */
export async function loadLanguage(language: Language): Promise<void> {
  if (antdLocales.has(language)) return;
  const { antdLocale, dictionary } = await FILES[language]();
  i18next.addResourceBundle(language, 'admin', dictionary);
  antdLocales.set(language, antdLocale);
}

/** antd's texts in a language that is loaded. */
export function antdLocaleOf(language: Language): AntdLocale {
  const locale = antdLocales.get(language);
  if (!locale) throw new Error(`The language ${language} is not loaded.`);
  return locale;
}

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@lions/domain';

const PREFIXES: Record<Language, string> = { en: '', fr: '/fr' };

/** The address of a page in a language: '/fr/hockey-programs/tryouts'; English has no prefix. */
export function localize(path: string, language: Language): string {
  return path === '/' ? PREFIXES[language] || '/' : `${PREFIXES[language]}${path}`;
}

/**
 * Splits an address into its language, if any, and the page without a trailing slash. Repeated slashes become
 * one: '//host' in a link would lead to another site.
 */
export function splitAddress(address: string): { language?: Language; path: string } {
  const trimmed = `/${address}`.replace(/[\\/]+/g, '/').replace(/\/$/, '') || '/';
  const language = LANGUAGES.find((code) => {
    const prefix = PREFIXES[code];
    return prefix !== '' && (trimmed === prefix || trimmed.startsWith(`${prefix}/`));
  });
  if (language === undefined) return { path: trimmed };
  return { language, path: trimmed.slice(PREFIXES[language].length) || '/' };
}

/** The other of the two languages. */
export function otherLanguage(language: Language): Language {
  return LANGUAGES.find((code) => code !== language) ?? DEFAULT_LANGUAGE;
}

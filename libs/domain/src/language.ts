/** The site's two equal languages. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
/** One language of texts that are declared in both. */
export const textsIn = <Key extends string>(
  language: Language,
  texts: Record<Key, Record<Language, string>>,
): Record<Key, string> =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, texts[key as Key][language]])) as Record<
    Key,
    string
  >;

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

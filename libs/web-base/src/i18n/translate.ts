import type { Language } from '@lions/domain';

/** The locale of each language: the club is in Quebec. */
export const LOCALES: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

/** The same keys as `T` with any text: the type of the French dictionaries. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

type TextKey<T> = { [K in keyof T & string]: T[K] extends string ? K : never }[keyof T & string];
/** A key of a section; 'total_one' and 'total_other' are used as 'total', with a count. */
type TranslationKey<T> =
  TextKey<T> extends infer K ? (K extends `${infer Base}_${'one' | 'other'}` ? Base : K) : never;

type TranslationValues = Record<string, string | number>;

const isText = (value: unknown): value is string => typeof value === 'string';

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

/**
 * One text of a dictionary's section, with {{name}} replaced and the plural form of `count` chosen: the part
 * of i18next's format that the site uses, in 0.5 KB instead of 16 KB, for public pages. A missing text is
 * `defaultValue`, else the key.
 */
export function translate<T extends object>(
  language: Language,
  section: T,
  key: TranslationKey<T> & string,
  values: TranslationValues = {},
): string {
  const texts = section as Record<string, unknown>;
  const rules = (pluralRules[language] ??= new Intl.PluralRules(LOCALES[language]));
  const form = typeof values.count === 'number' ? texts[`${key}_${rules.select(values.count)}`] : undefined;
  const text = [form, texts[key], texts[`${key}_other`], values.defaultValue, key].find(isText) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

import { formatDay } from '@lions/web-base';
import { textsOf } from '@lions/web-base/testing';
import { ADMIN_DICTIONARIES } from '../../../back-office/src/i18n/dictionaries.ts';
import { DICTIONARIES } from '../../../site/src/i18n/dictionary.ts';

export type Language = 'en' | 'fr';
export const LANGUAGES: Language[] = ['en', 'fr'];

/** Full keys of a dictionary: 'tryouts.addSession'; 'tryouts.created_one' and '_other' are 'tryouts.created'. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Base}_${'one' | 'other'}`
      ? Base
      : K
    : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** Reads the texts of a dictionary. A key or a value that is missing throws. */
function reader<T extends object>(language: Language, dictionary: T) {
  const texts = textsOf(dictionary as Parameters<typeof textsOf>[0]);
  const rules = new Intl.PluralRules(language);
  return (key: KeyOf<T>, values: Record<string, string | number> = {}): string => {
    const text = texts.get(key) ?? texts.get(`${key}_${rules.select(Number(values['count']))}`);
    if (text === undefined) throw new Error(`No text ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (values[name] === undefined) throw new Error(`${key} needs ${name}`);
      return String(values[name]);
    });
  };
}

/** Texts of the back-office. */
export const OFFICE = {
  en: reader('en', ADMIN_DICTIONARIES.en),
  fr: reader('fr', ADMIN_DICTIONARIES.fr),
};
/** Texts of the public site. */
export const SITE = { en: reader('en', DICTIONARIES.en), fr: reader('fr', DICTIONARIES.fr) };

/** The back-office in English, the language of most flows. */
export const t = OFFICE.en;

/** 'Wednesday, December 2, 2026' */
export const longDay = (day: string) => formatDay(day, 'en');

/** Start of a language's addresses. */
export const PREFIX = { en: '', fr: '/fr' };

/** A text as part of a pattern; French has no-break spaces where an accessible name has plain ones. */
export const pattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, String.raw`\s`);

/** Texts of one language for a flow that runs in both languages. */
export interface Texts {
  language: Language;
  prefix: string;
  t: typeof OFFICE.en;
  site: typeof SITE.en;
  /** A session from 6:00 to 7:30 PM, as each screen shows it. */
  evening: [start: string, end: string];
}

const textsIn = (language: Language): Texts => ({
  language,
  prefix: PREFIX[language],
  t: OFFICE[language],
  site: SITE[language],
  evening: language === 'en' ? ['6:00 PM', '7:30 PM'] : ['18\u00a0h', '19\u00a0h\u00a030'],
});
export const TEXTS: Record<Language, Texts> = { en: textsIn('en'), fr: textsIn('fr') };

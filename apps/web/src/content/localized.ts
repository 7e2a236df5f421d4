import type { Language } from '@lions/domain';

/** A text of the content in both languages; `same` says that it is one and the same in both, as proper names are. */
export type Localized = Record<Language, string>;

/** For names that are not translated. */
export const same = (text: string): Localized => ({ en: text, fr: text });

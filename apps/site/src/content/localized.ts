import type { Language } from '@lions/domain';

/**
 * A text of the content in both languages; `same` marks one that is identical in both, such as a proper name.
 */
export type Localized = Record<Language, string>;

/** For names that are not translated. */
export const same = (text: string): Localized => ({ en: text, fr: text });

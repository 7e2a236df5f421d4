import type { Language } from '@lions/domain';

/**
 * A text of the content in both languages; `same` marks one that is identical in both, such as a proper name.
 */
export type Localized = Record<Language, string>;

/** For names that are not translated. */
export const same = (text: string): Localized => ({ en: text, fr: text });

/**
 * A picture of the site. To replace the drawing by a photograph, put the file into src/pictures and change
 * `file` and the size.
 */
export interface Picture {
  /** A file name in src/pictures. */
  file: string;
  /** Text alternative; empty for decoration. */
  alt: Localized;
  /** In pixels of the file: reserves its space while it loads. */
  width: number;
  height: number;
}

import type { Localized } from './localized';

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

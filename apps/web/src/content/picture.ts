import type { Localized } from './localized';

/**
 * A picture of the site. To show a photograph instead of the drawing, put the file into src/pictures and change
 * `file` and the size.
 */
export interface Picture {
  /** A file name in src/pictures. */
  file: string;
  /** What it shows, for those who do not see it; empty for decoration. */
  alt: Localized;
  /** In pixels of the file: keeps its place while it loads. */
  width: number;
  height: number;
}

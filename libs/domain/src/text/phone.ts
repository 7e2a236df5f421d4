import { PHONE_PATTERN } from '../contract/limits.js';
import { DASHES, INVISIBLE } from './matching.js';

/**
 * A telephone number as it is checked and stored. Contact apps and web pages copy it with spaces and dashes of other
 * kinds, full-width digits, and direction marks.
 */
export const plainPhone = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/** Whether a typed text is a telephone number. */
export const isPhone = (text: string): boolean => PHONE_PATTERN.test(plainPhone(text));

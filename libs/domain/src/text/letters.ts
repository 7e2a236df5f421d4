/** All keyboard variants of an apostrophe; standalone accents are among the diacritics. */
const APOSTROPHES = /['’‘‛′＇ʼʻ]/g;

/** A text for comparison, without accents and case: 'Zoé' is found by 'zoe'. Vowel signs of other scripts stay. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Equal for all spellings of a name: without case, accents, apostrophes, and repeated spaces or hyphens. */
export const nameKey = (name: string): string =>
  withoutAccents(name)
    .replace(APOSTROPHES, '')
    .split(/[\s\p{Dash_Punctuation}]+/u)
    .filter((word) => word !== '')
    .join(' ');

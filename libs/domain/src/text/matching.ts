/** All keyboard variants of an apostrophe; standalone accents are among the diacritics. */
export const APOSTROPHES = /['’‘‛′＇ʼʻ]/g;

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

/** Letters that do not decompose, and what people type for them. */
const LIGATURES: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/**
 * A text in the form that search compares: lower-case base letters and digits, one space between words, no
 * punctuation.
 */
export function searchable(text: string): string {
  return withoutAccents(text.normalize('NFKC'))
    .replace(/[œæßøłđðþħı]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim();
}

/**
 * How well a text matches a search, both searchable, 0 the best: it starts with it, a word starts with it, or each word
 * occurs in it. Undefined when a word is missing, or when the search is empty.
 */
export function searchRank(
  text: string,
  sought: string,
  words: readonly string[] = sought.split(' '),
): 0 | 1 | 2 | undefined {
  if (sought === '' || !words.every((word) => text.includes(word))) return undefined;
  if (text.startsWith(sought)) return 0;
  return text.includes(` ${sought}`) ? 1 : 2;
}

/** A row with the searchable text that it is found by. */
export interface Searched<Row> {
  row: Row;
  text: string;
}

/** The rows that match what is typed, the best first, else in their order; at most `most`. */
export function bestMatches<Row>(all: readonly Searched<Row>[], typed: string, most: number): Row[] {
  const sought = searchable(typed);
  const words = sought.split(' ');
  const found = [];
  for (const { row, text } of all) {
    const rank = searchRank(text, sought, words);
    if (rank !== undefined) found.push({ row, rank });
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ row }) => row);
}

/** All keyboard variants of an apostrophe, standalone accents included. */
export const APOSTROPHES = /['’‘‛′＇ʼʻ´`]/g;

/** Hyphens, dashes and minus signs. */
export const DASHES = /[\p{Dash_Punctuation}\u2212]/gu;

/** Accents that go on letters of any script. Vowel signs and the voicing marks of kana distinguish names, and stay. */
const ACCENTS = /(?![\u3099\u309a])\p{Script=Inherited}/gu;
/** Characters that are not shown. */
export const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Letters that do not decompose, and what people type for them. */
const SPELLED_OUT: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ɖ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
};

/**
 * A text for comparison, punctuation included: lower case, base letters of ordinary width, nothing invisible. 'Zoé' is
 * found by 'zoe', 'Lœtitia' by 'loetitia'. The time grows with the square of the length: callers measure first.
 */
export const foldText = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[œæßøłđɖðþħŧı]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFC');

/** Equal for all spellings of a name: folded, without apostrophes and dots, spaces and hyphens as one space. */
export const nameKey = (name: string): string =>
  foldText(name)
    .replace(/['ʼ.·]/g, '')
    .replace(DASHES, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A text in the form that search compares: folded, one space between words, no punctuation. */
export const searchable = (text: string): string =>
  foldText(text)
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim();

let collator: Intl.Collator | undefined;

/** Orders names as people do: accents and case after the letters, numbers by their value. */
export function compareNames(a: string, b: string): number {
  // Not as the module loads: a browser's first one takes 20 ms.
  collator ??= new Intl.Collator('fr-CA', { numeric: true });
  return collator.compare(a, b);
}

interface Named {
  firstName: string;
  lastName: string;
}

/** Orders people by last name, then by first name. */
export const comparePersons = (a: Named, b: Named): number =>
  compareNames(a.lastName, b.lastName) || compareNames(a.firstName, b.firstName);

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

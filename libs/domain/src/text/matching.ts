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

/** Letters that do not decompose, and what people type for them. */
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' };

/**
 * A text in the form that search compares: lower-case base letters and digits, one space between words, no
 * punctuation.
 */
export function searchable(text: string): string {
  return withoutAccents(text.normalize('NFKC'))
    .replace(/[œæßø]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim();
}

/**
 * How well a text matches a search, 0 the best: it starts with it, a word starts with it, or each word occurs in it.
 * Undefined when a word is missing, or when the search is empty.
 */
export function searchRank(text: string, sought: string): 0 | 1 | 2 | undefined {
  const [inside, wanted] = [searchable(text), searchable(sought)];
  if (wanted === '' || !wanted.split(' ').every((word) => inside.includes(word))) return undefined;
  if (inside.startsWith(wanted)) return 0;
  return inside.includes(` ${wanted}`) ? 1 : 2;
}

/** The matching rows, the best first, else in their order; at most `most`. */
export function bestMatches<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  sought: string,
  most: number,
): Row[] {
  return rows
    .flatMap((row) => {
      const rank = searchRank(textOf(row), sought);
      return rank === undefined ? [] : [{ row, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ row }) => row);
}

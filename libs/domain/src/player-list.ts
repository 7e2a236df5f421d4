import type { PlayerDisplay } from './team.js';

/** A name has a letter or a digit at least that shows: a filler counts as a letter, but nobody sees it. */
export const SHOWN_PATTERN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/**
 * Marks without width that mails and word processors leave in text, and those that turn its direction: a line of them
 * would count as a player. The joiners of emoji and of some scripts stay.
 */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text as it is kept: without invisible marks, letters composed, no white space at its ends. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').trim();
}

/** What ends a name in pasted text (spec section 5). */
const SEPARATOR = /[,;\n\v\f\r\u0085\u2028\u2029]/;

/** Whether a name is one line of a player list: a comma, a semicolon or a line break in it would make two of it. */
export function isOnePlayer(name: string): boolean {
  return !SEPARATOR.test(plainText(name));
}

/**
 * Names out of pasted text: split on commas, semicolons and line breaks (a word processor's soft one included),
 * inner white space folded, empty items dropped, and those of which nothing would show (spec section 5). The order and any repetition are kept: what a
 * coach typed is what is saved.
 */
export function parsePlayerList(text: string): string[] {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .split(SEPARATOR)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => SHOWN_PATTERN.test(name));
}

// Made once: `localeCompare` with options builds a collator on each call, which is 70 times slower.
const BY_LETTERS = new Intl.Collator('fr-CA', { sensitivity: 'base' });

/** The names sorted by their last word, case-insensitive (spec section 5); the input is left as it is. */
export function sortPlayers(names: readonly string[]): string[] {
  // Looked for once a name, not once a comparison: public lists are sorted at each request.
  const keyed = names.map((name) => ({ name, lastWord: name.trim().split(/\s+/).at(-1) ?? '' }));
  keyed.sort((a, b) => BY_LETTERS.compare(a.lastWord, b.lastWord) || BY_LETTERS.compare(a.name, b.name));
  return keyed.map(({ name }) => name);
}

/** 'Ann-Marie O Test' gives 'A.-M. O. T.': enough for a family to find its child, no more (D-05). */
export function initials(name: string): string {
  return name
    .normalize('NFC')
    .split(/\s+/)
    .map((word) =>
      word
        .split('-')
        .filter((part) => part !== '')
        .map((part) => `${(Array.from(part)[0] ?? '').toUpperCase()}.`)
        .join('-'),
    )
    .filter((letters) => letters !== '')
    .join(' ');
}

/** What the public sees of a team's competing players (D-05): sorted names, sorted initials, or 1 … n. */
export function publicPlayers(names: readonly string[], display: PlayerDisplay): string[] {
  if (display === 'numbers') return names.map((_, index) => String(index + 1));
  // Initials in the order of names would tell the surnames' order.
  return sortPlayers(display === 'initials' ? names.map(initials) : names);
}

import type { PlayerDisplay } from './team.js';

/**
 * A name has at least one visible letter or digit: a filler and a modifier, such as an apostrophe, count as letters to
 * Unicode.
 */
export const SHOWN_PATTERN = /(?![\p{Default_Ignorable_Code_Point}\p{Lm}])[\p{L}\p{N}]/u;

/**
 * Zero-width and direction marks that mails and word processors leave in text: a line of them would count as a
 * player. The joiners of emoji and of some scripts stay.
 */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text as it is stored: without invisible marks, letters composed, trimmed. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').trim();
}

/** Separators of names in pasted text. */
const SEPARATOR = /[,;\n\v\f\r\u0085\u2028\u2029]/;

/** Whether a name is one entry of a player list: a comma, a semicolon or a line break would split it. */
export function isOnePlayer(name: string): boolean {
  return !SEPARATOR.test(plainText(name));
}

/**
 * Names from pasted text: split on commas, semicolons and line breaks (a word processor's soft one included), inner
 * white space collapsed, empty and invisible items dropped. Order and repetitions are kept: what a coach typed is
 * what is saved.
 */
export function parsePlayerList(text: string): string[] {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .split(SEPARATOR)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => SHOWN_PATTERN.test(name));
}

// Made once, when needed: `localeCompare` with options builds a collator on each call, which is 70 times slower.
let byLetters: Intl.Collator | undefined;

/** The name that a list of players is sorted by. */
export type NameOrder = 'last' | 'first';

/** Players sorted by the last word of their names or by the first one, case-insensitive; the input is unchanged. */
export function inNameOrder<Player>(
  players: readonly Player[],
  nameOf: (player: Player) => string,
  order: NameOrder,
): Player[] {
  // Computed once per name, not per comparison: public lists are sorted at each request.
  const keyed = players.map((player) => {
    const name = nameOf(player);
    return { player, name, word: order === 'first' ? '' : (name.trim().split(/\s+/).at(-1) ?? '') };
  });
  const { compare } = (byLetters ??= new Intl.Collator('fr-CA', { sensitivity: 'base' }));
  keyed.sort((a, b) => compare(a.word, b.word) || compare(a.name, b.name));
  return keyed.map(({ player }) => player);
}

/** The names sorted by their last word. */
export const sortPlayers = (names: readonly string[]): string[] => inNameOrder(names, String, 'last');

/** Digits of the shortest telephone number without its area code. */
const PHONE_DIGITS = 7;

/**
 * Whether an entry holds a contact: an at sign, or as many digits as a telephone number or a date of birth has, in any
 * script and width. Player lists are public, so such an entry is refused.
 */
export function holdsContact(entry: string): boolean {
  if (/^[\p{L}\p{M}\s'’.-]*$/u.test(entry)) return false;
  const folded = entry.normalize('NFKC');
  return folded.includes('@') || (folded.match(/\p{N}/gu) ?? []).length >= PHONE_DIGITS;
}

/** Text in brackets in an entry, such as '(G)'. */
const BRACKETED = /[([{][^)\]}]*[)\]}]/g;

const initialsOf = (name: string, first: RegExp): string =>
  name
    .split(/\s+/)
    .map((word) =>
      word
        .split('-')
        .flatMap((part) => first.exec(part) ?? [])
        .map((letter) => `${letter.toUpperCase()}.`)
        .join('-'),
    )
    .filter((letters) => letters !== '')
    .join(' ');

/**
 * 'Ann-Marie O Test' gives 'A.-M. O. T.': enough for a family to find its child, no more. Numbers, signs and what is in
 * brackets have no initials, except in an entry without any letter.
 */
export function initials(name: string): string {
  const composed = name.normalize('NFC');
  return initialsOf(composed.replace(BRACKETED, ' '), /\p{L}/u) || initialsOf(composed, /[\p{L}\p{N}]/u);
}

/**
 * A team's competing players for the public: sorted names, sorted initials, or 1 … n. Entries with a contact are in
 * neither of the first two. See docs/decisions/visibility.md.
 */
export function publicPlayers(entries: readonly string[], display: PlayerDisplay): string[] {
  if (display === 'numbers') return entries.map((_, index) => String(index + 1));
  const names = entries.filter((entry) => !holdsContact(entry));
  // Initials in the order of names would reveal the surnames' order.
  return sortPlayers(display === 'initials' ? names.map(initials) : names);
}

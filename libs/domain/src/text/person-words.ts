import { LIMITS } from '../contract/limits.js';
import { APOSTROPHES, searchable } from './matching.js';

/** The fewest digits that find a telephone number. */
const PHONE_DIGITS = 4;

/** Fields by which a search finds a registration. */
export interface SearchedPerson {
  playerName: string;
  parentName: string | null;
  parentEmail: string;
  parentPhone: string | null;
}

/** The words of a registration, by the field that they come from. */
export type PersonWords = Record<'player' | 'parent' | 'email' | 'phone', string[]>;

const wordsOf = (text: string) =>
  searchable(text)
    .split(' ')
    .filter((word) => word !== '');

/** 'O’Test' is found by 'test' and by 'otest'. */
const nameWords = (name: string) => [
  ...new Set([...new Set([name, name.replace(APOSTROPHES, '')])].flatMap(wordsOf)),
];

/** The whole address and the words before its '@': the part behind it is the same for thousands of families. */
const emailWords = (email: string) => [
  email.toLowerCase(),
  ...wordsOf(email.slice(0, email.lastIndexOf('@'))),
];

/** Digits of a North American number without its country code. */
const national = (digits: string) => (/^1\d{10}$/.test(digits) ? digits.slice(1) : digits);

/** A '+' separates telephone numbers from other words. */
const phoneWord = (digits: string) => `+${digits}`;

/** Every ending of at least four digits, so that the last four, the last seven or all of them are a beginning. */
function phoneWords(phone: string): string[] {
  const digits = national(phone.replace(/(?:x|ext|poste|#).*$/i, '').replace(/\D/g, ''));
  const endings = Math.max(0, digits.length - PHONE_DIGITS + 1);
  return Array.from({ length: endings }, (_, start) => phoneWord(digits.slice(start)));
}

export function personWords({
  playerName,
  parentName,
  parentEmail,
  parentPhone,
}: SearchedPerson): PersonWords {
  return {
    player: nameWords(playerName),
    parent: nameWords(parentName ?? ''),
    email: emailWords(parentEmail),
    phone: phoneWords(parentPhone ?? ''),
  };
}

/** Digits and the signs between them, with nothing else around; the character before them is captured. */
const PHONE_PART = /(^|[^\p{L}\p{N}])(\+?\(?\d(?:[\s().\p{Dash_Punctuation}]*\d)*)(?![\p{L}\p{N}])/gu;

/**
 * The beginnings of words that a search looks for; all must match. Four or more digits in any spelling are a telephone
 * number, and a part with '@' is an address. Empty when nothing of it can be found.
 */
export function soughtWords(text: string): string[] {
  const parts = text.trim().split(/\s+/);
  const emails = parts.filter((part) => part.includes('@')).map((part) => part.toLowerCase());
  const phones: string[] = [];
  const others = parts
    .filter((part) => !part.includes('@'))
    .join(' ')
    .replace(PHONE_PART, (whole, before: string, part: string) => {
      const digits = part.replace(/\D/g, '');
      if (digits.length < PHONE_DIGITS) return whole;
      phones.push(phoneWord(part.startsWith('+1') ? digits.slice(1) : national(digits)));
      return `${before} `;
    });
  const sought = [...new Set([...emails, ...phones, ...wordsOf(others)])];
  // A number of few digits is on a bib or in a date.
  return sought.every((word) => /^\d+$/.test(word)) ? [] : sought;
}

/** Whether each sought word begins one of these. */
export const matchesWords = (words: readonly string[], sought: readonly string[]): boolean =>
  sought.every((start) => words.some((word) => word.startsWith(start)));

/** The tryout number of a search such as '12' or '#12'; undefined for anything else. */
export function soughtNumber(text: string): number | undefined {
  const number = Number(/^#?\s*(\d{1,3})$/.exec(text.trim())?.[1]);
  const { min, max } = LIMITS.tryoutNumber;
  return number >= min && number <= max ? number : undefined;
}

/** A registration as it stands in a roster or at the door. */
export interface SearchedPlayer extends SearchedPerson {
  tryoutNumber: number | null;
}

/**
 * Whether what is typed finds a player: by the beginnings of the words of a registration in any order, or by the
 * beginning of the tryout number, such as '12' or '#12'. An empty search finds everybody.
 */
export function playerSearch(text: string): (player: SearchedPlayer) => boolean {
  const typed = text.trim();
  if (searchable(typed) === '') return () => true;
  const number = /^#?\s*(\d{1,3})$/.exec(typed)?.[1];
  const sought = soughtWords(typed);
  return (player) => {
    if (number !== undefined)
      return [String(player.tryoutNumber ?? ''), ...nameWords(player.playerName)].some((word) =>
        word.startsWith(number),
      );
    return sought.length > 0 && matchesWords(Object.values(personWords(player)).flat(), sought);
  };
}

/** Whether a search has enough letters and digits; '#7' has enough to be a tryout number. */
export const isEnoughToSearch = (text: string): boolean =>
  Array.from(searchable(text).replaceAll(' ', '')).length >= LIMITS.search.min ||
  (/^#/.test(text.trim()) && soughtNumber(text) !== undefined);

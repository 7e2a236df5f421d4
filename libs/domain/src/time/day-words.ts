import { LANGUAGES, type Language } from '../people.js';
import { searchable } from '../text/matching.js';
import type { CivilDate } from './club-time.js';

const LOCALES: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

const STYLES = ['long', 'short'] as const;

/** The names of days or months in both languages, long and short. */
function namesOf(part: 'month' | 'weekday', instants: readonly number[]): string[][] {
  const formats = LANGUAGES.flatMap((language) =>
    STYLES.map((style) => new Intl.DateTimeFormat(LOCALES[language], { [part]: style, timeZone: 'UTC' })),
  );
  return instants.map((instant) =>
    formats.flatMap((format) => searchable(format.format(instant)).split(' ')),
  );
}

let months: string[][] | undefined;
let weekdays: string[][] | undefined;

/** Weekday and month of a day, as people write them in both languages. */
function namesOfDay(date: CivilDate): string[] {
  // Made by the first search, once: to format a date for each of a thousand sessions takes longer than all else of it.
  months ??= namesOf(
    'month',
    Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month)),
  );
  // From Sunday on, as 2023 began.
  weekdays ??= namesOf(
    'weekday',
    Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day)),
  );
  const instant = new Date(`${date}T00:00:00Z`);
  return [...(weekdays[instant.getUTCDay()] ?? []), ...(months[instant.getUTCMonth()] ?? [])];
}

/** A day's number, and the year. */
const numbersOfDay = (date: CivilDate): string =>
  `${Number(date.slice(8, 10))} ${date.slice(8, 10) === '01' ? '1er 1st ' : ''}${date.slice(0, 4)}`;

/** The beginning of a written date: '2026-11' or '2026-11-28'. */
const WRITTEN = /^\d{4}-\d{2}(?:-\d{0,2})?$/;

const isNumber = (word: string) => /^\d+$/.test(word);
const beginsWithDigit = (word: string) => /^\d/.test(word);

/** Whether a search means that day; `more` is a searchable text whose words it may contain, too. */
export type IsDaySought = (date: CivilDate, more?: string) => boolean;

/**
 * Whether a search such as 'Nov 28', '28 novembre' or '2026-11-28' means a day; undefined for a search that means none.
 * A number is a whole word, a name the beginning of one. Without both it is no day: 'mar' begins a name.
 */
export function soughtDay(text: string): IsDaySought | undefined {
  const written = text.trim();
  if (WRITTEN.test(written)) return (date) => date.startsWith(written);
  const sought = searchable(text).split(' ');
  if (sought.every(isNumber) || !sought.some(beginsWithDigit)) return undefined;
  const numbers = sought.filter(beginsWithDigit).map((word) => ` ${word}${isNumber(word) ? ' ' : ''}`);
  const starts = sought.filter((word) => !beginsWithDigit(word)).map((word) => ` ${word}`);
  return (date, more = '') => {
    const words = ` ${numbersOfDay(date)} ${more} `;
    // The numbers first: most days have others.
    if (!numbers.every((word) => words.includes(word))) return false;
    const all = ` ${namesOfDay(date).join(' ')}${words}`;
    return starts.every((start) => all.includes(start));
  };
}

import { remembered } from '../text/remembered.js';
import type { Minutes } from './time-range.js';

/** Durations in milliseconds. A day of 24 hours is no civil day: use `addDays` for those. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A day in the club's calendar, 'YYYY-MM-DD'; text, never an instant (docs/decisions/time.md). */
export type CivilDate = string;

/** The club's zone, on any host. */
export const DEFAULT_CLUB_ZONE = 'America/Toronto';

const formatterOf = remembered(
  (zone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** The offset of a zone at an instant, in milliseconds; takes 2 microseconds. */
function offsetAt(instant: number, zone: string): number {
  // '11/21/2026, 22:57:03'; formatToParts takes twice as long.
  const numbers = formatterOf(zone).format(instant).split(/\D+/).map(Number);
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = numbers;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** The wall clock of a zone at an instant, as if it were UTC, in milliseconds. */
const wallClock = (instant: number, zone: string) =>
  Math.floor(instant / 1000) * 1000 + offsetAt(instant, zone);

/** Whether the name is one of the runtime's time zones. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Whether the text is an existing day, 'YYYY-MM-DD', from 1900 to 2999. */
export function isCivilDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2999) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The day of a stored date, the part before its 'T'; undefined when it is unreadable. */
export function civilDateOf(text: string): CivilDate | undefined {
  const day = text.split('T')[0] ?? '';
  return isCivilDate(day) ? day : undefined;
}

const dayStart = (date: CivilDate) => Date.parse(`${date}T00:00:00Z`);
const isoDay = (milliseconds: number): CivilDate => new Date(milliseconds).toISOString().slice(0, 10);

/** The day that many days later (or earlier). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return isoDay(dayStart(date) + days * DAY_MS);
}

/** The same day of another month; the month's last day where that one does not exist. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const from = new Date(dayStart(date));
  const target = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  target.setUTCDate(Math.min(from.getUTCDate(), target.getUTCDate()));
  return isoDay(target.getTime());
}

/** Six weeks, the most that a month needs, so that every month's grid has the same height. */
const CALENDAR_CELLS = 42;

/** The Sunday on or before a day, as in the calendar. */
export function weekOf(day: CivilDate): CivilDate {
  return addDays(day, -new Date(dayStart(day)).getUTCDay());
}

/**
 * The days of a month's calendar: six weeks from a Sunday, including the days around the month. `month` is 1 to 12.
 * @throws RangeError for any other month
 */
export function calendarCells(year: number, month: number): CivilDate[] {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`No month ${month}.`);
  const first: CivilDate = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  const sunday = weekOf(first);
  return Array.from({ length: CALENDAR_CELLS }, (_, index) => addDays(sunday, index));
}

/** The club's day and minutes since midnight at an instant. */
export function civilAt(instant: Date, zone: string): { date: CivilDate; minutes: Minutes } {
  const wall = wallClock(instant.getTime(), zone);
  const date = isoDay(wall);
  return { date, minutes: Math.floor((wall - dayStart(date)) / MINUTE_MS) };
}

/**
 * The instant of a wall-clock time in a zone. A repeated time (clocks fall back) is its first occurrence; a skipped
 * time (clocks spring forward) is the instant of the change. Minutes may be 24 × 60, the end of the day. See
 * docs/decisions/time.md.
 */
export function instantAt(date: CivilDate, minutes: Minutes, zone: string): Date {
  const wall = dayStart(date) + minutes * MINUTE_MS;
  const offsets = [offsetAt(wall - DAY_MS, zone), offsetAt(wall + DAY_MS, zone)];
  const candidates = offsets.map((offset) => wall - offset).sort((a, b) => a - b);
  const found = candidates.find((instant) => wallClock(instant, zone) === wall);
  if (found !== undefined) return new Date(found);
  let [before, after] = [candidates[0] ?? wall, candidates[1] ?? wall];
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (wallClock(middle, zone) < wall) before = middle;
    else after = middle;
  }
  return new Date(after);
}

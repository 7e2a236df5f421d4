import type { Language } from '../people.js';

/** Minutes since midnight. */
export type Minutes = number;

/** Midnight at the end of a day. */
export const DAY_END: Minutes = 24 * 60;

export interface TimeRange {
  start: Minutes;
  end: Minutes;
}

/** 1110 gives '6:30 PM'. */
export function formatClock(minutes: Minutes): string {
  const hour = Math.floor(minutes / 60) % 24;
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${half}`;
}

/** '{start} - {end}' on the 12-hour clock, the one stored form of a session's time. */
export function formatTimeRange(range: TimeRange): string {
  return `${formatClock(range.start)} - ${formatClock(range.end)}`;
}

// The white space before am or pm belongs to them: two adjacent runs of it would take quadratic time to refuse.
const CLOCK = String.raw`(\d{1,2}):(\d{2})(?:\s*(am|pm))?`;
const RANGE = new RegExp(String.raw`^\s*${CLOCK}\s*[-\u2013\u2014]\s*${CLOCK}\s*$`, 'i');

function clockMinutes(hourText: string, minuteText: string, half: string | undefined): Minutes | undefined {
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59) return undefined;
  if (half === undefined) return hour > 23 ? undefined : hour * 60 + minute;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + minute;
}

/**
 * Reads '6:00 PM - 7:30 PM', also '18:00 - 19:30', lower case and an en dash. Undefined when it is no time range,
 * does not end after it starts, or has AM or PM on one side only: '7:00 - 8:30 PM' does not mean thirteen hours.
 */
export function parseTimeRange(text: string): TimeRange | undefined {
  const match = RANGE.exec(text);
  if (!match || (match[3] === undefined) !== (match[6] === undefined)) return undefined;
  const start = clockMinutes(match[1] ?? '', match[2] ?? '', match[3]);
  const end = clockMinutes(match[4] ?? '', match[5] ?? '', match[6]);
  return start === undefined || end === undefined || end <= start ? undefined : { start, end };
}

const CLOCK_24 = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Reads a 24-hour 'HH:MM'; undefined when it is invalid. */
export function parseClock24(text: string): Minutes | undefined {
  const match = CLOCK_24.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/**
 * A time of day in a language: '6:00 PM', or '18 h' and '18 h 05', in which the hour has no leading zero (the rule of
 * Quebec's language office). No-break spaces keep it on one line.
 */
export function formatTime(minutes: Minutes, language: Language): string {
  if (language === 'en') return formatClock(minutes);
  const [hour, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hour}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** '6:00 PM – 7:30 PM' or '18 h – 19 h 30'; an unreadable stored time is shown unchanged. */
export function formatTimes(time: string, language: Language): string {
  const range = parseTimeRange(time);
  if (range === undefined) return time;
  return `${formatTime(range.start, language)} – ${formatTime(range.end, language)}`;
}

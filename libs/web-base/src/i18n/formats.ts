import { civilAt, civilDateOf, formatTime, remembered, type CivilDate, type Language } from '@lions/domain';
import { LOCALES } from './translate';

const FORMS = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  dayOfYear: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  dayOfMoment: { day: 'numeric', month: 'short', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Cache by language and form: making a formatter takes a hundred times longer than using it. */
const formatters: Partial<Record<string, (day: string) => string>> = {};

/** A stored text that is no date is returned as it is. */
function formatDate(date: string, language: Language, form: keyof typeof FORMS): string {
  const day = civilDateOf(date);
  return day === undefined ? date : (formatters[`${language} ${form}`] ??= formatterOf(language, form))(day);
}

/** Remembers the days that it has formatted: a page has the same ones each time, and each takes 20 µs. */
function formatterOf(language: Language, form: keyof typeof FORMS): (day: string) => string {
  // A civil date has no zone: it is parsed and formatted in the same one.
  const formatter = new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', ...FORMS[form] });
  return remembered((day) =>
    formatter
      .formatToParts(new Date(`${day}T00:00:00Z`))
      .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
      .join(''),
  );
}

/** 'Wednesday, December 2, 2026' or 'mercredi 2 décembre 2026'. */
export function formatDay(date: string, language: Language): string {
  return formatDate(date, language, 'day');
}

/** 'Wednesday, December 2' or 'mercredi 2 décembre', where the year is known. */
export function formatDayOfYear(date: string, language: Language): string {
  return formatDate(date, language, 'dayOfYear');
}

/** 'Wed, Dec 2' or 'mer. 2 déc.', for narrow places. */
export function formatShortDay(date: string, language: Language): string {
  return formatDate(date, language, 'shortDay');
}

/** 'Tuesday' or 'mardi'. */
export function formatWeekday(day: CivilDate, language: Language): string {
  return formatDate(day, language, 'weekday');
}

/** 'Tue' or 'mar.'. */
export function formatShortWeekday(day: CivilDate, language: Language): string {
  return formatDate(day, language, 'shortWeekday');
}

/** 'December 2026' or 'décembre 2026'. */
export function formatMonth(day: CivilDate, language: Language): string {
  return formatDate(day, language, 'month');
}

/** 'Dec' or 'déc.'. */
export function formatShortMonth(day: CivilDate, language: Language): string {
  return formatDate(day, language, 'shortMonth');
}

const relativeFormatters: Partial<Record<Language, Intl.RelativeTimeFormat>> = {};

/** A number of days ahead in words: 'today', 'tomorrow', 'in 3 days', or 'dans 3 jours'. */
export function formatDaysAhead(days: number, language: Language): string {
  const formatter = (relativeFormatters[language] ??= new Intl.RelativeTimeFormat(LOCALES[language], {
    numeric: 'auto',
  }));
  return formatter.format(days, 'day');
}

/** An ISO instant in the given zone: 'Nov. 20, 2026, 1:15 PM' or '20 nov. 2026, 13 h 15'. */
export function formatMoment(instant: string, language: Language, timeZone: string): string {
  const { date, minutes } = civilAt(new Date(instant), timeZone);
  const day = formatDate(date, language, 'dayOfMoment');
  return `${day}, ${formatTime(minutes, language)}`;
}

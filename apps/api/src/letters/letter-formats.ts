import { civilDateOf, formatClock, parseTimeRange, type Language, type Minutes } from '@lions/domain';

const LOCALES: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };
const NBSP = '\u00a0';

/** 'Friday, September 5, 2025' or 'vendredi 5 septembre 2025'; a stored date that is no day as it is. */
export function formatDay(date: string, language: Language): string {
  const day = civilDateOf(date);
  if (day === undefined) return date;
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

/** '6:00 PM – 7:30 PM' or '18 h 00 – 19 h 30'; a stored time that is no range as it is. */
export function formatTimes(time: string, language: Language): string {
  const range = parseTimeRange(time);
  if (!range) return time;
  return `${formatTime(range.start, language)} – ${formatTime(range.end, language)}`;
}

function formatTime(minutes: Minutes, language: Language): string {
  if (language === 'en') return formatClock(minutes);
  return `${Math.floor(minutes / 60) % 24}${NBSP}h${NBSP}${String(minutes % 60).padStart(2, '0')}`;
}

import { civilDateOf, type CivilDate, type Language } from '@lions/domain';

const FORMATS = {
  en: new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-CA', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
} satisfies Record<Language, Intl.DateTimeFormat>;

/**
 * 'Dec 02, 2026', or '2 déc. 2026' and '1er déc. 2026'. A stored text that is no date is returned
 * as it is.
 */
export function formatMediumDay(date: string, language: Language): string {
  const day = civilDateOf(date);
  if (day === undefined) return date;
  const text = FORMATS[language].format(new Date(`${day}T00:00:00Z`));
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

const SHORTEST = {
  en: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
} satisfies Record<Language, Intl.DateTimeFormat>;

/** 'Dec 2', or '2 déc.' and '1er déc.': for places where the year is known. */
export function formatDayOfMonth(day: CivilDate, language: Language): string {
  const text = SHORTEST[language].format(new Date(`${day}T00:00:00Z`));
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

import { civilDateOf, type Language } from '@lions/domain';

const LOCALES: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

/** 'Friday, September 5, 2025' or 'vendredi 5 septembre 2025'; an unreadable date unchanged. */
export function formatDay(date: string, language: Language): string {
  const day = civilDateOf(date);
  if (day === undefined) return date;
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

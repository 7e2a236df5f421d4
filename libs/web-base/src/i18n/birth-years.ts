import type { Division, Language } from '@lions/domain';

/** '2019 or later', '2013 and 2014' or '2008': the years of birth of a division. */
export function birthYears({ firstYear, lastYear }: Division, language: Language): string {
  const isFrench = language === 'fr';
  if (lastYear === undefined) return `${firstYear} ${isFrench ? 'ou après' : 'or later'}`;
  if (lastYear === firstYear) return String(firstYear);
  if (lastYear === firstYear + 1) return `${firstYear} ${isFrench ? 'et' : 'and'} ${lastYear}`;
  return isFrench ? `de ${firstYear} à ${lastYear}` : `${firstYear} to ${lastYear}`;
}

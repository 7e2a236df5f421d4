import type { Division, Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { RegistrationTexts } from './registration-texts';
import { readAge } from './registration-values';

/** The years of birth of a team's division. */
export interface TeamDivision extends Pick<Division, 'firstYear' | 'lastYear'> {
  name: string;
}

/** Whether a player of that year belongs to the division. */
export const isOfDivision = (year: number, { firstYear, lastYear = Infinity }: TeamDivision) =>
  year >= firstYear && year <= lastYear;

/** A kind question where the typed age or year of birth belongs to another division. */
export function divisionQuestion(
  typed: string | undefined,
  division: TeamDivision | undefined,
  thisYear: number,
  language: Language,
  texts: RegistrationTexts['form'],
): string | undefined {
  const age = readAge(typed ?? '', thisYear);
  if (!age || !division) return undefined;
  // A player of an age was born in one of two years.
  const last = 'birthYear' in age ? age.birthYear : thisYear - age.playerAge;
  const years = 'birthYear' in age ? [last] : [last, last - 1];
  if (years.some((year) => isOfDivision(year, division))) return undefined;
  const { name, firstYear, lastYear = 0 } = division;
  const born = lastYear === 0 ? 'bornSince' : lastYear === firstYear ? 'bornIn' : 'bornBetween';
  const words = { division: name, first: firstYear, last: lastYear };
  return `${translate(language, texts, born, words)} ${texts.otherDivision}`;
}

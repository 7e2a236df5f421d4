import type { CorrectRegistrationDto } from '@lions/api-client';
import { ageOrBirthYear, PLAYER_POSITIONS } from '@lions/domain';
import { TEXT_CHECKS } from '../../../ui/registration/registration-values';
import type { FieldProblems } from '../family-calls';
import type { Typed } from '../family-view';

/** Value of the combined field: the year of birth, where that was given, else the age. */
export const typedAge = ({ birthYear, playerAge }: Typed): string => String(birthYear ?? playerAge ?? '');

/**
 * The changes to a registration, or the errors by field. A practice form has no age, parent's name or phone.
 */
export function readCorrection(
  form: FormData,
  typed: Typed,
  thisYear: number,
): { correction: CorrectRegistrationDto; problems: FieldProblems } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const correction: CorrectRegistrationDto = {};
  const problems: FieldProblems = {};
  /** Notes the error of a text, or the text where it differs from the registration's. */
  const check = (name: 'playerName' | 'parentName' | 'parentPhone') => {
    const problem = TEXT_CHECKS[name](text(name));
    if (problem) problems[name] = problem;
    else if (text(name) !== (typed[name] ?? '')) correction[name] = text(name);
  };
  check('playerName');
  const position = PLAYER_POSITIONS.find((known) => known === text('position'));
  if (position && position !== typed.position) correction.position = position;
  if (typed.kind === 'practice') return { correction, problems };

  const age = ageOrBirthYear(Number(text('ageOrYear')), thisYear);
  if (text('ageOrYear') !== typedAge(typed)) {
    if (age && Number.isInteger(Number(text('ageOrYear')))) Object.assign(correction, age);
    else problems.ageOrYear = 'ageRequired';
  }
  check('parentName');
  check('parentPhone');
  if (correction.parentPhone === '') correction.parentPhone = null;
  return { correction, problems };
}

import type { CorrectRegistrationDto } from '@lions/api-client';
import { ageOrBirthYear, isOnePlayer, isPhone, nameProblem, PLAYER_POSITIONS } from '@lions/domain';
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
  const playerName = text('playerName');
  if (playerName === '') problems.playerName = 'playerNameRequired';
  else if (!isOnePlayer(playerName)) problems.playerName = 'playerNameSeparated';
  else if (nameProblem(playerName)) problems.playerName = nameProblem(playerName);
  else if (playerName !== typed.playerName) correction.playerName = playerName;

  const position = PLAYER_POSITIONS.find((known) => known === text('position'));
  if (position && position !== typed.position) correction.position = position;
  if (typed.kind === 'practice') return { correction, problems };

  const age = ageOrBirthYear(Number(text('ageOrYear')), thisYear);
  if (text('ageOrYear') !== typedAge(typed)) {
    if (age && Number.isInteger(Number(text('ageOrYear')))) Object.assign(correction, age);
    else problems.ageOrYear = 'ageRequired';
  }
  const parentName = text('parentName');
  if (parentName === '') problems.parentName = 'parentNameRequired';
  else if (nameProblem(parentName)) problems.parentName = nameProblem(parentName);
  else if (parentName !== typed.parentName) correction.parentName = parentName;

  const phone = text('parentPhone');
  if (phone !== '' && !isPhone(phone)) problems.parentPhone = 'phoneInvalid';
  else if (phone !== (typed.parentPhone ?? '')) correction.parentPhone = phone || null;
  return { correction, problems };
}

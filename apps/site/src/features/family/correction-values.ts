import type { CorrectRegistrationDto } from '@lions/api-client';
import {
  ageOrBirthYear,
  FAMILY_EMAIL_PATTERN,
  isOnePlayer,
  isPhone,
  nameProblem,
  PLAYER_POSITIONS,
  type Language,
  type PlayerPosition,
} from '@lions/domain';
import type { Dictionary } from '../../i18n/dictionary';
import type { FieldProblem } from '../../ui/registration/registration-texts';
import type { FieldProblems } from './family-calls';
import type { Typed } from './family-view';
import type { RegistrationActions } from './use-holder';

/** What a page provides for corrections. */
export interface Correcting {
  texts: Dictionary['receipts']['correct'];
  /** Error texts of the fields. */
  problems: Record<FieldProblem, string>;
  /** A receipt corrects the address too; a family link belongs to it. */
  takesEmail: boolean;
  /** Current year in the club's zone. */
  thisYear: number;
  correct: RegistrationActions['correct'];
}

export interface CorrectFormProps {
  id: number;
  typed: Typed;
  correcting: Correcting;
  language: Language;
  positions: Record<PlayerPosition, string>;
  isBusy: boolean;
  onClosed: () => void;
}

/** Value of the combined field: the year of birth, where that was given, else the age. */
export const typedAge = ({ birthYear, playerAge }: Typed): string => String(birthYear ?? playerAge ?? '');

/** The changes to a registration, or the errors by field. A practice needs no age and no parent's name. */
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
  const isOptional = typed.kind === 'practice';

  const age = ageOrBirthYear(Number(text('ageOrYear')), thisYear);
  if (text('ageOrYear') !== typedAge(typed)) {
    if (isOptional && text('ageOrYear') === '')
      Object.assign(correction, { playerAge: null, birthYear: null });
    else if (age && Number.isInteger(Number(text('ageOrYear')))) Object.assign(correction, age);
    else problems.ageOrYear = 'ageRequired';
  }
  const parentName = text('parentName');
  if (parentName === '' && !isOptional) problems.parentName = 'parentNameRequired';
  else if (nameProblem(parentName)) problems.parentName = nameProblem(parentName);
  else if (parentName !== (typed.parentName ?? '')) correction.parentName = parentName || null;

  const phone = text('parentPhone');
  if (phone !== '' && !isPhone(phone)) problems.parentPhone = 'phoneInvalid';
  else if (phone !== (typed.parentPhone ?? '')) correction.parentPhone = phone || null;

  // Not shown: an empty field keeps the present one.
  const email = text('parentEmail').toLowerCase();
  if (email !== '' && !FAMILY_EMAIL_PATTERN.test(email)) problems.parentEmail = 'emailInvalid';
  else if (email !== '') correction.parentEmail = email;
  return { correction, problems };
}

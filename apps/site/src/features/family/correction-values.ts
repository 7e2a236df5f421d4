import type { CorrectRegistrationDto } from '@lions/api-client';
import { ageOrBirthYear, PLAYER_POSITIONS, type Language, type PlayerPosition } from '@lions/domain';
import type { Dictionary } from '../../i18n/dictionary';
import {
  CORRECTED_INPUTS,
  readInput,
  SESSION_INPUTS,
  TEXT_INPUTS,
  type CorrectedInput,
} from '../../ui/registration/text-inputs';
import type { FieldProblems } from './family-calls';
import type { Typed } from './family-view';
import type { RegistrationActions } from './use-holder';

/** Values that a page provides for corrections. */
export interface Correcting {
  texts: Dictionary['receipts']['correct'];
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

/** Initial value of the input; that of the age is the year of birth, where it was given. */
export const startOf = (typed: Typed, input: CorrectedInput): string =>
  String((input === 'ageOrYear' ? (typed.birthYear ?? typed.playerAge) : typed[input]) ?? '');

/** Whether the registration must have the value: a practice needs no age and no parent's name. */
export const isRequired = ({ kind }: Typed, input: CorrectedInput): boolean =>
  TEXT_INPUTS[input].required === true && (kind === 'session' || !SESSION_INPUTS.includes(input));

/** The changes to a registration, or the errors by field. */
export function readCorrection(
  form: FormData,
  typed: Typed,
  thisYear: number,
): { correction: CorrectRegistrationDto; problems: FieldProblems } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const correction: CorrectRegistrationDto = {};
  const problems: FieldProblems = {};
  const position = PLAYER_POSITIONS.find((known) => known === text('position'));
  if (position && position !== typed.position) correction.position = position;

  for (const input of CORRECTED_INPUTS) {
    const value = text(input);
    const isCleared = value === '' && !isRequired(typed, input);
    const isSame = value === startOf(typed, input);
    if (input === 'ageOrYear') {
      const age = Number.isInteger(Number(value)) ? ageOrBirthYear(Number(value), thisYear) : undefined;
      if (!isSame && !isCleared && !age) problems.ageOrYear = 'ageRequired';
      else if (!isSame) Object.assign(correction, age ?? { playerAge: null, birthYear: null });
      continue;
    }
    const read = readInput(input, value);
    if (read.problem && !isCleared) problems[input] = read.problem;
    else if (!isSame) Object.assign(correction, { [input]: read.value });
  }

  // Not shown: an empty field keeps the present one.
  const email = text('parentEmail').toLowerCase();
  if (email !== '' && readInput('parentEmail', email).problem) problems.parentEmail = 'emailInvalid';
  else if (email !== '') correction.parentEmail = email;
  return { correction, problems };
}

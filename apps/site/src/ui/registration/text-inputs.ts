import {
  FAMILY_EMAIL_PATTERN,
  isOnePlayer,
  isPhone,
  nameProblem,
  PLAYER_FIELDS,
  REGISTRANT_FIELDS,
  REGISTRATION_FIELDS,
  SESSION_FIELDS,
  without,
  type RegistrantField,
  type RegistrantText,
} from '@lions/domain';
import type { ComponentProps } from 'react';
import type { FieldProblem } from './registration-texts';

/** The fields that are typed; the age and the year of birth have one input, and the position is chosen. */
export type TextField = RegistrantText;
export type TextInput = TextField | 'ageOrYear';

const { playerName, parentName, parentEmail, parentPhone } = REGISTRATION_FIELDS;

/** Attributes of the inputs. */
export const TEXT_INPUTS: Record<TextInput, ComponentProps<'input'>> = {
  playerName: {
    // Autofill off: browsers suggest the parent's name, not the child's.
    autoComplete: 'off',
    autoCapitalize: 'words',
    maxLength: playerName.max,
    required: true,
  },
  ageOrYear: { inputMode: 'numeric', autoComplete: 'off', maxLength: 4, required: true },
  parentName: { autoComplete: 'name', maxLength: parentName.max, required: true },
  parentEmail: { type: 'email', autoComplete: 'email', maxLength: parentEmail.max, required: true },
  parentPhone: { type: 'tel', autoComplete: 'tel', maxLength: parentPhone.max },
};

const requiredName = (name: string, required: FieldProblem): FieldProblem | undefined =>
  name === '' ? required : nameProblem(name);

/** The error of a trimmed text. */
const TEXT_CHECKS: Record<TextField, (text: string) => FieldProblem | undefined> = {
  playerName: (name) =>
    name !== '' && !isOnePlayer(name) ? 'playerNameSeparated' : requiredName(name, 'playerNameRequired'),
  parentName: (name) => requiredName(name, 'parentNameRequired'),
  parentEmail: (email) => (FAMILY_EMAIL_PATTERN.test(email) ? undefined : 'emailInvalid'),
  parentPhone: (phone) => (phone === '' || isPhone(phone) ? undefined : 'phoneInvalid'),
};

/** Value that the API takes for a trimmed text, and its error. */
export const readInput = (field: TextField, text: string) => ({
  value: text || null,
  problem: TEXT_CHECKS[field](text),
});

/** The text inputs of these fields, in their order. */
function inputsOf(fields: readonly RegistrantField[]): TextInput[] {
  const inputs = without(fields, 'playerPosition').map((field) =>
    field === 'playerAge' || field === 'birthYear' ? 'ageOrYear' : field,
  );
  return [...new Set(inputs)];
}

export const PLAYER_INPUTS = inputsOf(PLAYER_FIELDS);
export const PARENT_INPUTS = without(REGISTRANT_FIELDS, ...PLAYER_FIELDS);
export type ParentInput = (typeof PARENT_INPUTS)[number];
/** Inputs that a form for a practice does not have. */
export const SESSION_INPUTS = inputsOf(SESSION_FIELDS);
/** Inputs of the form that corrects a registration, besides the address. */
export const CORRECTED_INPUTS = without([...PLAYER_INPUTS, ...PARENT_INPUTS], 'parentEmail');
export type CorrectedInput = (typeof CORRECTED_INPUTS)[number];

import type { Dictionary } from '../i18n/dictionary';

/** The sentences that a registration form shows by its fields, as the API's own rules name them (spec section 5). */
export const FIELD_PROBLEMS = [
  'emailInvalid',
  'playerNameRequired',
  'playerNameSeparated',
  'parentNameRequired',
  'positionRequired',
  'ageRequired',
  'phoneInvalid',
  'textTooLong',
  'textInvalid',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** All that a registration form says, in one language. */
export type RegistrationTexts = Dictionary['registration'] & { problems: Record<FieldProblem, string> };

/** What a page gives its registration form along. */
export function registrationTexts({ registration, validation }: Dictionary): RegistrationTexts {
  const problems = Object.fromEntries(FIELD_PROBLEMS.map((key) => [key, validation[key]]));
  return { ...registration, problems: problems as Record<FieldProblem, string> };
}

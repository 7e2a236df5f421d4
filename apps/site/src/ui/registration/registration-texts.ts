import { consentVersionOf, type Language } from '@lions/domain';
import { localize } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import type { PageRequest } from '../page/page';

/** Error texts of a registration form's fields, keyed by the API's validation rules. */
const FIELD_PROBLEMS = [
  'emailInvalid',
  'playerNameRequired',
  'playerNameSeparated',
  'nameHoldsLink',
  'nameHoldsSemicolon',
  'parentNameRequired',
  'positionRequired',
  'ageRequired',
  'phoneInvalid',
  'textTooLong',
  'textInvalid',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** One entry of `details` of a refused request. */
export interface FieldDetail {
  field: string;
}

/** The form checks the same rules first; only the API finds characters that cannot be displayed. */
const PROBLEMS: Partial<Record<string, FieldProblem>> = {
  playerAge: 'ageRequired',
  birthYear: 'ageRequired',
  parentEmail: 'emailInvalid',
  parentPhone: 'phoneInvalid',
};

/** Errors by field, from the API's details. */
export const fieldProblems = (details: readonly FieldDetail[]): Partial<Record<string, FieldProblem>> =>
  Object.fromEntries(
    details.map(({ field }) => [field, PROBLEMS[field.split('.').at(-1) ?? ''] ?? 'textInvalid']),
  );

/** All texts of a registration form, in one language. */
export type RegistrationTexts = Dictionary['registration'] & { problems: Record<FieldProblem, string> };

/** Error texts of the fields, in one language. */
export const fieldProblemTexts = ({
  validation,
}: Pick<Dictionary, 'validation'>): Record<FieldProblem, string> =>
  Object.fromEntries(FIELD_PROBLEMS.map((key) => [key, validation[key]])) as Record<FieldProblem, string>;

/** Values that a page passes to its registration form. */
export interface RegistrationSetup {
  language: Language;
  timeZone: string;
  policyHref: string;
  termsHref: string;
  /** Address of the page with this device's receipts. */
  myHref: string;
  /** Whether the site has a mail server. */
  sendsMail: boolean;
  /** Conditions of the club, in the notice. */
  conditions: string[];
  consentVersion: string;
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
}

export function registrationSetup({ language, timeZone, texts, site, club }: PageRequest): RegistrationSetup {
  const { conditions = [] } = club.conditions;
  return {
    language,
    timeZone,
    policyHref: localize('/privacy-policy', language),
    termsHref: localize('/terms-of-service', language),
    myHref: localize('/my', language),
    sendsMail: site.sendsMail ?? false,
    conditions: conditions.map(({ text }) => text[language]),
    consentVersion: consentVersionOf(club.conditions),
    calendarTexts: texts.calendar.add,
    newTab: texts.shell.opensInNewTab,
  };
}

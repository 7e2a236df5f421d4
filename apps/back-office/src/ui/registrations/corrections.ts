import type { ChangeRegistrationDto, CheckInRowDto } from '@lions/api-client';
import {
  ageOrBirthYear,
  REGISTRANT_FIELDS,
  without,
  type NewPlayer,
  type PlayerPosition,
  type RegistrantField,
  type RegistrationStatus,
} from '@lions/domain';

/** Fields of a registration that can be corrected, as a roster, the check-in and a family's card have it. */
export type Correctable = Pick<CheckInRowDto, 'id' | RegistrantField> & { kind: 'practice' | 'session' };

const TYPED = without(REGISTRANT_FIELDS, 'playerPosition', 'playerAge', 'birthYear');
type TypedValues = { [Field in (typeof TYPED)[number]]: NonNullable<NewPlayer[Field]> | '' };

/** Values of the form, empty ones as ''; `age` is an age in years or a year of birth. */
export interface CorrectionValues extends TypedValues {
  playerPosition?: PlayerPosition;
  age: number | null;
}

export const correctionValues = (row: Correctable): CorrectionValues => ({
  ...(Object.fromEntries(TYPED.map((field) => [field, row[field] ?? ''])) as TypedValues),
  playerPosition: row.playerPosition,
  age: row.birthYear ?? row.playerAge,
});

const trimmed = (value: string | number) => (typeof value === 'string' ? value.trim() : value);

/** The body of a correction: only what was changed, so that a coach's older page overwrites nothing else. */
export function correctionOf(
  before: Correctable,
  values: CorrectionValues,
  thisYear: number,
): ChangeRegistrationDto {
  const was = correctionValues(before);
  const { playerPosition: position, age } = values;
  const typed = { ...values, parentEmail: emailOf(values) };
  const changed = TYPED.map((field) => ({ field, value: trimmed(typed[field]) })).filter(
    ({ field, value }) => value !== was[field],
  );
  return {
    ...Object.fromEntries(changed.map(({ field, value }) => [field, value === '' ? null : value])),
    ...(position !== undefined && position !== was.playerPosition && { position }),
    ...((age ?? null) !== was.age && (age ? ageOrBirthYear(age, thisYear) : { playerAge: null })),
  };
}

/**
 * Fields that a correction may leave empty: a practice does not ask for them, and a registration without them
 * must not need them before its name can be corrected.
 */
export const lackingOf = ({ kind, playerAge, birthYear, parentName }: Correctable) => [
  ...(kind === 'practice' || (playerAge ?? birthYear) === null ? (['age'] as const) : []),
  ...(kind === 'practice' || parentName === null ? (['parentName'] as const) : []),
];

/** The typed address as the API stores it. */
export const emailOf = ({ parentEmail }: Pick<CorrectionValues, 'parentEmail'>): string =>
  parentEmail.trim().toLowerCase();

interface Consent {
  status: RegistrationStatus;
  consentVersion: string | null;
  parentalAuthority: boolean;
  consentReceivedAt: string | null;
}

/** Whether a registered or waiting family's consent, or its authority to give it, is still missing. */
export const lacksConsent = (row: Consent): boolean =>
  row.status !== 'cancelled' &&
  row.consentReceivedAt === null &&
  (row.consentVersion === null || !row.parentalAuthority);

import type { ChangeRegistrationDto } from '@lions/api-client';
import { ageOrBirthYear, type PlayerPosition, type RegistrationStatus } from '@lions/domain';

/** Fields of a registration that can be corrected, as a roster, the check-in and a family's card have it. */
export interface Correctable {
  id: number;
  kind: 'practice' | 'session';
  playerName: string;
  playerPosition: PlayerPosition;
  playerAge: number | null;
  birthYear: number | null;
  parentName: string | null;
  parentEmail: string;
  parentPhone: string | null;
}

/** Values of the form; `age` is an age in years or a year of birth. */
export interface CorrectionValues {
  playerName: string;
  playerPosition?: PlayerPosition;
  age: number | null;
  parentName: string;
  parentEmail: string;
  parentPhone: string;
}

export const correctionValues = (row: Correctable): CorrectionValues => ({
  playerName: row.playerName,
  playerPosition: row.playerPosition,
  age: row.birthYear ?? row.playerAge,
  parentName: row.parentName ?? '',
  parentEmail: row.parentEmail,
  parentPhone: row.parentPhone ?? '',
});

/** The body of a correction: only what was changed, so that a coach's older page overwrites nothing else. */
export function correctionOf(
  before: Correctable,
  values: CorrectionValues,
  thisYear: number,
): ChangeRegistrationDto {
  const was = correctionValues(before);
  const { playerPosition: position, age } = values;
  const [playerName, parentName, parentPhone] = [
    values.playerName.trim(),
    values.parentName.trim(),
    values.parentPhone.trim(),
  ];
  const parentEmail = emailOf(values);
  return {
    ...(playerName !== was.playerName && { playerName }),
    ...(position !== undefined && position !== was.playerPosition && { position }),
    ...((age ?? null) !== was.age && (age ? ageOrBirthYear(age, thisYear) : { playerAge: null })),
    ...(parentName !== was.parentName && { parentName: parentName || null }),
    ...(parentEmail !== was.parentEmail && { parentEmail }),
    ...(parentPhone !== was.parentPhone && { parentPhone: parentPhone || null }),
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

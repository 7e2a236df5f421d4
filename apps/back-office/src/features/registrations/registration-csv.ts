import type { RegistrationDto } from '@lions/api-client';
import type { TFunction } from 'i18next';
import { lacksConsent } from '../../ui/registrations/consent';
import type { CsvCell } from '../../ui/tables/csv';

const TITLES = [
  'player',
  'status',
  'turn',
  'position',
  'age',
  'birthYear',
  'parent',
  'email',
  'phone',
  'consent',
  'registeredAt',
  'present',
] as const;

/**
 * The registrations as CSV rows, one fact per column. `momentOf` formats an ISO instant in the
 * club's zone and the reader's language.
 */
export function registrationCsv(
  t: TFunction,
  momentOf: (instant: string) => string,
  rows: RegistrationDto[],
) {
  const cellsOf = (row: RegistrationDto): CsvCell[] => [
    row.playerName,
    t(`registrations.statuses.${row.status}`),
    row.waitlistPosition ?? '',
    t(`registrations.positions.${row.playerPosition}`),
    row.playerAge ?? '',
    row.birthYear ?? '',
    row.parentName,
    row.parentEmail,
    plainPhone(row.parentPhone ?? ''),
    consentWord(t, row),
    momentOf(row.createdAt),
    row.attended ? t('registrations.yes') : '',
  ];
  return { header: TITLES.map((title) => t(`registrations.${title}`)), rows: rows.map(cellsOf) };
}

function consentWord(t: TFunction, row: RegistrationDto): string {
  if (lacksConsent(row)) return t('registrations.consentMissing');
  return row.consentVersion === null ? '' : t('registrations.consentGiven');
}

/**
 * '+1 514 555-0100' as '1 514 555-0100'. A spreadsheet reads a leading plus as a formula, and the
 * apostrophe that `downloadCsv` adds against that would be copied with the number. Other texts keep
 * their plus and get the apostrophe.
 */
const plainPhone = (phone: string) => phone.replace(/^\+(?=\d[\d\s().-]*$)/, '');

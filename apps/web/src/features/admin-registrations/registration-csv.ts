import type { RegistrationDto } from '@lions/api-client';
import type { TFunction } from 'i18next';
import { lacksConsent } from '../../ui/admin-consent';
import type { CsvCell } from '../../ui/admin-csv';

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
 * The registrations as a file has them: what the screen shows, one thing in each column. `momentOf` writes an ISO
 * instant in the club's zone and the reader's language.
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
 * '+1 514 555-0100' as '1 514 555-0100': behind its plus a spreadsheet would look for a formula, and the apostrophe that
 * keeps it from that (`downloadCsv`) is in the way of whoever copies the number. Anything but a number keeps its plus,
 * and so gets the apostrophe.
 */
const plainPhone = (phone: string) => phone.replace(/^\+(?=\d[\d\s().-]*$)/, '');

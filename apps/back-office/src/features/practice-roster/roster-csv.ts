import type { PracticeRegistrationDto } from '@lions/api-client';
import { playerPositionOf, poolOfPosition } from '@lions/domain';
import type { TFunction } from 'i18next';
import { lacksConsent } from '../../ui/registrations/consent';
import type { CsvCell } from '../../ui/tables/csv';

/**
 * The roster as CSV rows, one fact per column. `momentOf` formats an ISO instant in the club's zone
 * and the reader's language.
 */
export function rosterCsv(
  t: TFunction,
  momentOf: (instant: string) => string,
  rows: readonly PracticeRegistrationDto[],
): { header: string[]; rows: CsvCell[][] } {
  const header = [
    t('practices.player'),
    t('practices.pool'),
    t('practices.position'),
    t('practices.status'),
    t('registrations.turn'),
    t('practices.parentEmail'),
    t('registrations.consent'),
    t('practices.mail'),
    t('registrations.registeredAt'),
    t('registrations.present'),
  ];
  const cellsOf = (row: PracticeRegistrationDto): CsvCell[] => [
    row.playerName,
    t(`practices.pools.${poolOfPosition(row.position)}`),
    t(`registrations.positions.${playerPositionOf(row.position)}`),
    t(`practices.statuses.${row.status}`),
    row.waitlistPosition ?? '',
    row.parentEmail,
    t(lacksConsent(row) ? 'registrations.consentMissing' : 'registrations.consentGiven'),
    t(`practices.mails.${row.mailState}`),
    momentOf(row.createdAt),
    row.attended ? t('registrations.yes') : '',
  ];
  return { header, rows: rows.map(cellsOf) };
}

import type { PracticeRegistrationDto, RegistrationDto } from '@lions/api-client';
import { poolOfPosition } from '@lions/domain';
import type { TFunction } from 'i18next';
import { lacksConsent } from '../../../ui/registrations/corrections';
import type { CsvCell } from '../../../ui/tables/csv';
import { positionOf, type RosterRow } from '../roster';

type Columns<Row> = [title: string, cell: (row: Row) => CsvCell][];

/** Columns of every roster. `momentOf` formats an ISO instant in the club's zone and the reader's language. */
function commonColumns(t: TFunction, momentOf: (instant: string) => string) {
  const consent = (row: RosterRow) => {
    if (lacksConsent(row)) return t('registrations.consentMissing');
    const isGiven = row.consentVersion !== null || row.consentReceivedAt !== null;
    return isGiven ? t('registrations.consentGiven') : '';
  };
  return {
    player: [t('registrations.player'), (row: RosterRow) => row.playerName],
    position: [
      t('registrations.position'),
      (row: RosterRow) => t(`registrations.positions.${positionOf(row)}`),
    ],
    turn: [t('registrations.turn'), (row: RosterRow) => row.waitlistPosition ?? ''],
    consent: [t('registrations.consent'), consent],
    registeredAt: [t('registrations.registeredAt'), (row: RosterRow) => momentOf(row.createdAt)],
    mail: [t('registrations.mail'), (row: RosterRow) => t(`registrations.mails.${row.mailState}`)],
    present: [t('registrations.present'), (row: RosterRow) => (row.attended ? t('registrations.yes') : '')],
  } satisfies Record<string, Columns<RosterRow>[number]>;
}

/** The roster of a practice as CSV, one fact per column. */
export function practiceCsv(
  t: TFunction,
  momentOf: (instant: string) => string,
  rows: readonly PracticeRegistrationDto[],
) {
  const { player, position, turn, consent, mail, registeredAt, present } = commonColumns(t, momentOf);
  const columns: Columns<PracticeRegistrationDto> = [
    player,
    [t('practices.pool'), (row) => t(`practices.pools.${poolOfPosition(row.position)}`)],
    position,
    [t('registrations.status'), ({ status }) => t(`practices.statuses.${status}`)],
    turn,
    [t('practices.parentEmail'), ({ parentEmail }) => parentEmail],
    [t('registrations.phone'), ({ parentPhone }) => phoneCell(parentPhone ?? '')],
    consent,
    mail,
    registeredAt,
    present,
  ];
  return csvOf(columns, rows);
}

/** The registrations of a tryout session as CSV, one fact per column. */
export function sessionCsv(
  t: TFunction,
  momentOf: (instant: string) => string,
  rows: readonly RegistrationDto[],
) {
  const { player, position, turn, consent, mail, registeredAt, present } = commonColumns(t, momentOf);
  const columns: Columns<RegistrationDto> = [
    player,
    [t('registrations.status'), ({ status }) => t(`registrations.statuses.${status}`)],
    turn,
    position,
    [t('registrations.age'), ({ playerAge }) => playerAge ?? ''],
    [t('registrations.birthYear'), ({ birthYear }) => birthYear ?? ''],
    [t('registrations.parent'), ({ parentName }) => parentName],
    [t('registrations.email'), ({ parentEmail }) => parentEmail],
    [t('registrations.phone'), ({ parentPhone }) => phoneCell(parentPhone ?? '')],
    consent,
    mail,
    registeredAt,
    present,
  ];
  return csvOf(columns, rows);
}

const csvOf = <Row>(columns: Columns<Row>, rows: readonly Row[]) => ({
  header: columns.map(([title]) => title),
  rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
});

/**
 * '+1 514 555-0100' as '1 514 555-0100', and '5145550100' as '514-555-0100'. A spreadsheet reads a leading plus as a
 * formula and digits alone as a number, and the apostrophe that `downloadCsv` adds against that would be copied with
 * the number. Other texts get the apostrophe.
 */
const phoneCell = (phone: string) =>
  phone
    .replace(/^\+(?=\d[\d\s().-]*$)/, '')
    .replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
    .replace(/^1(\d{3})(\d{3})(\d{4})$/, '1-$1-$2-$3');

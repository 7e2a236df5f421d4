import { poolOfPosition } from '@lions/domain';
import type { TFunction } from 'i18next';
import { lacksConsent } from '../../../ui/registrations/corrections';
import type { CsvCell } from '../../../ui/tables/csv';
import { isPractice, type Activity } from '../activity';
import { positionOf, type RosterRow } from './roster';

type Column = [title: string, cell: (row: RosterRow) => CsvCell];

/**
 * A roster as CSV, one fact per column. `momentOf` formats an ISO instant in the club's zone and the reader's
 * language.
 */
export function rosterCsv(
  t: TFunction,
  momentOf: (instant: string) => string,
  activity: Activity,
  rows: readonly RosterRow[],
) {
  const player: Column = [t('registrations.player'), ({ playerName }) => playerName];
  const position: Column = [
    t('registrations.position'),
    (row) => t(`registrations.positions.${positionOf(row)}`),
  ];
  const turn: Column = [t('registrations.turn'), ({ waitlistPosition }) => waitlistPosition ?? ''];
  const practice: Column[] = [
    player,
    [t('practices.pool'), (row) => t(`practices.pools.${poolOfPosition(positionOf(row))}`)],
    position,
    [t('registrations.status'), ({ status }) => t(`practices.statuses.${status}`)],
    turn,
    [t('practices.parentEmail'), ({ parentEmail }) => parentEmail],
  ];
  const session: Column[] = [
    player,
    [t('registrations.status'), ({ status }) => t(`registrations.statuses.${status}`)],
    turn,
    position,
    [t('registrations.age'), ({ playerAge }) => playerAge ?? ''],
    [t('registrations.birthYear'), ({ birthYear }) => birthYear ?? ''],
    [t('registrations.parent'), ({ parentName }) => parentName ?? ''],
    [t('registrations.email'), ({ parentEmail }) => parentEmail],
  ];
  const columns: Column[] = [
    ...(isPractice(activity) ? practice : session),
    [t('registrations.phone'), ({ parentPhone }) => phoneCell(parentPhone ?? '')],
    [t('registrations.consent'), (row) => consentCell(t, row)],
    [t('registrations.mail'), ({ mailState }) => t(`registrations.mails.${mailState}`)],
    [t('registrations.registeredAt'), ({ createdAt }) => momentOf(createdAt)],
    [t('registrations.present'), ({ attended }) => (attended ? t('registrations.yes') : '')],
  ];
  return {
    header: columns.map(([title]) => title),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  };
}

function consentCell(t: TFunction, row: RosterRow): string {
  if (lacksConsent(row)) return t('registrations.consentMissing');
  const isGiven = row.consentVersion !== null || row.consentReceivedAt !== null;
  return isGiven ? t('registrations.consentGiven') : '';
}

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

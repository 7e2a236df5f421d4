import {
  poolOfPosition,
  REGISTRANT_FIELDS,
  SESSION_FIELDS,
  without,
  type RegistrantField,
} from '@lions/domain';
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
  const ofPractice = isPractice(activity);
  const fields: Record<RegistrantField, Column> = {
    playerName: [t('registrations.player'), ({ playerName }) => playerName],
    playerPosition: [t('registrations.position'), (row) => t(`registrations.positions.${positionOf(row)}`)],
    playerAge: [t('registrations.age'), ({ playerAge }) => playerAge ?? ''],
    birthYear: [t('registrations.birthYear'), ({ birthYear }) => birthYear ?? ''],
    parentName: [t('registrations.parent'), ({ parentName }) => parentName ?? ''],
    parentEmail: [
      ofPractice ? t('practices.parentEmail') : t('registrations.email'),
      ({ parentEmail }) => parentEmail,
    ],
    parentPhone: [t('registrations.phone'), ({ parentPhone }) => phoneCell(parentPhone ?? '')],
  };
  const statuses = ofPractice ? 'practices.statuses' : 'registrations.statuses';
  const state: Column[] = [
    [t('registrations.status'), ({ status }) => t(`${statuses}.${status}`)],
    [t('registrations.turn'), ({ waitlistPosition }) => waitlistPosition ?? ''],
  ];
  const pool: Column = [
    t('practices.pool'),
    (row) => t(`practices.pools.${poolOfPosition(positionOf(row))}`),
  ];
  const columns: Column[] = [
    [t('registrations.number'), ({ tryoutNumber }) => tryoutNumber ?? ''],
    fields.playerName,
    ...(ofPractice ? [pool, fields.playerPosition, ...state] : [...state, fields.playerPosition]),
    ...without(REGISTRANT_FIELDS, 'playerName', 'playerPosition', ...(ofPractice ? SESSION_FIELDS : [])).map(
      (field) => fields[field],
    ),
    [t('registrations.consent'), (row) => consentCell(t, row)],
    [t('registrations.mail'), ({ mailState }) => t(`registrations.mails.${mailState}`)],
    [t('registrations.registeredAt'), ({ createdAt }) => momentOf(createdAt)],
    [t('registrations.present'), ({ attended }) => (attended ? t('registrations.yes') : '')],
    [t('registrations.paid'), ({ isPaid }) => (isPaid ? t('registrations.yes') : '')],
    [t('registrations.note'), ({ note }) => note ?? ''],
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

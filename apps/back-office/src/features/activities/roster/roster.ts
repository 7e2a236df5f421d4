import type { PracticeRegistrationDto, RegistrationDto } from '@lions/api-client';
import {
  PLAYER_POSITIONS,
  playerPositionOf,
  searchable,
  searchRank,
  type PlayerPosition,
} from '@lions/domain';
import type { TFunction } from 'i18next';
import type { Correctable } from '../../../ui/registrations/corrections';
import { isPractice, type Activity } from '../activity';

/** Text keys of a practice's roster and of a tryout session's. */
export const rosterTexts = (activity: Activity) => (isPractice(activity) ? PRACTICE : SESSION);

const PRACTICE = {
  open: 'practices.roster',
  openNamed: 'practices.rosterNamed',
  title: 'practices.rosterTitle',
  gone: 'practices.gone',
  cancelled: 'practices.cancelledPractice',
  moveField: 'practiceId',
  moveTo: 'practices.otherPractice',
  moveAhead: 'practices.moveAhead',
  moveBegun: 'practices.moveBegun',
} as const;

const SESSION = {
  open: 'registrations.open',
  openNamed: 'registrations.openNamed',
  title: 'registrations.title',
  gone: 'tryouts.sessionGone',
  cancelled: 'registrations.cancelledSession',
  moveField: 'sessionId',
  moveTo: 'registrations.otherSession',
  moveAhead: 'registrations.moveAhead',
  moveBegun: 'registrations.moveBegun',
} as const;

/** A registration of a practice or of a tryout session; `waitlistPosition` 1 is the next in line. */
export type RosterRow = PracticeRegistrationDto | RegistrationDto;

export const positionOf = (row: RosterRow): PlayerPosition =>
  'position' in row ? playerPositionOf(row.position) : row.playerPosition;

/** Sorts a roster's rows by position, in the same order in every language. */
export const positionOrder = (row: RosterRow): number => PLAYER_POSITIONS.indexOf(positionOf(row));

/** First values of a correction's form. */
export const correctableOf = (row: RosterRow): Correctable => ({
  ...row,
  kind: 'practiceId' in row ? 'practice' : 'session',
  playerPosition: positionOf(row),
});

/**
 * Whether the last mail about a registration has not left, and no coach told the family. Without a mail there is nothing
 * to tell: mails are kept for 90 days, registrations for longer.
 */
export const lacksMail = ({ status, mailState }: RosterRow): boolean =>
  status !== 'cancelled' && (mailState === 'pending' || mailState === 'failed');

export const countOf = (rows: readonly RosterRow[], status: RosterRow['status']): number =>
  rows.filter((row) => row.status === status).length;

/** '14 years old' or 'born in 2012': families give one or the other, a walk-in perhaps neither. */
export function ageWords(
  t: TFunction,
  { playerAge, birthYear }: Pick<RegistrationDto, 'playerAge' | 'birthYear'>,
): string {
  if (birthYear !== null) return t('registrations.bornIn', { year: birthYear });
  return playerAge === null ? '' : t('registrations.ageYears', { age: playerAge });
}

const TELEPHONE = /^[\d\s().+-]+$/;

/** The digits of a telephone number, without the 1 of North America before the area code. */
const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

type Searched = Pick<RosterRow, 'playerName' | 'parentName' | 'parentEmail' | 'parentPhone'>;

/** Whether each word occurs in the names or the e-mail, or the digits in the telephone number. */
export function isFound(
  { playerName, parentName, parentEmail, parentPhone }: Searched,
  text: string,
): boolean {
  const sought = searchable(text);
  if (sought === '') return true;
  if (parentPhone !== null && TELEPHONE.test(text) && digitsOf(parentPhone).includes(digitsOf(text)))
    return true;
  return searchRank(searchable([playerName, parentName, parentEmail].join(' ')), sought) !== undefined;
}

/** 'registrations-m15-aaa-2026-12-08'. */
export const fileName = (kind: string, team: string | undefined, date: string): string =>
  [kind, team && searchable(team).replaceAll(' ', '-'), date].filter(Boolean).join('-');

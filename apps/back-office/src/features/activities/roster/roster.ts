import type { PracticeRegistrationDto, RegistrationDto } from '@lions/api-client';
import {
  inNameOrder,
  LIMITS,
  PLAYER_POSITIONS,
  playerPositionOf,
  playerSearch,
  REGISTRATION_STATUSES,
  searchable,
  type PlayerPosition,
} from '@lions/domain';
import type { TFunction } from 'i18next';
import { lacksConsent, type Correctable } from '../../../ui/registrations/corrections';
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

/** Whether a place can be added for a waiting player; a practice has two goalies at most. */
export function mayAddFor(activity: Activity, row: RosterRow): boolean {
  if (!isPractice(activity)) return true;
  const { capacity, goalieCapacity } = activity;
  return capacity < LIMITS.practiceCapacity.max && (positionOf(row) !== 'Goalie' || goalieCapacity < 2);
}

/** Issues that a coach has to see to, the most urgent first. */
export type Issue = 'waiting' | 'consent' | 'mailFailed' | 'mailPending';

/** The issues of a row. `tellsMail`: whether a mail that has not left is said in each row. */
export function issuesOf(row: RosterRow, tellsMail: boolean): Issue[] {
  const unsent = tellsMail && lacksMail(row);
  const issues: (Issue | false)[] = [
    row.status === 'waiting' && 'waiting',
    lacksConsent(row) && 'consent',
    unsent && row.mailState === 'failed' && 'mailFailed',
    unsent && row.mailState === 'pending' && 'mailPending',
  ];
  return issues.filter((issue) => issue !== false);
}

/** How a roster is sorted, the default first: as the public list of a team. */
export const ROSTER_ORDERS = ['last', 'first', 'number', 'registered'] as const;
export type RosterOrder = (typeof ROSTER_ORDERS)[number];

/** Registered rows in an order; rows without a number follow by last name. */
export function inOrder(rows: readonly RosterRow[], order: RosterOrder): RosterRow[] {
  if (order === 'registered') return [...rows].sort((a, b) => a.id - b.id);
  const byName = inNameOrder(rows, ({ playerName }) => playerName, order === 'first' ? 'first' : 'last');
  if (order !== 'number') return byName;
  return byName.sort((a, b) => (a.tryoutNumber ?? Infinity) - (b.tryoutNumber ?? Infinity) || 0);
}

/** Registered rows in an order, then waiting ones in line order, then cancelled ones. */
export const arranged = (rows: readonly RosterRow[], order: RosterOrder): RosterRow[] => [
  ...inOrder(rowsOf(rows, 'confirmed'), order),
  ...rowsOf(rows, 'waiting').sort(inLine),
  ...inOrder(rowsOf(rows, 'cancelled'), order),
];

const inLine = (a: RosterRow, b: RosterRow) =>
  (a.waitlistPosition ?? 0) - (b.waitlistPosition ?? 0) || a.id - b.id;

/** Filters of a roster: all rows, one status or position, or rows with an issue. */
export const ROSTER_FILTERS = ['all', 'issues', ...REGISTRATION_STATUSES, ...PLAYER_POSITIONS] as const;
export type RosterFilter = (typeof ROSTER_FILTERS)[number];

/** Rows that a text finds, and how many of them the filter hides. */
export function found(
  rows: readonly RosterRow[],
  { text, filter, tellsMail }: { text: string; filter: RosterFilter; tellsMail: boolean },
): { shown: RosterRow[]; hidden: number } {
  const matches = rows.filter(playerSearch(text));
  const passes = (row: RosterRow) =>
    filter === 'all' || (filter === 'issues' ? issuesOf(row, tellsMail).length > 0 : isOne(row, filter));
  const shown = matches.filter(passes);
  return { shown, hidden: matches.length - shown.length };
}

const ISSUE_TEXTS = {
  consent: 'registrations.consentMissing',
  mailFailed: 'registrations.toTell',
  mailPending: 'registrations.mailPending',
} as const;

export const issueText = (t: TFunction, issue: Issue, { waitlistPosition: number }: RosterRow): string =>
  issue === 'waiting' ? t('registrations.inLine', { number }) : t(ISSUE_TEXTS[issue]);

const isOne = (row: RosterRow, filter: RosterFilter) => row.status === filter || positionOf(row) === filter;

export const rowsOf = (rows: readonly RosterRow[], status: RosterRow['status']): RosterRow[] =>
  rows.filter((row) => row.status === status);

export const countOf = (rows: readonly RosterRow[], status: RosterRow['status']): number =>
  rowsOf(rows, status).length;

/** '14 years old' or 'born in 2012': families give one or the other, a walk-in perhaps neither. */
export function ageWords(
  t: TFunction,
  { playerAge, birthYear }: Pick<RegistrationDto, 'playerAge' | 'birthYear'>,
): string {
  if (birthYear !== null) return t('registrations.bornIn', { year: birthYear });
  return playerAge === null ? '' : t('registrations.ageYears', { age: playerAge });
}

/** 'registrations-m15-aaa-2026-12-08'. */
export const fileName = (kind: string, team: string | undefined, date: string): string =>
  [kind, team && searchable(team).replaceAll(' ', '-'), date].filter(Boolean).join('-');

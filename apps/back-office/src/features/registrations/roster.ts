import type {
  PracticeDto,
  PracticeRegistrationDto,
  RegistrationDto,
  TryoutSessionDto,
} from '@lions/api-client';
import { PLAYER_POSITIONS, playerPositionOf, type PlayerPosition } from '@lions/domain';
import type { TFunction } from 'i18next';

/** What families register for. */
export type RosterTarget = PracticeDto | TryoutSessionDto;

export const isPractice = (target: RosterTarget): target is PracticeDto => 'goaliesCount' in target;

/** Text keys of a practice's roster and of a tryout session's. */
export const rosterTexts = (target: RosterTarget) => (isPractice(target) ? PRACTICE : SESSION);

const PRACTICE = {
  open: 'practices.roster',
  openNamed: 'practices.rosterNamed',
  title: 'practices.rosterTitle',
  gone: 'practices.gone',
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

/** Whether a registered or waiting family's consent, or its authority to give it, is still missing. */
export const lacksConsent = ({ status, consentVersion, parentalAuthority }: RosterRow): boolean =>
  status !== 'cancelled' && (consentVersion === null || !parentalAuthority);

/** Whether a registered or waiting family neither had the last mail about it nor was told by a coach. */
export const lacksMail = ({ status, mailState }: RosterRow): boolean =>
  status !== 'cancelled' && mailState !== 'sent' && mailState !== 'told';

export const countOf = (rows: readonly RosterRow[], status: RosterRow['status']): number =>
  rows.filter((row) => row.status === status).length;

/** '14 years' or 'born in 2012': families give one or the other. */
export const ageWords = (t: TFunction, { playerAge, birthYear }: RegistrationDto): string =>
  birthYear === null
    ? t('registrations.ageYears', { age: playerAge })
    : t('registrations.bornIn', { year: birthYear });

import type { CheckInChangeDto, CheckInDto, CheckInRowDto, WalkInDto } from '@lions/api-client';
import { isLaterChange, newPlayerOf, pick, REGISTRANT_FIELDS, type ErrorCode } from '@lions/domain';

/** Why a change needs a coach: a code of the API, or a walk-in without a spot. */
export interface Problem {
  code: ErrorCode | 'WAITING';
  /** The player who wears the number. */
  takenBy?: string | null;
}

/** A change made on this phone, in the order of `at`; with a problem it is not sent again. */
export interface Change extends CheckInChangeDto {
  /** The player, for its sentence and to register them again. */
  player: Pick<CheckInRowDto, 'playerName' | 'playerPosition' | 'parentEmail'>;
  problem?: Problem;
}

/** Value of one player that a tap changes. */
export type Edit = { attended: boolean } | { tryoutNumber: number | null } | { note: string };

/** A player as the list shows them; `key` is the id of a walk-in's change, or of the registration. */
export interface DoorRow extends CheckInRowDto {
  key: string;
  isUnsent: boolean;
}

/** The edit that takes this one back. */
export function valueBefore({ attended, note, tryoutNumber }: DoorRow, edit: Edit): Edit {
  if ('attended' in edit) return { attended };
  return 'note' in edit ? { note: note ?? '' } : { tryoutNumber };
}

/** Fields of the player that a change keeps. */
export const playerOf = ({
  playerName,
  playerPosition,
  parentEmail,
}: Change['player']): Change['player'] => ({
  playerName,
  playerPosition,
  parentEmail,
});

/** The player of a change. */
export const referenceOf = ({ key, id }: Pick<DoorRow, 'key' | 'id'>) =>
  id > 0 ? { registrationId: id } : { walkInId: key };

const isAbout = ({ key, id }: DoorRow, change: Change) =>
  change.registrationId === undefined ? (change.walkInId ?? change.id) === key : change.registrationId === id;

/**
 * The roster of the server with the changes of this phone. The later change of a value wins, by the rule of the
 * server, so that the list shows the outcome of sending. `keyOf` has the keys of walk-ins that were sent, so that an
 * open sheet stays.
 */
export function merged(
  roster: readonly CheckInRowDto[],
  changes: readonly Change[],
  keyOf: ReadonlyMap<number, string> = new Map(),
): DoorRow[] {
  const open = changes.filter(({ problem }) => problem === undefined);
  const rows = roster.map((row): DoorRow => ({
    ...row,
    key: keyOf.get(row.id) ?? String(row.id),
    isUnsent: false,
  }));
  for (const { walkIn, id: key, at } of open) if (walkIn) rows.push(walkInRow(walkIn, key, at));
  for (const change of open) {
    const index = change.walkIn ? -1 : rows.findIndex((row) => isAbout(row, change));
    const row = rows[index];
    if (row) rows[index] = applied(row, change);
  }
  return rows;
}

function applied(row: DoorRow, { at, attended, tryoutNumber, note }: Change): DoorRow {
  const unsent = { ...row, isUnsent: true };
  if (attended !== undefined)
    return isLaterChange(at, row.attendedAt) ? { ...unsent, attended, attendedAt: at } : row;
  if (tryoutNumber !== undefined)
    return isLaterChange(at, row.tryoutNumberAt) ? { ...unsent, tryoutNumber, tryoutNumberAt: at } : row;
  if (note !== undefined && isLaterChange(at, row.noteAt))
    return { ...unsent, note: note || null, noteAt: at };
  return row;
}

function walkInRow(walkIn: WalkInDto, key: string, at: string): DoorRow {
  return {
    key,
    isUnsent: true,
    id: 0,
    ...pick(newPlayerOf(walkIn), REGISTRANT_FIELDS),
    status: 'confirmed',
    attended: true,
    attendedAt: at,
    tryoutNumber: null,
    tryoutNumberAt: null,
    note: null,
    noteAt: null,
    hasConsent: walkIn.consentVersion !== undefined,
    consentReceivedAt: null,
    receiptHash: null,
    earlier: 0,
    absences: 0,
  };
}

/** The body of a change, without what only this phone needs. */
export function toDto(change: Change): CheckInChangeDto {
  const dto: Partial<Change> = { ...change };
  delete dto.player;
  delete dto.problem;
  return dto as CheckInChangeDto;
}

/**
 * The changes that remain after an answer: those that are done are gone, refused ones carry their reason, and those
 * of a walk-in name the registration that it has become.
 */
export function remaining(changes: readonly Change[], { results }: Pick<CheckInDto, 'results'>): Change[] {
  const resultOf = new Map(results.map((result) => [result.id, result]));
  return changes.flatMap((change): Change[] => {
    const registrationId = resultOf.get(change.walkInId ?? '')?.registrationId;
    const known = registrationId ? about(change, registrationId) : change;
    const result = resultOf.get(change.id);
    if (!result) return [known];
    const { outcome, code, takenBy } = result;
    if (outcome === 'done' || outcome === 'superseded') return [];
    const problem: Problem = outcome === 'waiting' || !code ? { code: 'WAITING' } : { code, takenBy };
    return [{ ...known, ...(result.registrationId && { registrationId: result.registrationId }), problem }];
  });
}

/** The same change of a walk-in that has become a registration. */
function about(change: Change, registrationId: number): Change {
  const known: Change = { ...change, registrationId };
  delete known.walkInId;
  return known;
}

import { isApiError, type CheckInDto, type CheckInKeyDto, type SyncCheckInDto } from '@lions/api-client';
import { HOUR_MS, NUMBER_LEASE_HOURS } from '@lions/domain';
import { merged, type Change, type DoorRow, type Edit } from './changes';
import type { SavedDoor } from './door-vault';

/** Calls the API; rejects with an ApiError. */
export interface Sender {
  getKey: (keyId?: string) => Promise<CheckInKeyDto>;
  sync: (body: SyncCheckInDto) => Promise<CheckInDto>;
}

/** Why changes wait on this phone; 'sent': none waits. */
export type Delivery = 'sent' | 'sending' | 'offline' | 'signedOut' | 'failed';

/** State that the page shows. */
export interface DoorState {
  /** locked: nothing on this phone can be read and the server gives no key; gone: the target was deleted. */
  phase: 'opening' | 'ready' | 'locked' | 'gone';
  facts?: Omit<CheckInDto, 'rows' | 'results' | 'numbers'>;
  rows: readonly DoorRow[];
  changes: readonly Change[];
  /** Free numbers that only this phone gives. */
  numbers: readonly number[];
  /** A tick also gives the next number. */
  givesNumbers: boolean;
  delivery: Delivery;
  /** Unsent changes of this check-in that cannot be read. */
  sealedCount: number;
  /** false: this browser stores nothing, so a closed page loses what is not sent. */
  isStored: boolean;
  undo: readonly Undo[];
}

/** The values before one tap. */
export interface Undo {
  row: DoorRow;
  edits: Edit[];
}

export const START: DoorState = {
  phase: 'opening',
  rows: [],
  changes: [],
  numbers: [],
  givesNumbers: false,
  delivery: 'sending',
  sealedCount: 0,
  isStored: true,
  undo: [],
};

/** The roster with these changes. */
export function shown(
  { roster: { rows: roster, numbers, ...facts }, clockOffset }: SavedDoor,
  changes: readonly Change[],
  keyOf: ReadonlyMap<number, string>,
): Pick<DoorState, 'facts' | 'rows' | 'changes' | 'numbers'> {
  const rows = merged(roster, changes, keyOf);
  const worn = new Set(rows.map(({ tryoutNumber }) => tryoutNumber));
  // Later they may be another phone's.
  const isLeased = Date.now() + clockOffset - Date.parse(facts.now) < NUMBER_LEASE_HOURS * HOUR_MS;
  return { facts, rows, changes, numbers: isLeased ? numbers.filter((number) => !worn.has(number)) : [] };
}

interface Failure {
  delivery: Delivery;
  isGone: boolean;
  /** Whether the signed-in user is not the one whose key is on this phone. */
  isOtherUser: boolean;
  /** Sent changes that would be refused again, with their problem. */
  refused: Change[];
}

/** Failure of a call, with the sent changes that it refuses. */
export function failureOf(error: unknown, sent: readonly Change[]): Failure {
  if (!isApiError(error)) return { delivery: 'failed', isGone: false, isOtherUser: false, refused: [] };
  const { status, code, details } = error;
  // The API names the malformed ones by their index; the coach may no longer change the target of all of them.
  const malformed = details.flatMap(({ field }) => sent[Number(/^changes\.(\d+)/.exec(field)?.[1])] ?? []);
  const isOutOfScope = code === 'TEAM_OUT_OF_SCOPE' || code === 'PRACTICES_OUT_OF_SCOPE';
  const refused = isOutOfScope ? sent : malformed;
  return {
    delivery: status === 0 ? 'offline' : code === 'NOT_SIGNED_IN' ? 'signedOut' : 'failed',
    isGone: code === 'SESSION_NOT_FOUND' || code === 'PRACTICE_NOT_FOUND',
    isOtherUser: code === 'SIGNED_IN_AS_OTHER',
    refused: refused.map((change) => ({ ...change, problem: { code: code ?? 'VALIDATION_FAILED' } })),
  };
}

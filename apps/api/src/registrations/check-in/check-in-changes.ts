import { isLaterChange, type ErrorCode } from '@lions/domain';
import { AppError } from '../../platform/common/app-error.js';
import type { Registration } from '../../places/registration.entity.js';
import type { Outcome } from '../registering/decide-registrations.js';
import type { CheckInChangeDto } from './check-in.dto.js';
import type { CheckInOutcome, CheckInResultDto } from './check-in-roster.dto.js';

/** The answer to one change; `row` and `stored` are present when it changes a row. */
export interface Decision {
  result: CheckInResultDto;
  row?: Registration;
  stored?: Partial<Registration>;
}

/**
 * Decides the changes of a phone one after another: each sees the result of those before it. Pure except for its
 * rows. See docs/decisions/coaches/check-in.md.
 */
export class CheckInChanges {
  private readonly rowOf: ReadonlyMap<number, Registration>;

  constructor(
    rows: readonly Registration[],
    /** Outcomes of walk-ins by the id of the walk-in's change. */
    private readonly walkIns: ReadonlyMap<string, Outcome>,
    private readonly now: Date,
  ) {
    this.rowOf = new Map(rows.map((row) => [row.id, row]));
  }

  /** The later change of a value wins, whichever phone sends first. */
  decide(change: CheckInChangeDto): Decision {
    const registered = this.walkIns.get(change.walkIn ? change.id : (change.walkInId ?? ''));
    if (registered instanceof AppError) return refused(change, registered.code);
    const id = registered?.row.id ?? change.registrationId;
    const row = id === undefined ? undefined : this.rowOf.get(id);
    if (!row) return refused(change, 'REGISTRATION_NOT_FOUND');
    if (row.status === 'cancelled') return refused(change, 'REGISTRATION_CANCELLED', row);
    // A phone's clock may be ahead: its change must not win over those of the following hours.
    const at = new Date(Math.min(new Date(change.at).getTime(), this.now.getTime()));
    const { stamp, value } = valueOf(change);
    const since = row[stamp];
    if (!isLaterChange(at.toISOString(), since?.toISOString() ?? null)) {
      const isRepeated = change.walkIn !== undefined || isStored(row, { ...value, [stamp]: at });
      return { result: resultOf(change, isRepeated ? doneOf(change, row) : 'superseded', row) };
    }
    const wearer = this.otherWearer(row, 'tryoutNumber' in value ? value.tryoutNumber : null);
    if (wearer) return refused(change, 'NUMBER_TAKEN', row, wearer.playerName);
    const stored = { ...value, [stamp]: at };
    Object.assign(row, stored);
    return { result: resultOf(change, doneOf(change, row), row), row, stored };
  }

  private otherWearer(row: Registration, number: number | null | undefined): Registration | undefined {
    if (number === null || number === undefined) return undefined;
    return [...this.rowOf.values()].find((other) => other !== row && other.tryoutNumber === number);
  }
}

/** The changed column, and the column with the instant of its last change. */
function valueOf({ tryoutNumber, note, attended = true }: CheckInChangeDto) {
  if (tryoutNumber !== undefined) return { stamp: 'tryoutNumberAt', value: { tryoutNumber } } as const;
  if (note !== undefined) return { stamp: 'checkInNoteAt', value: { checkInNote: note || null } } as const;
  // A walk-in is here.
  return { stamp: 'attendedAt', value: { attended } } as const;
}

const isStored = (row: Registration, values: Partial<Registration>) =>
  JSON.stringify({ ...row, ...values }) === JSON.stringify(row);

const doneOf = ({ walkIn }: CheckInChangeDto, { status }: Registration): CheckInOutcome =>
  walkIn && status === 'waiting' ? 'waiting' : 'done';

function refused(change: CheckInChangeDto, code: ErrorCode, row?: Registration, takenBy?: string): Decision {
  return { result: { ...resultOf(change, 'refused', row), code, takenBy: takenBy ?? null } };
}

const resultOf = (
  { id }: CheckInChangeDto,
  outcome: CheckInOutcome,
  row?: Registration,
): CheckInResultDto => ({
  id,
  outcome,
  code: null,
  registrationId: row?.id ?? null,
  takenBy: null,
});

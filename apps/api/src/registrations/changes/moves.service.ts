import { Injectable } from '@nestjs/common';
import { placeFor, type PlayerPosition } from '@lions/domain';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import type { Writer } from '../../platform/database/reader.js';
import { PassingOnService } from '../../places/passing-on.service.js';
import type { Registration } from '../../places/registration.entity.js';
import {
  columnsOf,
  endOfLine,
  isSameActivity,
  isTakenIn,
  poolNameOf,
  poolOf,
  type Roster,
} from '../../places/activity.js';
import { TransitionsService } from '../../places/transitions.service.js';
import type { ChangeRegistrationDto } from '../registrations.dto.js';
import { goneError, ActivitiesService } from '../activities.service.js';

const ONLY_ALIKE = 'A registration moves between practices, or between tryout sessions';

/** Names of the fields that move a registration, by what it is for; the other one is refused. */
const FIELDS = {
  practice: { own: 'practiceId', other: 'sessionId' },
  session: { own: 'sessionId', other: 'practiceId' },
} as const;

/** A registration that moves between pools; `from` and `to` may be the same. */
export interface Move {
  row: Registration;
  from: Roster;
  to: Roster;
  playerPosition: PlayerPosition;
}

/** Moves of registrations between pools, by coaches. */
@Injectable()
export class MovesService {
  constructor(
    private readonly activities: ActivitiesService,
    private readonly transitions: TransitionsService,
    private readonly passing: PassingOnService,
  ) {}

  /**
   * The activity to move to, among the locked ones; `from` when none is named.
   * @throws AppError VALIDATION_FAILED for a practice's registration with a session and the reverse,
   * PRACTICE_NOT_FOUND, PRACTICE_CANCELLED, PRACTICE_STARTED, SESSION_NOT_FOUND, SESSION_CANCELLED,
   * REGISTRATION_CLOSED
   */
  async destinationIn(
    tx: Writer,
    caller: Caller,
    from: Roster,
    others: readonly Roster[],
    input: Pick<ChangeRegistrationDto, 'practiceId' | 'sessionId'>,
  ): Promise<Roster> {
    const { kind } = from.activity;
    const { own, other } = FIELDS[kind];
    if (input[other] !== undefined)
      throw new AppError('VALIDATION_FAILED', { details: [{ field: other, message: ONLY_ALIKE }] });
    const ref = { kind, id: input[own] ?? from.activity.id };
    if (isSameActivity(ref, from.activity)) return from;
    const to = others.find(({ activity }) => isSameActivity(activity, ref));
    if (!to) throw goneError(ref);
    const refusal = await this.activities.refusalIn(tx, caller, to.activity);
    if (refusal) throw refusal;
    // It has started or is inactive: latecomers are registered there, but no player is moved there.
    if (!to.activity.isAhead)
      throw new AppError(kind === 'practice' ? 'PRACTICE_STARTED' : 'REGISTRATION_CLOSED');
    return to;
  }

  /**
   * From one pool into another, of the same or another activity: to a free place, else to the end of the
   * line. The former place is passed on. @throws AppError ALREADY_REGISTERED
   */
  async moveIn(tx: Writer, caller: Caller, { row, from, to, playerPosition }: Move): Promise<void> {
    if (to !== from && isTakenIn(to, row)) throw new AppError('ALREADY_REGISTERED');
    const by = { row, actor: 'coach', caller } as const;
    await this.transitions.applyIn(tx, from, [{ ...by, event: 'moved-out' }]);
    if (to !== from) {
      from.rows.splice(from.rows.indexOf(row), 1);
      to.rows.push(row);
    }
    const others = { ...to, rows: to.rows.filter((other) => other !== row) };
    const { capacity, confirmed, waiting } = poolOf(others, poolNameOf(to.activity, playerPosition));
    const status = placeFor(capacity, { confirmed: confirmed.length, waiting: waiting.length });
    const change = {
      ...columnsOf(to.activity),
      playerPosition,
      status,
      turn: endOfLine(others.rows),
      // The number may be taken there, and the family said "still coming" of the other date.
      ...(to !== from && { tryoutNumber: null, confirmedAt: null }),
    };
    await this.transitions.applyIn(tx, to, [{ ...by, event: 'moved-in', change }]);
    await this.passing.passOnIn(tx, from);
    if (to !== from) await this.passing.passOnIn(tx, to);
  }
}

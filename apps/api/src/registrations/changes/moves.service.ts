import { Injectable } from '@nestjs/common';
import { placeFor, registrantKey, type PlayerPosition } from '@lions/domain';
import type { Caller } from '../../common/access.js';
import { AppError } from '../../common/app-error.js';
import type { Writer } from '../../database/reader.js';
import { promotionsOf } from '../../places/places.service.js';
import type { Registration } from '../../places/registration.entity.js';
import { columnsOf, endOfLine, poolNameOf, poolOf, type Roster } from '../../places/target.js';
import { TransitionsService } from '../../places/transitions.service.js';
import { TargetsService } from '../targets.service.js';

const NO_PRACTICE = {
  field: 'practiceId',
  message: 'Only a registration for a practice moves to another one',
};

/** A registration that moves between pools; `from` and `to` may be the same practice. */
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
    private readonly targets: TargetsService,
    private readonly transitions: TransitionsService,
  ) {}

  /**
   * The destination practice, among the locked targets.
   * @throws AppError VALIDATION_FAILED for a session's registration, PRACTICE_NOT_FOUND, PRACTICE_CANCELLED,
   * PRACTICE_STARTED
   */
  async destinationIn(
    tx: Writer,
    caller: Caller,
    from: Roster,
    others: readonly Roster[],
    practiceId: number,
  ): Promise<Roster> {
    if (from.target.kind === 'session') throw new AppError('VALIDATION_FAILED', { details: [NO_PRACTICE] });
    if (from.target.id === practiceId) return from;
    const to = others.find(({ target }) => target.id === practiceId);
    if (!to) throw new AppError('PRACTICE_NOT_FOUND');
    const refusal = await this.targets.refusalIn(tx, caller, to.target);
    if (refusal) throw refusal;
    // It has started: latecomers are registered there, but no player is moved there.
    if (!to.target.isAhead) throw new AppError('PRACTICE_STARTED');
    return to;
  }

  /**
   * From one pool into another, of the same or another practice: to a free place, else to the end of the line. The
   * former place goes to the next in line. @throws AppError ALREADY_REGISTERED
   */
  async moveIn(tx: Writer, caller: Caller, { row, from, to, playerPosition }: Move): Promise<void> {
    const isThere = (other: Registration) =>
      other.status !== 'cancelled' && registrantKey(other) === registrantKey(row);
    if (to !== from && to.rows.some(isThere)) throw new AppError('ALREADY_REGISTERED');
    const by = { row, actor: 'coach', caller } as const;
    await this.transitions.applyIn(tx, from, [{ ...by, event: 'moved-out' }]);
    if (to !== from) {
      from.rows.splice(from.rows.indexOf(row), 1);
      to.rows.push(row);
    }
    const others = { ...to, rows: to.rows.filter((other) => other !== row) };
    const status = placeFor(poolOf(others, poolNameOf(to.target, playerPosition)));
    const change = { ...columnsOf(to.target), playerPosition, status, turn: endOfLine(others.rows) };
    await this.transitions.applyIn(tx, to, [{ ...by, event: 'moved-in', change }]);
    await this.transitions.applyIn(tx, from, promotionsOf(from));
  }
}

import { Injectable } from '@nestjs/common';
import { confirmAhead, moveToEnd, playerPositionOf, VALIDATION } from '@lions/domain';
import { requireInScopeIn } from '../../auth/accounts/team-scope.js';
import { auditChange, AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import type { Writer } from '../../platform/database/reader.js';
import { OutboxService } from '../../places/outbox/outbox.service.js';
import { PassingOnService, promotionsOf } from '../../places/passing-on.service.js';
import { Registration } from '../../places/registration.entity.js';
import {
  endOfLine,
  poolNameOf,
  poolOf,
  positionsInLine,
  widened,
  type Roster,
  type ActivityRef,
} from '../../places/activity.js';
import { TransitionsService } from '../../places/transitions.service.js';
import { PracticesService } from '../../practices/practices.service.js';
import { TryoutsService } from '../../tryouts/tryouts.service.js';
import {
  toPracticeRegistrationDto,
  toRegistrationDto,
  type ChangeRegistrationDto,
  type PracticeRegistrationDto,
  type RegistrationDto,
} from '../registrations.dto.js';
import { CoachChanges } from '../../undo/coach-changes.service.js';
import type { Editor } from '../../undo/editing.js';
import { ClaimsService, type Claimed } from './claims.service.js';
import { CorrectionsService } from './corrections.service.js';
import { MovesService } from './moves.service.js';

const NO_REASON = { field: 'reason', message: VALIDATION.reasonRequired };

/** Changes of registrations by coaches. */
@Injectable()
export class RegistrationChangesService {
  constructor(
    private readonly changes: CoachChanges,
    private readonly clock: Clock,
    private readonly claims: ClaimsService,
    private readonly moves: MovesService,
    private readonly corrections: CorrectionsService,
    private readonly transitions: TransitionsService,
    private readonly passing: PassingOnService,
    private readonly practices: PracticesService,
    private readonly tryouts: TryoutsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /**
   * @throws AppError VALIDATION_FAILED, REGISTRATION_NOT_FOUND, TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE, REGISTRATION_CANCELLED,
   * SESSION_FULL, NOBODY_WAITING, PRACTICE_NOT_FOUND, PRACTICE_CANCELLED, PRACTICE_STARTED, SESSION_NOT_FOUND, SESSION_CANCELLED,
   * REGISTRATION_CLOSED, ALREADY_REGISTERED
   */
  change(
    editor: Editor,
    id: number,
    input: ChangeRegistrationDto,
  ): Promise<RegistrationDto | PracticeRegistrationDto> {
    const { isWaitlist } = input;
    return this.changes.write(editor, async (tx) => {
      const also = destinationsOf(input);
      const claimed = await this.claims.claimIn(tx, id, { also });
      for (const { activity } of [claimed.roster, ...claimed.others])
        await requireInScopeIn(tx, editor, activity.teamId);
      if (claimed.row.status === 'cancelled') throw new AppError('REGISTRATION_CANCELLED');
      await this.correctIn(tx, editor, claimed, input);
      const roster = await this.placeIn(tx, editor, claimed, input);
      const { status } = claimed.row;
      if (isWaitlist === false && status === 'waiting')
        await this.confirmIn(tx, editor, claimed.row, roster, input);
      if (isWaitlist === true && status === 'confirmed') await this.queueIn(tx, editor, claimed.row, roster);
      return this.toDtoIn(tx, claimed.row, roster);
    });
  }

  private async correctIn(
    tx: Writer,
    caller: Caller,
    claimed: Claimed,
    input: ChangeRegistrationDto,
  ): Promise<void> {
    const { row, roster } = claimed;
    const corrected = this.corrections.changeOf(roster.activity, input);
    await this.corrections.correctIn(tx, claimed, corrected, { caller });
    if (!input.consentReceived || row.consentReceivedAt !== null) return;
    const consentReceivedAt = this.clock.now();
    await this.saveIn(tx, caller, row, { consentReceivedAt, consentReceivedBy: caller.userId });
  }

  /** Changes position, attendance and activity; returns the current activity. */
  private async placeIn(
    tx: Writer,
    caller: Caller,
    { row, roster: from, others }: Claimed,
    input: ChangeRegistrationDto,
  ): Promise<Roster> {
    const { position, attended, isPaid } = input;
    const to = await this.moves.destinationIn(tx, caller, from, others, input);
    if (attended !== undefined && attended !== row.attended)
      await this.saveIn(tx, caller, row, { attended, attendedAt: this.clock.now() });
    if (isPaid !== undefined && isPaid !== (row.paidAt !== null))
      await this.saveIn(tx, caller, row, { paidAt: isPaid ? this.clock.now() : null });
    const playerPosition = position === undefined ? row.playerPosition : playerPositionOf(position);
    const isSamePool =
      poolNameOf(from.activity, row.playerPosition) === poolNameOf(to.activity, playerPosition);
    if (to !== from || !isSamePool) await this.moves.moveIn(tx, caller, { row, from, to, playerPosition });
    else await this.saveIn(tx, caller, row, { playerPosition });
    return to;
  }

  /** Ahead of the line only with a reason; without a free place only when one is to be added. */
  private async confirmIn(
    tx: Writer,
    caller: Caller,
    row: Registration,
    roster: Roster,
    { reason, addPlace }: ChangeRegistrationDto,
  ): Promise<void> {
    const { activity, rows } = roster;
    const name = poolNameOf(activity, row.playerPosition);
    const pool = poolOf(roster, name);
    if (pool.waiting[0] !== row.id && reason === undefined)
      throw new AppError('VALIDATION_FAILED', { details: [NO_REASON] });
    const wide = addPlace ? widened(activity, name, pool.confirmed.length + 1) : activity;
    const capacity = wide?.pools[name] ?? 0;
    if (!wide || !confirmAhead({ ...pool, capacity }, row.id)) throw new AppError('SESSION_FULL');
    const change = { status: 'confirmed' as const };
    const by = { row, event: 'promoted', actor: 'coach', caller, change } as const;
    const given = { ...by, ...(reason !== undefined && { reason }) };
    await this.transitions.applyIn(tx, { activity: wide, rows }, [given]);
    if (wide.capacity > activity.capacity) await this.setCapacityIn(tx, caller, wide);
    else await this.passing.passOnIn(tx, roster);
  }

  private setCapacityIn(
    tx: Writer,
    caller: Caller,
    { kind, id, capacity }: Roster['activity'],
  ): Promise<void> {
    const owner = kind === 'practice' ? this.practices : this.tryouts;
    return owner.setCapacityIn(tx, caller, id, capacity);
  }

  private async queueIn(tx: Writer, caller: Caller, row: Registration, roster: Roster): Promise<void> {
    const pool = poolOf(roster, poolNameOf(roster.activity, row.playerPosition));
    const moved = moveToEnd(pool, row.id);
    if (moved.confirmed.includes(row.id)) throw new AppError('NOBODY_WAITING');
    const change = { status: 'waiting' as const, turn: endOfLine(roster.rows) };
    await this.transitions.applyIn(tx, roster, [{ row, event: 'requeued', actor: 'coach', caller, change }]);
    // The coach gives this very place to the next in line, also shortly before the start.
    await this.transitions.applyIn(tx, roster, promotionsOf(roster));
    await this.passing.passOnIn(tx, roster);
  }

  /** Changes without a move: in the audit log, not in the ledger. */
  private async saveIn(
    tx: Writer,
    caller: Caller,
    row: Registration,
    change: Partial<Registration>,
  ): Promise<void> {
    const difference = auditChange(row, change);
    if (!difference) return;
    Object.assign(row, change, { updatedAt: this.clock.now() });
    await tx.update(Registration, { id: row.id }, { ...change, updatedAt: row.updatedAt });
    await this.audit.recordIn(tx, caller, {
      action: 'registration.update',
      subjectId: row.id,
      ...difference,
    });
  }

  private async toDtoIn(
    tx: Writer,
    row: Registration,
    roster: Roster,
  ): Promise<RegistrationDto | PracticeRegistrationDto> {
    const position = positionsInLine(roster.rows).get(row) ?? null;
    const mailState = (await this.outbox.stateOfIn(tx, [row.id])).get(row.id) ?? 'none';
    return roster.activity.kind === 'session'
      ? toRegistrationDto(row, position, mailState)
      : toPracticeRegistrationDto(row, position, mailState);
  }
}

/** The practice and the session that a change names. */
const destinationsOf = ({ practiceId, sessionId }: ChangeRegistrationDto): ActivityRef[] =>
  [
    { kind: 'practice' as const, id: practiceId },
    { kind: 'session' as const, id: sessionId },
  ].filter((ref): ref is ActivityRef => ref.id !== undefined);

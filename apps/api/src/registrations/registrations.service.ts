import { Injectable } from '@nestjs/common';
import { civilAt, confirmAhead, leave, LIMITS, moveToEnd, registrantKey, VALIDATION } from '@lions/domain';
import { auditChange, AuditService } from '../audit/audit.service.js';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import type { TryoutSession } from '../tryouts/tryout-session.entity.js';
import { SessionAccess } from '../tryouts/session-access.js';
import { TryoutsService } from '../tryouts/tryouts.service.js';
import { nextTurn, PlacesService, poolOf } from './places.service.js';
import { newRegistration, requireAge, requireFewIn } from './new-registration.js';
import type { RegisterPlayerDto } from './register-player.dto.js';
import { Registration } from './registration.entity.js';
import {
  toPublicRegistrationDto,
  toRegisteredDto,
  toRegistrationDto,
  type ChangeRegistrationDto,
  type PublicRegistrationDto,
  type RegisteredDto,
  type RegistrationDto,
} from './registrations.dto.js';

const NO_REASON = { field: 'reason', message: VALIDATION.reasonRequired };

/** A registration with its session, whose row is locked, and all rows of that session. */
interface Claimed {
  session: TryoutSession;
  rows: Registration[];
  row: Registration;
}

/** Registrations for tryout sessions: places, waiting list, and what coaches do to both (decisions 5, 6 and 12). */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly sessions: SessionAccess,
    private readonly tryouts: TryoutsService,
    private readonly places: PlacesService,
    private readonly audit: AuditService,
  ) {}

  /** Coaches see people, the public only that a place is taken (D-04). @throws AppError SESSION_NOT_FOUND */
  list(caller: Caller | undefined, sessionId: number): Promise<RegistrationDto[] | PublicRegistrationDto[]> {
    return this.db.read(async (reader) => {
      await this.sessions.findIn(reader, caller, sessionId);
      const rows = await this.places.allIn(reader, sessionId);
      if (caller) return rows.map((row) => toRegistrationDto(row, rows));
      return rows.filter(({ status }) => status !== 'cancelled').map(toPublicRegistrationDto);
    });
  }

  /** @throws AppError VALIDATION_FAILED, SESSION_NOT_FOUND, REGISTRATION_CLOSED, TOO_MANY_REQUESTS */
  register(
    caller: Caller | undefined,
    sessionId: number,
    input: RegisterPlayerDto,
  ): Promise<{ isNew: boolean; registered: RegisteredDto }> {
    const now = this.clock.now();
    requireAge(input, civilAt(now, this.configuration.zone).date);
    return this.db.write(async (tx) => {
      // Claimed, then counted: of two who want the last place the second waits here and then finds it taken.
      const session = await this.sessions.claimIn(tx, caller, sessionId);
      if (!caller) await this.sessions.requireOpenIn(tx, session);
      const rows = await this.places.allIn(tx, sessionId);
      const known = rows.find(
        (row) => row.status !== 'cancelled' && registrantKey(row) === registrantKey(input),
      );
      if (known) return { isNew: false, registered: toRegisteredDto(known, rows) };
      if (!caller && this.configuration.rateLimits) await requireFewIn(tx, input.parentEmail, now);
      const row = newRegistration(input, session, rows, now);
      row.id = await tx.insert(Registration, row);
      if (caller) await this.recordIn(tx, caller, 'create', row, {});
      return { isNew: true, registered: toRegisteredDto(row, [...rows, row]) };
    });
  }

  /** @throws AppError VALIDATION_FAILED, REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, SESSION_FULL, NOBODY_WAITING */
  change(caller: Caller, id: number, input: ChangeRegistrationDto): Promise<RegistrationDto> {
    const { status, reason, addPlace = false, ...fields } = input;
    return this.db.write(async (tx) => {
      const claimed = await this.claimIn(tx, id);
      const { row, rows } = claimed;
      if (row.status === 'cancelled') throw new AppError('REGISTRATION_CANCELLED');
      if (Object.keys(fields).length > 0) await this.saveIn(tx, caller, row, fields);
      if (status === 'confirmed' && row.status === 'waiting')
        await this.confirmIn(tx, caller, claimed, reason, addPlace);
      if (status === 'waiting' && row.status === 'confirmed') await this.queueIn(tx, caller, claimed);
      return toRegistrationDto(
        row,
        rows.sort((a, b) => a.turn - b.turn),
      );
    });
  }

  /** Keeps the row; the place goes to the next in line. @throws AppError REGISTRATION_NOT_FOUND */
  async cancel(caller: Caller, id: number): Promise<void> {
    await this.db.write(async (tx) => {
      const { session, row, rows } = await this.claimIn(tx, id);
      if (row.status === 'cancelled') return;
      const left = leave(poolOf(rows, session.capacity), id);
      await this.saveIn(tx, caller, row, { status: 'cancelled' });
      await this.places.seatIn(tx, rows, left);
    });
  }

  private async confirmIn(
    tx: Writer,
    caller: Caller,
    { session, row, rows }: Claimed,
    reason: string | undefined,
    addPlace: boolean,
  ): Promise<void> {
    const pool = poolOf(rows, session.capacity);
    if (pool.waiting[0] !== row.id && reason === undefined)
      throw new AppError('VALIDATION_FAILED', { details: [NO_REASON] });
    const needed = pool.confirmed.length + 1;
    const capacity = addPlace ? Math.max(session.capacity, needed) : session.capacity;
    const seated = confirmAhead({ ...pool, capacity }, row.id);
    if (!seated || capacity > LIMITS.sessionCapacity.max) throw new AppError('SESSION_FULL');
    await this.saveIn(tx, caller, row, { status: 'confirmed' }, reason);
    await this.places.seatIn(tx, rows, seated);
    await this.tryouts.setCapacityIn(tx, caller, session, capacity);
  }

  private async queueIn(tx: Writer, caller: Caller, { session, row, rows }: Claimed): Promise<void> {
    const moved = moveToEnd(poolOf(rows, session.capacity), row.id);
    if (moved.confirmed.includes(row.id)) throw new AppError('NOBODY_WAITING');
    await this.saveIn(tx, caller, row, { status: 'waiting', turn: nextTurn(rows) });
    await this.places.seatIn(tx, rows, moved);
  }

  /** Locks the session before anything is decided by its rows. @throws AppError REGISTRATION_NOT_FOUND */
  private async claimIn(tx: Writer, id: number): Promise<Claimed> {
    const found = await tx.findOne(Registration, { where: { id } });
    const sessionId = found?.sessionId ?? undefined;
    const session = sessionId !== undefined && (await this.sessions.lockIn(tx, sessionId));
    const rows = session ? await this.places.allIn(tx, session.id) : [];
    const row = rows.find((each) => each.id === id);
    if (!session || !row) throw new AppError('REGISTRATION_NOT_FOUND');
    return { session, rows, row };
  }

  private async saveIn(
    tx: Writer,
    caller: Caller,
    row: Registration,
    change: Partial<Registration>,
    reason?: string,
  ): Promise<void> {
    const before = { ...row };
    Object.assign(row, change, { updatedAt: this.clock.now() });
    await tx.update(Registration, { id: row.id }, { ...change, updatedAt: row.updatedAt });
    const action = change.status === 'cancelled' ? 'cancel' : 'update';
    await this.recordIn(tx, caller, action, { ...change, id: row.id }, before, reason);
  }

  private async recordIn(
    tx: Writer,
    caller: Caller,
    verb: 'create' | 'update' | 'cancel',
    { id, ...after }: Partial<Registration> & { id: number },
    before: object,
    reason?: string,
  ): Promise<void> {
    const difference = auditChange(before, { ...after, ...(reason !== undefined && { reason }) });
    if (difference)
      await this.audit.recordIn(tx, caller, { action: `registration.${verb}`, subjectId: id, ...difference });
  }
}

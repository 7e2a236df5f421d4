import { Injectable } from '@nestjs/common';
import { civilAt, LIMITS } from '@lions/domain';
import { IsNull, Not, type FindOptionsWhere } from 'typeorm';
import { auditChange, AuditService, type AuditRecord } from '../audit/audit.service.js';
import { requireVersionIn } from '../audit/require-version.js';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { TeamsService } from '../teams/teams.service.js';
import { acceptSchedule, sortBySchedule } from './session-schedule.js';
import { TryoutSession } from './tryout-session.entity.js';
import {
  toDeletedTeamDto,
  toDeletedTryoutSessionDto,
  toTryoutSessionDto,
  type CreateTryoutSessionDto,
  type DeletedDto,
  type TryoutSessionDto,
  type UpdateTryoutSessionDto,
} from './tryouts.dto.js';

/** The tryout sessions of the teams (spec 2.4, 2.5, D-03, D-36). */
@Injectable()
export class TryoutsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly teams: TeamsService,
    private readonly audit: AuditService,
  ) {}

  /** By date, then by start. @throws AppError TEAM_NOT_FOUND */
  list(caller: Caller | undefined, teamId: number): Promise<TryoutSessionDto[]> {
    const where: FindOptionsWhere<TryoutSession> = {
      teamId,
      deletedAt: IsNull(),
      ...(!caller && { isActive: true }),
    };
    return this.db.read(async (reader) => {
      if (!(await this.teams.existsIn(reader, caller, teamId))) throw new AppError('TEAM_NOT_FOUND');
      return sortBySchedule(await reader.find(TryoutSession, { where })).map((session) =>
        this.toDto(session),
      );
    });
  }

  /** Active sessions that are not deleted, whatever their team, by date and start (D-27). */
  async scheduledIn(reader: Reader): Promise<TryoutSession[]> {
    return sortBySchedule(
      await reader.find(TryoutSession, { where: { isActive: true, deletedAt: IsNull() } }),
    );
  }

  /** @throws AppError TEAM_MISMATCH, TEAM_NOT_FOUND, VALIDATION_FAILED */
  async create(caller: Caller, teamId: number, input: CreateTryoutSessionDto): Promise<TryoutSessionDto> {
    if (input.teamId !== undefined && input.teamId !== teamId) throw new AppError('TEAM_MISMATCH');
    const { location, description, capacity = LIMITS.sessionCapacity.default, isActive = true } = input;
    const now = this.clock.now();
    return this.db.write(async (tx) => {
      await this.teams.lockIn(tx, teamId);
      const schedule = acceptSchedule(input, this.today());
      const fields = { teamId, ...schedule, location, description: description || null, capacity, isActive };
      const row = { ...fields, version: 1, createdAt: now, updatedAt: now, deletedAt: null };
      const id = await tx.insert(TryoutSession, row);
      await this.audit.recordIn(tx, caller, {
        action: 'tryoutSession.create',
        subjectId: id,
        ...auditChange({}, fields),
      });
      return this.toDto(Object.assign(new TryoutSession(), row, { id }));
    });
  }

  /** Merges. @throws AppError SESSION_NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED */
  update(
    caller: Caller,
    id: number,
    input: UpdateTryoutSessionDto,
    expected: number | undefined,
  ): Promise<TryoutSessionDto> {
    return this.db.write(async (tx) => {
      const session = await this.lockIn(tx, id, expected);
      const { date = session.date, time = session.time, description, ...rest } = input;
      const schedule = acceptSchedule({ date, time }, this.today(), session);
      const change = {
        ...rest,
        ...schedule,
        ...(description !== undefined && { description: description || null }),
      };
      return this.toDto(await this.changeIn(tx, caller, session, 'tryoutSession.update', change));
    });
  }

  /** Keeps the row for 30 days. @throws AppError SESSION_NOT_FOUND, VERSION_CONFLICT */
  async remove(caller: Caller, id: number, expected: number | undefined): Promise<void> {
    await this.db.write(async (tx) => {
      const session = await this.lockIn(tx, id, expected);
      await this.changeIn(tx, caller, session, 'tryoutSession.delete', { deletedAt: this.clock.now() });
    });
  }

  /** A session that is not deleted stays as it is. @throws AppError SESSION_NOT_FOUND, TEAM_DELETED */
  restore(caller: Caller, id: number): Promise<TryoutSessionDto> {
    return this.db.write(async (tx) => {
      const [session] = await tx.lock(TryoutSession, { id });
      if (!session) throw new AppError('SESSION_NOT_FOUND');
      if (!(await this.teams.existsIn(tx, caller, session.teamId))) throw new AppError('TEAM_DELETED');
      if (session.deletedAt === null) return this.toDto(session);
      return this.toDto(
        await this.changeIn(tx, caller, session, 'tryoutSession.restore', { deletedAt: null }),
      );
    });
  }

  /** What a superadmin can restore: a deleted team comes back with its sessions, so those are not listed. */
  listDeleted(): Promise<DeletedDto> {
    return this.db.read(async (reader) => {
      const sessions = await reader.find(TryoutSession, {
        where: { deletedAt: Not(IsNull()), team: { deletedAt: IsNull() } },
        relations: { team: true },
        order: { deletedAt: 'DESC', id: 'DESC' },
      });
      const teams = await this.teams.deletedIn(reader);
      return { teams: teams.map(toDeletedTeamDto), sessions: sessions.map(toDeletedTryoutSessionDto) };
    });
  }

  /**
   * Claims a session that is not deleted, nor its team; the version is compared only after, so that of two people
   * who save at the same moment the second finds it changed.
   */
  private async lockIn(tx: Writer, id: number, expected: number | undefined): Promise<TryoutSession> {
    const [session] = await tx.lock(TryoutSession, {
      id,
      deletedAt: IsNull(),
      team: { deletedAt: IsNull() },
    });
    if (!session) throw new AppError('SESSION_NOT_FOUND');
    await requireVersionIn(tx, 'tryoutSession', session, expected, this.toDto(session));
    return session;
  }

  private async changeIn(
    tx: Writer,
    caller: Caller,
    session: TryoutSession,
    action: AuditRecord['action'],
    change: Partial<TryoutSession>,
  ): Promise<TryoutSession> {
    const difference = auditChange(session, change);
    if (!difference) return session;
    const next = { ...change, version: session.version + 1, updatedAt: this.clock.now() };
    await tx.update(TryoutSession, { id: session.id }, next);
    await this.audit.recordIn(tx, caller, { action, subjectId: session.id, ...difference });
    return Object.assign(session, next);
  }

  private today(): string {
    return civilAt(this.clock.now(), this.configuration.zone).date;
  }

  private toDto(session: TryoutSession): TryoutSessionDto {
    return toTryoutSessionDto(session, this.configuration.zone);
  }
}

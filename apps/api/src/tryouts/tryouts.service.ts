import { Injectable } from '@nestjs/common';
import { civilAt, LIMITS } from '@lions/domain';
import { IsNull, type FindOptionsWhere } from 'typeorm';
import { requireInScopeIn } from '../auth/accounts/team-scope.js';
import { auditChange, AuditService, type AuditRecord } from '../platform/audit/audit.service.js';
import { requireVersionIn } from '../platform/audit/require-version.js';
import type { Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { storedFee } from '../places/fee.dto.js';
import { PassingOnService } from '../places/passing-on.service.js';
import { ActivityNews } from '../places/activity-news.js';
import { NO_PLACES, PlacesService } from '../places/places.service.js';
import { cancelledAtAfter, activityOf, verbOf } from '../places/activity.js';
import { TeamsService } from '../teams/teams.service.js';
import { CoachChanges } from '../undo/coach-changes.service.js';
import type { Editor } from '../undo/editing.js';
import { saveVersionedIn } from '../platform/audit/save-versioned.js';
import {
  toTryoutSessionDto,
  type CreateTryoutSessionDto,
  type CreateTryoutSessionsDto,
  type TryoutSessionDto,
  type UpdateTryoutSessionDto,
} from './tryouts.dto.js';
import { SessionAccess } from './session-access.js';
import { acceptSchedule, sortBySchedule } from './session-schedule.js';
import { TryoutSession } from './tryout-session.entity.js';

/** The tryout sessions of the teams. See docs/decisions/visibility.md. */
@Injectable()
export class TryoutsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly teams: TeamsService,
    private readonly sessions: SessionAccess,
    private readonly places: PlacesService,
    private readonly passing: PassingOnService,
    private readonly news: ActivityNews,
    private readonly audit: AuditService,
    private readonly changes: CoachChanges,
  ) {}

  /** Sessions of a team by date, then by start. @throws AppError TEAM_NOT_FOUND */
  list(caller: Caller | undefined, teamId: number): Promise<TryoutSessionDto[]> {
    const where: FindOptionsWhere<TryoutSession> = {
      teamId,
      deletedAt: IsNull(),
      ...(!caller && { isActive: true }),
    };
    return this.db.read(async (reader) => {
      if (!(await this.teams.existsIn(reader, caller, teamId))) throw new AppError('TEAM_NOT_FOUND');
      return this.toDtosIn(reader, sortBySchedule(await reader.find(TryoutSession, { where })));
    });
  }

  /** @throws AppError SESSION_NOT_FOUND */
  get(caller: Caller | undefined, id: number): Promise<TryoutSessionDto> {
    return this.db.read(async (reader) =>
      this.toDtoIn(reader, await this.sessions.findIn(reader, caller, id)),
    );
  }

  /** @throws AppError TEAM_MISMATCH, TEAM_NOT_FOUND, TEAM_OUT_OF_SCOPE, VALIDATION_FAILED */
  async create(caller: Caller, teamId: number, input: CreateTryoutSessionDto): Promise<TryoutSessionDto> {
    if (input.teamId !== undefined && input.teamId !== teamId) throw new AppError('TEAM_MISMATCH');
    return this.db.write(async (tx) => {
      await this.teams.lockIn(tx, caller, teamId);
      return this.createIn(tx, caller, teamId, input);
    });
  }

  /** All or none. @throws AppError TEAM_NOT_FOUND, TEAM_OUT_OF_SCOPE, VALIDATION_FAILED */
  createAll(
    caller: Caller,
    teamId: number,
    { dates, ...common }: CreateTryoutSessionsDto,
  ): Promise<TryoutSessionDto[]> {
    return this.db.write(async (tx) => {
      await this.teams.lockIn(tx, caller, teamId);
      const created: TryoutSessionDto[] = [];
      for (const date of dates) created.push(await this.createIn(tx, caller, teamId, { ...common, date }));
      return created;
    });
  }

  /** Merges the fields. @throws AppError SESSION_NOT_FOUND, TEAM_OUT_OF_SCOPE, VERSION_CONFLICT, VALIDATION_FAILED */
  update(
    editor: Editor,
    id: number,
    input: UpdateTryoutSessionDto,
    expected: number | undefined,
  ): Promise<TryoutSessionDto> {
    return this.changes.write(editor, async (tx) => {
      const session = await this.lockIn(tx, editor, id, expected);
      const { date = session.date, time = session.time, isCancelled, ...rest } = input;
      const { description, descriptionFr } = input;
      const schedule = acceptSchedule({ date, time }, this.today(), session);
      const change = {
        ...rest,
        ...schedule,
        ...storedFee(input),
        ...(description !== undefined && { description: description || null }),
        ...(descriptionFr !== undefined && { descriptionFr: descriptionFr || null }),
        cancelledAt: cancelledAtAfter(session, isCancelled, this.clock.now()),
      };
      const action = `tryoutSession.${verbOf(session, change)}` as const;
      return this.toDtoIn(tx, await this.changeIn(tx, editor, session, action, change));
    });
  }

  /** The caller holds the lock on the session. @throws AppError SESSION_NOT_FOUND */
  async setCapacityIn(tx: Writer, caller: Caller, id: number, capacity: number): Promise<void> {
    const session = await this.lockIn(tx, caller, id);
    await this.changeIn(tx, caller, session, 'tryoutSession.update', { capacity });
  }

  /** Keeps the row for 30 days. @throws AppError SESSION_NOT_FOUND, TEAM_OUT_OF_SCOPE, VERSION_CONFLICT */
  async remove(editor: Editor, id: number, expected: number | undefined): Promise<void> {
    await this.changes.write(editor, async (tx) => {
      const session = await this.lockIn(tx, editor, id, expected);
      await this.changeIn(tx, editor, session, 'tryoutSession.delete', { deletedAt: this.clock.now() });
    });
  }

  /** Restoring a session that is not deleted changes nothing. @throws AppError SESSION_NOT_FOUND, TEAM_DELETED */
  restore(editor: Editor, id: number): Promise<TryoutSessionDto> {
    return this.changes.write(editor, async (tx) => {
      const [session] = await tx.lock(TryoutSession, { id });
      if (!session) throw new AppError('SESSION_NOT_FOUND');
      if (!(await this.teams.existsIn(tx, editor, session.teamId))) throw new AppError('TEAM_DELETED');
      if (session.deletedAt === null) return this.toDtoIn(tx, session);
      return this.toDtoIn(
        tx,
        await this.changeIn(tx, editor, session, 'tryoutSession.restore', {
          deletedAt: null,
          restoredAt: this.clock.now(),
        }),
      );
    });
  }

  /**
   * Locks a session that is not deleted, nor its team, which the caller may change, then compares the version: of two
   * people who save at the same moment the second gets a conflict.
   */
  private async lockIn(tx: Writer, caller: Caller, id: number, expected?: number): Promise<TryoutSession> {
    const session = await this.sessions.lockIn(tx, id);
    if (!session) throw new AppError('SESSION_NOT_FOUND');
    await requireInScopeIn(tx, caller, session.teamId);
    await requireVersionIn(tx, 'tryoutSession', session, expected, await this.toDtoIn(tx, session));
    return session;
  }

  private async createIn(
    tx: Writer,
    caller: Caller,
    teamId: number,
    input: CreateTryoutSessionDto,
  ): Promise<TryoutSessionDto> {
    const { location, description, descriptionFr } = input;
    const { capacity = LIMITS.sessionCapacity.default, isActive = true } = input;
    const texts = { description: description || null, descriptionFr: descriptionFr || null };
    const schedule = acceptSchedule(input, this.today());
    const fee = { feeCents: null, feeUrl: null, ...storedFee(input) };
    const fields = { teamId, ...schedule, location, ...texts, capacity, ...fee, isActive };
    const now = this.clock.now();
    const stamps = { createdAt: now, updatedAt: now, cancelledAt: null, deletedAt: null, restoredAt: null };
    const row = { ...fields, version: 1, ...stamps };
    const id = await tx.insert(TryoutSession, row);
    const record = { action: 'tryoutSession.create', subjectId: id } as const;
    await this.audit.recordIn(tx, caller, { ...record, ...auditChange({}, fields) });
    return this.toDtoIn(tx, Object.assign(new TryoutSession(), row, { id }));
  }

  private async changeIn(
    tx: Writer,
    caller: Caller,
    session: TryoutSession,
    action: AuditRecord['action'],
    change: Partial<TryoutSession>,
  ): Promise<TryoutSession> {
    const now = this.clock.now();
    const entry = { audit: this.audit, caller, action, now };
    const before = await saveVersionedIn(tx, TryoutSession, session, change, entry);
    if (!before) return session;
    await this.news.tellIn(tx, 'session', before, session);
    const { zone } = this.configuration;
    if (session.deletedAt === null)
      await this.passing.passChangedOnIn(tx, activityOf(before, now, zone), activityOf(session, now, zone));
    return session;
  }

  private today(): string {
    return civilAt(this.clock.now(), this.configuration.zone).date;
  }

  private async toDtosIn(reader: Reader, sessions: TryoutSession[]): Promise<TryoutSessionDto[]> {
    const counts = await this.places.countsIn(reader, sessions);
    const { zone } = this.configuration;
    return sessions.map((session) => toTryoutSessionDto(session, counts.get(session.id) ?? NO_PLACES, zone));
  }

  private async toDtoIn(reader: Reader, session: TryoutSession): Promise<TryoutSessionDto> {
    const counts = await this.places.countsIn(reader, [session]);
    return toTryoutSessionDto(session, counts.get(session.id) ?? NO_PLACES, this.configuration.zone);
  }
}

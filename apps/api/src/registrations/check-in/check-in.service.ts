import { Injectable } from '@nestjs/common';
import { CHECK_IN_KEY_HOURS, civilAt, HOUR_MS, isInScope, VALIDATION } from '@lions/domain';
import { requireInScopeIn } from '../../auth/accounts/team-scope.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { randomToken, tokenFromSeed } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { PlacesService } from '../../places/places.service.js';
import { Registration } from '../../places/registration.entity.js';
import type { ActivityRef } from '../../places/activity.js';
import { goneError, ActivitiesService } from '../activities.service.js';
import { CheckInChanges } from './check-in-changes.js';
import {
  toCheckInRowDto,
  type CheckInDto,
  type CheckInKeyDto,
  type CheckInResultDto,
} from './check-in-roster.dto.js';
import type { CheckInChangeDto, SyncCheckInDto } from './check-in.dto.js';
import { earlierAttendanceIn } from './earlier-attendance.js';
import { NumberLeases } from './number-leases.service.js';
import { WalkIns } from './walk-ins.service.js';
import { text } from '../../platform/database/row-shape.js';
import { PracticeAccess } from '../../practices/practice-access.js';
import { SessionAccess } from '../../tryouts/session-access.js';

/** Facts that the check-in shows above its players. */
@Injectable()
export class CheckInFacts {
  constructor(
    private readonly practices: PracticeAccess,
    private readonly sessions: SessionAccess,
  ) {}

  /** @throws AppError PRACTICE_NOT_FOUND, SESSION_NOT_FOUND */
  async factsIn(
    reader: Reader,
    caller: Caller,
    { kind, id }: ActivityRef,
  ): Promise<Pick<CheckInDto, 'team' | 'date' | 'time' | 'location' | 'isCancelled' | 'isReadOnly'>> {
    if (kind === 'practice') {
      const { date, time, cancelledAt } = await this.practices.findIn(reader, caller, id);
      const isCancelled = cancelledAt !== null;
      const isReadOnly = !isInScope(caller, null);
      return { team: null, date, time, location: null, isCancelled, isReadOnly };
    }
    const session = await this.sessions.findIn(reader, caller, id);
    const [team] = await reader.select('SELECT name FROM teams WHERE id = ?', [session.teamId], {
      name: text,
    });
    const { date, time, location, cancelledAt } = session;
    const isReadOnly = !isInScope(caller, session.teamId);
    const isCancelled = cancelledAt !== null;
    return { team: team?.name ?? null, date, time, location, isCancelled, isReadOnly };
  }
}

const KINDS = ['attended', 'tryoutNumber', 'note', 'walkIn'] as const;

/** An activity with all its rows. */
interface CheckedRows {
  activity: ActivityRef;
  rows: Registration[];
}

/** Check-in at the door: takes a phone's changes and answers the roster. See docs/decisions/coaches/check-in.md. */
@Injectable()
export class CheckInService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly activities: ActivitiesService,
    private readonly facts: CheckInFacts,
    private readonly places: PlacesService,
    private readonly leases: NumberLeases,
    private readonly walkIns: WalkIns,
    private readonly audit: AuditService,
  ) {}

  /** The same key for the same user and id, so that none is stored. A new id without one. */
  keyOf({ userId }: Caller, keyId = randomToken()): CheckInKeyDto {
    const key = tokenFromSeed(keyId, `check-in ${userId}`, this.configuration.linkSecret);
    const endsAt = new Date(this.clock.time() + CHECK_IN_KEY_HOURS * HOUR_MS).toISOString();
    return { keyId, key, endsAt, userId };
  }

  /**
   * Idempotent: a phone sends its changes again when an answer was lost. A coach who may not change it gets the
   * roster, and no numbers. @throws AppError PRACTICE_NOT_FOUND, SESSION_NOT_FOUND, TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE,
   * VALIDATION_FAILED
   */
  async sync(caller: Caller, ref: ActivityRef, input: SyncCheckInDto): Promise<CheckInDto> {
    requireUnambiguous(input.changes);
    // A phone that only looks takes no lock.
    if (input.changes.length === 0 && !input.takesNumbers && !input.returnsNumbers)
      return this.db.read(async (reader) =>
        this.answerIn(reader, caller, { activity: ref, rows: await this.places.allIn(reader, ref) }, [], []),
      );
    return this.db.write(async (tx) => {
      const activity = await this.activities.lockIn(tx, ref);
      if (!activity) throw goneError(ref);
      if (!isInScope(caller, activity.teamId) && input.changes.length === 0)
        return this.answerIn(tx, caller, { activity, rows: await this.places.allIn(tx, ref) }, [], []);
      await requireInScopeIn(tx, caller, activity.teamId);
      const walkIns = await this.walkIns.registerIn(tx, caller, ref, input.changes);
      const rows = await this.places.allIn(tx, ref);
      const results = await this.applyIn(
        tx,
        input.changes,
        new CheckInChanges(rows, walkIns, this.clock.now()),
      );
      await this.recordIn(tx, caller, ref, input.changes, results);
      const numbers = input.takesNumbers
        ? await this.leases.takeIn(tx, { activity, rows }, input.device)
        : [];
      if (input.returnsNumbers) await this.leases.returnIn(tx, activity, input.device);
      return this.answerIn(tx, caller, { activity, rows }, numbers, results);
    });
  }

  private async applyIn(
    tx: Writer,
    changes: readonly CheckInChangeDto[],
    decided: CheckInChanges,
  ): Promise<CheckInResultDto[]> {
    const results = [];
    for (const change of changes) {
      const { result, row, stored } = decided.decide(change);
      if (row && stored)
        await tx.update(Registration, { id: row.id }, { ...stored, updatedAt: this.clock.now() });
      results.push(result);
    }
    return results;
  }

  /** One entry per call: which player was ticked when is in the player's row. Walk-ins have entries of their own. */
  private async recordIn(
    tx: Writer,
    caller: Caller,
    { kind, id: subjectId }: ActivityRef,
    changes: readonly CheckInChangeDto[],
    results: readonly CheckInResultDto[],
  ): Promise<void> {
    const done = changes.filter((_, index) => results[index]?.outcome === 'done');
    const counts = {
      present: done.filter(({ attended }) => attended === true).length,
      absent: done.filter(({ attended }) => attended === false).length,
      numbers: done.filter(({ tryoutNumber }) => tryoutNumber !== undefined).length,
      notes: done.filter(({ note }) => note !== undefined).length,
    };
    const after = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    if (Object.keys(after).length === 0) return;
    const action = kind === 'practice' ? 'practice.checkIn' : 'tryoutSession.checkIn';
    await this.audit.recordIn(tx, caller, { action, subjectId, after });
  }

  private async answerIn(
    reader: Reader,
    caller: Caller,
    { activity, rows }: CheckedRows,
    numbers: number[],
    results: CheckInResultDto[],
  ): Promise<CheckInDto> {
    const now = this.clock.now();
    const active = rows.filter(({ status }) => status !== 'cancelled');
    const today = civilAt(now, this.configuration.zone).date;
    const attendanceOf = await earlierAttendanceIn(reader, active, today);
    return {
      ...(await this.facts.factsIn(reader, caller, activity)),
      now: now.toISOString(),
      rows: active.map((row) => toCheckInRowDto(row, attendanceOf(row))),
      numbers,
      results,
    };
  }
}

/** @throws AppError VALIDATION_FAILED */
function requireUnambiguous(changes: readonly CheckInChangeDto[]): void {
  const details = changes.flatMap((change, index) => {
    const message = ambiguityOf(change);
    return message === undefined ? [] : [{ field: `changes.${index}`, message }];
  });
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
}

function ambiguityOf(change: CheckInChangeDto): string | undefined {
  const isOne = (values: unknown[]) => values.filter((value) => value !== undefined).length === 1;
  if (!isOne(KINDS.map((kind) => change[kind]))) return VALIDATION.oneChangeOnly;
  if (!isOne([change.registrationId, change.walkInId, change.walkIn])) return VALIDATION.onePlayerOnly;
  return undefined;
}

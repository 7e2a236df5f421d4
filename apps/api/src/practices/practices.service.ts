import { Injectable } from '@nestjs/common';
import {
  addMonths,
  civilAt,
  formatPracticeTime,
  isCivilDate,
  LIMITS,
  parsePracticeTime,
  practiceSpan,
  VALIDATION,
  type CivilDate,
} from '@lions/domain';
import { Between, type FindOptionsWhere } from 'typeorm';
import { requirePractices } from '../auth/accounts/team-scope.js';
import { auditChange, AuditService } from '../platform/audit/audit.service.js';
import { requireVersionIn } from '../platform/audit/require-version.js';
import type { Caller } from '../platform/common/access.js';
import { AppError, type FieldError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import type { DayRange } from '../platform/common/input/query-fields.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { storedFee } from '../places/fee.dto.js';
import { PassingOnService } from '../places/passing-on.service.js';
import { ActivityNews } from '../places/activity-news.js';
import { NO_PRACTICE_PLACES, PlacesService } from '../places/places.service.js';
import { cancelledAtAfter, activityOf, verbOf } from '../places/activity.js';
import { CoachChanges } from '../undo/coach-changes.service.js';
import type { Editor } from '../undo/editing.js';
import { saveVersionedIn } from '../platform/audit/save-versioned.js';
import { PracticeAccess } from './practice-access.js';
import { Practice } from './practice.entity.js';
import {
  toPracticeDto,
  type CreatePracticeDto,
  type PracticeDto,
  type UpdatePracticeDto,
} from './practices.dto.js';

/** The stored day and time of a practice: text. See docs/decisions/time.md. */
interface PracticeSchedule {
  date: string;
  time: string;
}

/**
 * Normalizes a submitted schedule and reports what is invalid: the day is today or later, at most 18 months ahead,
 * and the time is in its one form. Unchanged stored values are accepted, so that a past practice can still be
 * corrected.
 */
export function acceptPracticeSchedule(
  sent: PracticeSchedule,
  today: CivilDate,
  stored?: PracticeSchedule,
): PracticeSchedule & { problems: FieldError[] } {
  const problems: FieldError[] = [];
  const dateProblem = sent.date === stored?.date ? undefined : problemOfDate(sent.date, today);
  if (dateProblem !== undefined) problems.push({ field: 'date', message: dateProblem });
  const range = parsePracticeTime(sent.time);
  if (!range && sent.time !== stored?.time)
    problems.push({ field: 'time', message: VALIDATION.practiceTimeInvalid });
  return { date: sent.date, time: range ? formatPracticeTime(range) : sent.time, problems };
}

function problemOfDate(date: string, today: CivilDate): string | undefined {
  if (!isCivilDate(date)) return VALIDATION.dateInvalid;
  const isInRange = date >= today && date <= addMonths(today, LIMITS.practiceFutureMonths);
  return isInRange ? undefined : VALIDATION.practiceDateOutOfRange;
}

/** Practices, for coaches and the public. See docs/decisions/practices.md. */
@Injectable()
export class PracticesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly practices: PracticeAccess,
    private readonly places: PlacesService,
    private readonly passing: PassingOnService,
    private readonly news: ActivityNews,
    private readonly audit: AuditService,
    private readonly changes: CoachChanges,
  ) {}

  /** Practices by date, then by start; the public sees the active ones. */
  list(caller: Caller | undefined): Promise<PracticeDto[]> {
    const where = caller ? {} : { isActive: true };
    return this.db.read((reader) => this.sortedIn(reader, where));
  }

  /** @throws AppError PRACTICE_NOT_FOUND */
  get(caller: Caller | undefined, id: number): Promise<PracticeDto> {
    return this.db.read(async (reader) =>
      this.toDtoIn(reader, await this.practices.findIn(reader, caller, id)),
    );
  }

  /** The public practices of these days, by date and start, cancelled ones included. */
  ofDaysIn(reader: Reader, { from, to }: DayRange): Promise<PracticeDto[]> {
    return this.sortedIn(reader, { isActive: true, date: Between(from, to) });
  }

  /** @throws AppError PRACTICES_OUT_OF_SCOPE, VALIDATION_FAILED */
  create(caller: Caller, input: CreatePracticeDto): Promise<PracticeDto> {
    requirePractices(caller);
    const { row, problems } = this.newPractice(input);
    requireRight(problems);
    return this.db.write((tx) => this.addIn(tx, caller, row));
  }

  /** All or none. @throws AppError PRACTICES_OUT_OF_SCOPE, VALIDATION_FAILED */
  createAll(caller: Caller, inputs: CreatePracticeDto[]): Promise<PracticeDto[]> {
    requirePractices(caller);
    const accepted = inputs.map((input) => this.newPractice(input));
    requireRight(
      accepted.flatMap(({ problems }, index) =>
        problems.map(({ field, message }) => ({ field: `practices.${index}.${field}`, message })),
      ),
    );
    return this.db.write(async (tx) => {
      const created: PracticeDto[] = [];
      for (const { row } of accepted) created.push(await this.addIn(tx, caller, row));
      return created;
    });
  }

  /** Merges the fields. @throws AppError PRACTICE_NOT_FOUND, PRACTICES_OUT_OF_SCOPE, VERSION_CONFLICT, VALIDATION_FAILED */
  update(
    editor: Editor,
    id: number,
    input: UpdatePracticeDto,
    expected: number | undefined,
  ): Promise<PracticeDto> {
    return this.changes.write(editor, async (tx) => {
      // Lock, then compare: of two people who save at the same moment the second gets a conflict.
      const practice = await this.practices.claimIn(tx, editor, id);
      requirePractices(editor);
      await requireVersionIn(tx, 'practice', practice, expected, await this.toDtoIn(tx, practice));
      const { date = practice.date, time = practice.time, isCancelled, ...rest } = input;
      const { problems, ...schedule } = acceptPracticeSchedule({ date, time }, this.today(), practice);
      requireRight(problems);
      const cancelledAt = cancelledAtAfter(practice, isCancelled, this.clock.now());
      return this.toDtoIn(
        tx,
        await this.changeIn(tx, editor, practice, { ...rest, ...schedule, ...storedFee(input), cancelledAt }),
      );
    });
  }

  private newPractice(input: CreatePracticeDto): { row: Omit<Practice, 'id'>; problems: FieldError[] } {
    const { capacity = LIMITS.practiceCapacity.default, isActive = true } = input;
    const { problems, ...schedule } = acceptPracticeSchedule(input, this.today());
    const now = this.clock.now();
    const stamps = { version: 1, createdAt: now, updatedAt: now };
    const fields = { capacity, feeCents: null, feeUrl: null, ...storedFee(input), isActive };
    return { row: { ...schedule, ...fields, cancelledAt: null, ...stamps }, problems };
  }

  private async addIn(tx: Writer, caller: Caller, row: Omit<Practice, 'id'>): Promise<PracticeDto> {
    const id = await tx.insert(Practice, row);
    const { date, time, capacity, feeCents, feeUrl, isActive } = row;
    const record = { action: 'practice.create', subjectId: id } as const;
    await this.audit.recordIn(tx, caller, {
      ...record,
      ...auditChange({}, { date, time, capacity, feeCents, feeUrl, isActive }),
    });
    return this.toDtoIn(tx, Object.assign(new Practice(), row, { id }));
  }

  /** The caller holds the lock on the practice. @throws AppError PRACTICE_NOT_FOUND */
  async setCapacityIn(tx: Writer, caller: Caller, id: number, capacity: number): Promise<void> {
    await this.changeIn(tx, caller, await this.practices.claimIn(tx, caller, id), { capacity });
  }

  private async changeIn(
    tx: Writer,
    caller: Caller,
    practice: Practice,
    change: Partial<Practice>,
  ): Promise<Practice> {
    const [now, verb] = [this.clock.now(), verbOf(practice, change)];
    const action = verb === 'bringBack' ? ('practice.restore' as const) : (`practice.${verb}` as const);
    const entry = { audit: this.audit, caller, action, now };
    const before = await saveVersionedIn(tx, Practice, practice, change, entry);
    if (!before) return practice;
    await this.news.tellIn(tx, 'practice', before, practice);
    const { zone } = this.configuration;
    await this.passing.passChangedOnIn(tx, activityOf(before, now, zone), activityOf(practice, now, zone));
    return practice;
  }

  private async sortedIn(reader: Reader, where: FindOptionsWhere<Practice>): Promise<PracticeDto[]> {
    const dtos = await this.toDtosIn(reader, await reader.find(Practice, { where }));
    return dtos.sort((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.id - b.id));
  }

  private today(): string {
    return civilAt(this.clock.now(), this.configuration.zone).date;
  }

  private async toDtosIn(reader: Reader, practices: Practice[]): Promise<PracticeDto[]> {
    const counts = await this.places.practiceCountsIn(reader, practices);
    const now = this.clock.now();
    return practices.map((practice) =>
      toPracticeDto(
        practice,
        counts.get(practice.id) ?? NO_PRACTICE_PLACES,
        practiceSpan(practice, this.configuration.zone),
        now,
      ),
    );
  }

  private async toDtoIn(reader: Reader, practice: Practice): Promise<PracticeDto> {
    return (await this.toDtosIn(reader, [practice]))[0] as PracticeDto;
  }
}

/** @throws AppError VALIDATION_FAILED when there is any error */
function requireRight(details: FieldError[]): void {
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
}

import { Injectable } from '@nestjs/common';
import { isAuditAction, isInScope, type AuditAction, type AuditSubject } from '@lions/domain';
import { In, MoreThan, Not } from 'typeorm';
import { requireInScopeIn } from '../auth/accounts/team-scope.js';
import { auditChange, AuditService } from '../platform/audit/audit.service.js';
import { subjectNamesIn } from '../platform/audit/subject-names.js';
import type { Caller } from '../platform/common/access.js';
import { AppError, type ChangedThing } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Db } from '../platform/database/db.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { inBatches, placeholders } from '../platform/database/inserting.js';
import { nullable, text, whole } from '../platform/database/row-shape.js';
import type { CreatedRow, RecordedRow } from '../platform/database/recorded-change.js';
import { OutboxService } from '../places/outbox/outbox.service.js';
import { RestoringService } from '../places/restoring.service.js';
import { CreatedRows, REGISTERED_BY } from './created-rows.js';
import { toUndoableChangeDto, type UndoableChangeDto } from './undo.dto.js';
import { UndoableChange, type UndoContent } from './undoable-change.entity.js';

/** Columns that only rise: an undo is a change too, for calendars and for people who edit the same. */
const RISING = new Set(['version', 'updatedAt']);

/** The superadmin who made such a change may be a coach by now. */
const OF_SUPERADMINS: AuditAction[] = ['season.turn', 'sheet.import'];

/** Columns of an activity whose change concerns its families, or who of them has a place. */
export const CONCERNS_FAMILIES: ReadonlySet<string> = new Set([
  'teamId',
  'date',
  'time',
  'location',
  'capacity',
  'isActive',
  'cancelledAt',
  'deletedAt',
]);

/** Undoes changes of coaches. See docs/decisions/coaches/undo.md. */
@Injectable()
export class UndoService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly outbox: OutboxService,
    private readonly places: RestoringService,
    private readonly created: CreatedRows,
    private readonly audit: AuditService,
  ) {}

  /** Changes that can still be undone, newest first: the caller's own, and everybody's for a superadmin. */
  list(caller: Caller): Promise<UndoableChangeDto[]> {
    const now = this.clock.now();
    const own =
      caller.role === 'superadmin' ? {} : { actorId: caller.userId, action: Not(In(OF_SUPERADMINS)) };
    return this.db.read(async (reader) => {
      const where = { ...own, endsAt: MoreThan(now) };
      const changes = await this.inScopeIn(
        reader,
        caller,
        await reader.find(UndoableChange, { where, order: { id: 'DESC' } }),
      );
      const nameOf = await subjectNamesIn(reader, changes.map(subjectOf));
      const playerOf = await playerNamesIn(reader, changes);
      return changes.map((change) => {
        const names = { subject: nameOf(subjectOf(change)), player: playerOf(change) };
        return toUndoableChangeDto(change, names, caller, now);
      });
    });
  }

  /**
   * Restores every row of the change, takes back those that it inserted and removes its mails, all or nothing.
   * @throws AppError UNDO_NOT_FOUND when its mails have left, or it is another coach's; TEAM_OUT_OF_SCOPE,
   * PRACTICES_OUT_OF_SCOPE; UNDO_CONFLICT when a restored column was changed again, or a place was given away
   */
  async undo(caller: Caller, id: number): Promise<void> {
    await this.db.write(async (tx) => {
      const [change] = await tx.lock(UndoableChange, { id });
      const isTheirs = change && (caller.role === 'superadmin' || isOwnCoachChange(caller, change));
      if (!isTheirs || change.endsAt <= this.clock.now()) throw new AppError('UNDO_NOT_FOUND');
      const { rows, mailKeys, ledgers, created = [] } = change.content;
      // The caller may have lost a team, or the practices, since the change.
      for (const teamId of await teamsIn(tx, change)) await requireInScopeIn(tx, caller, teamId);
      await tx.lock('teams', { id: In(idsOf(rows, 'teams')) });
      await this.places.lockIn(tx, ledgers);
      const changed = [
        ...(await changedIn(tx, rows)),
        ...(await this.created.changedIn(tx, created)),
        ...(change.action === 'sheet.import' ? await registeredIn(tx, rows) : []),
      ];
      if (changed.length > 0) throw new AppError('UNDO_CONFLICT', { changed: await namedIn(tx, changed) });
      // A process whose clock is ahead may have sent some already.
      if (!(await this.outbox.withdrawIn(tx, mailKeys))) throw new AppError('UNDO_NOT_FOUND');
      // The next clean-up would delete the sessions again.
      const kept = change.action === 'cleanup.runNow' ? { restoredAt: this.clock.now().toISOString() } : {};
      for (const table of new Set(rows.map((row) => row.table)))
        if (table !== 'registrations') await this.restoreIn(tx, table, rows, kept);
      await this.places.restoreIn(tx, caller, rows, ledgers);
      await this.created.removeIn(tx, caller, created);
      await this.recordIn(tx, caller, change);
      await tx.delete(UndoableChange, { id });
    });
  }

  private async inScopeIn(
    reader: Reader,
    caller: Caller,
    changes: UndoableChange[],
  ): Promise<UndoableChange[]> {
    const inScope: UndoableChange[] = [];
    for (const change of changes) {
      const teams = caller.teamIds === null ? [] : await teamsIn(reader, change);
      if (teams.every((teamId) => isInScope(caller, teamId))) inScope.push(change);
    }
    return inScope;
  }

  private async restoreIn(
    tx: Writer,
    table: string,
    rows: readonly RecordedRow[],
    kept: { restoredAt?: string },
  ): Promise<void> {
    const current = await currentIn(tx, table, rows);
    const changes = rows.flatMap(({ table: of, id, before }) => {
      const row = of === table ? current.get(id) : undefined;
      if (!row) return [];
      const { version } = row;
      const rising =
        version === undefined ? {} : { version: version + 1, updatedAt: this.clock.now().toISOString() };
      return [{ row, change: tx.fromJson(table, { ...before, ...rising, ...kept }) }];
    });
    await tx.saveAll(table, changes);
  }

  private async recordIn(tx: Writer, caller: Caller, change: UndoableChange): Promise<void> {
    const { action, subjectId, content } = change;
    const [subject = ''] = action.split('.');
    const undo = `${subject}.undo`;
    if (!isAuditAction(undo)) throw new Error(`No undo of ${action} in the audit log`);
    const row = content.rows.find(({ id }) => id === subjectId);
    const withoutRising = (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).filter(([column]) => !RISING.has(column)));
    const difference = row && auditChange(withoutRising(row.after), withoutRising(row.before));
    await this.audit.recordIn(tx, caller, { action: undo as AuditAction, subjectId, ...difference });
  }
}

const isOwnCoachChange = ({ userId }: Caller, { actorId, action }: UndoableChange): boolean =>
  actorId === userId && !OF_SUPERADMINS.includes(action);

const subjectOf = ({ action, subjectId }: UndoableChange) => ({
  subject: action.split('.')[0] ?? '',
  subjectId,
});

const idsOf = (rows: readonly RecordedRow[], table: string): number[] =>
  rows.filter((row) => row.table === table).map(({ id }) => id);

/** The player whose registration is the subject of a change; undefined for others. */
async function playerNamesIn(
  reader: Reader,
  changes: readonly UndoableChange[],
): Promise<(change: UndoableChange) => string | undefined> {
  const idOf = (change: UndoableChange) =>
    subjectOf(change).subject === 'registration' ? (change.subjectId ?? 0) : 0;
  const ids = changes.map(idOf);
  const sql = `SELECT id, playerName FROM registrations WHERE id IN (${['0', ...ids.map(() => '?')].join(', ')})`;
  const names = await reader.select(sql, ids, { id: whole, playerName: text });
  return (change) => names.find(({ id }) => id === idOf(change))?.playerName;
}

/** The teams of registrations whose mails were told, or wait with a message; null: practices. */
async function teamsOfMailsIn(reader: Reader, { rows, mailKeys }: UndoContent): Promise<(number | null)[]> {
  const teams = new Set<number | null>();
  const add = async (column: string, values: readonly (string | number)[]) => {
    for (const asked of inBatches(values)) {
      const found = await reader.select(
        `SELECT DISTINCT s.teamId FROM outbox_mails m INNER JOIN registrations r ON r.id = m.registrationId
         LEFT JOIN tryout_sessions s ON s.id = r.sessionId WHERE m.${column} IN (${placeholders(asked)})`,
        asked,
        { teamId: nullable(whole) },
      );
      for (const { teamId } of found) teams.add(teamId);
    }
  };
  await add('id', idsOf(rows, 'outbox_mails'));
  await add('transitionKey', mailKeys);
  return [...teams];
}

/**
 * The teams that a change concerns, by its rows, its mails and the sessions whose places it changed; null: practices.
 */
async function teamsIn(
  reader: Reader,
  { content }: Pick<UndoableChange, 'content'>,
): Promise<(number | null)[]> {
  const { rows, ledgers } = content;
  const ids = ledgers.flatMap(({ kind, id }) => (kind === 'session' ? [id] : []));
  const sessions = await reader.find<{ id: number; teamId: number }>('tryout_sessions', {
    where: { id: In(ids) },
  });
  const teams: (number | null)[] = [
    ...idsOf(rows, 'teams'),
    ...sessions.map(({ teamId }) => teamId),
    ...(await teamsOfMailsIn(reader, content)),
  ];
  const hasPractice = idsOf(rows, 'practices').length > 0 || ledgers.some(({ kind }) => kind === 'practice');
  return hasPractice ? [...teams, null] : teams;
}

/** The rows that are gone, or whose columns were changed again. They are locked. */
async function changedIn(tx: Writer, rows: readonly RecordedRow[]): Promise<CreatedRow[]> {
  const changed: CreatedRow[] = [];
  for (const table of new Set(rows.map((row) => row.table))) {
    const current = await currentIn(tx, table, rows);
    for (const { table: of, id, after } of rows) {
      if (of !== table) continue;
      const row = current.get(id);
      const isUnchanged = (column: string) =>
        RISING.has(column) || JSON.stringify(row?.[column]) === JSON.stringify(after[column]);
      if (!row || !Object.keys(after).every(isUnchanged)) changed.push({ table, id });
    }
  }
  return changed;
}

interface CurrentRow extends Record<string, unknown> {
  id: number;
  version?: number;
}

/** The rows of a table as they are now, by their ids, locked. */
async function currentIn(
  tx: Writer,
  table: string,
  rows: readonly RecordedRow[],
): Promise<Map<number, CurrentRow>> {
  const found = new Map<number, CurrentRow>();
  for (const ids of inBatches(idsOf(rows, table)))
    for (const row of await tx.lock<CurrentRow>(table, { id: In(ids) })) found.set(row.id, row);
  return found;
}

/** The activities with players whose change concerns families. */
async function registeredIn(reader: Reader, rows: readonly RecordedRow[]): Promise<CreatedRow[]> {
  const told = rows.filter(({ after }) => Object.keys(after).some((column) => CONCERNS_FAMILIES.has(column)));
  const registered: CreatedRow[] = [];
  for (const [table, column] of Object.entries(REGISTERED_BY)) {
    for (const ids of inBatches(idsOf(told, table))) {
      const sql = `SELECT DISTINCT ${column} AS id FROM registrations
        WHERE status <> 'cancelled' AND ${column} IN (${placeholders(ids)})`;
      for (const { id } of await reader.select(sql, ids, { id: whole })) registered.push({ table, id });
    }
  }
  return registered;
}

/** The subjects of the audit log by their tables. */
const SUBJECT_OF: Record<string, AuditSubject> = {
  teams: 'team',
  tryout_sessions: 'tryoutSession',
  practices: 'practice',
  registrations: 'registration',
  outbox_mails: 'mail',
  settings: 'setting',
  club_settings: 'club',
};

async function namedIn(reader: Reader, rows: readonly CreatedRow[]): Promise<ChangedThing[]> {
  const subjects = rows.flatMap(({ table, id: subjectId }) => {
    const subject = SUBJECT_OF[table];
    return subject ? [{ subject, subjectId }] : [];
  });
  const nameOf = await subjectNamesIn(reader, subjects);
  return subjects.map(({ subject, subjectId }) => {
    const { name = null, date = null } = nameOf({ subject, subjectId }) ?? {};
    return { subject, name, date };
  });
}

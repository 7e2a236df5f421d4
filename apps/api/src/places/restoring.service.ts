import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import type { RecordedRow } from '../platform/database/recorded-change.js';
import { FamilyLinks } from './outbox/family-links.js';
import { LedgerService } from './ledger.service.js';
import { PassingOnService } from './passing-on.service.js';
import { PlacesService } from './places.service.js';
import { Registration } from './registration.entity.js';
import {
  activityKey,
  activityOf,
  isSameActivity,
  isTakenIn,
  poolOf,
  refOf,
  type PoolName,
  type Activity,
  type Roster,
  type PracticeColumns,
  type SessionColumns,
  type ActivityRef,
} from './activity.js';
import { TransitionsService } from './transitions.service.js';

/** An activity with the number of entries in its ledger. */
export interface LedgerLength extends ActivityRef {
  length: number;
}

/** Columns that the ledger records. */
const OF_PLACES = new Set(['practiceId', 'sessionId', 'playerPosition', 'status', 'turn']);

const TABLE_OF = { practice: 'practices', session: 'tryout_sessions' } as const;

/** Undoes changes of places. */
@Injectable()
export class RestoringService {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly places: PlacesService,
    private readonly ledger: LedgerService,
    private readonly transitions: TransitionsService,
    private readonly passing: PassingOnService,
    private readonly links: FamilyLinks,
  ) {}

  /** The activities that a change concerns, before and after it, in the order in which they are locked. */
  async ledgersIn(reader: Reader, rows: readonly RecordedRow[]): Promise<LedgerLength[]> {
    const refs = rows.flatMap(({ table, id }): ActivityRef[] => {
      if (table === 'practices') return [{ kind: 'practice', id }];
      return table === 'tryout_sessions' ? [{ kind: 'session', id }] : [];
    });
    const registrations = rows.filter(({ table }) => table === 'registrations');
    const ids = registrations.map(({ id }) => id);
    for (const row of await reader.find(Registration, { where: { id: In(ids) } })) {
      const before = registrations.find(({ id }) => id === row.id)?.before;
      refs.push(refOf(row), refOf({ ...row, ...before }));
    }
    const different = [...new Map(refs.map((ref) => [activityKey(ref), ref])).values()];
    different.sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.id - b.id));
    const ledgers: LedgerLength[] = [];
    for (const ref of different) ledgers.push({ ...ref, length: await this.ledger.lengthIn(reader, ref) });
    return ledgers;
  }

  /** Locks activities, deleted ones too, until the end of the write. */
  async lockIn(tx: Writer, refs: readonly ActivityRef[]): Promise<void> {
    for (const { kind, id } of refs) await tx.lock(TABLE_OF[kind], { id });
  }

  /**
   * Restores the registrations among the rows. The caller has locked and restored their activities. A ledger
   * only grows: each restored registration gets an entry. Then free places are passed on, if others
   * came or left meanwhile. @throws AppError UNDO_CONFLICT when a place was given to another player meanwhile
   */
  async restoreIn(
    tx: Writer,
    caller: Caller,
    rows: readonly RecordedRow[],
    ledgers: readonly LedgerLength[],
  ): Promise<void> {
    const rosters: Roster[] = [];
    const changed = new Set<Roster>();
    for (const { length, ...ref } of ledgers) {
      const roster = await this.places.rosterIn(tx, await this.activityIn(tx, ref));
      rosters.push(roster);
      if ((await this.ledger.lengthIn(tx, ref)) > length) changed.add(roster);
    }
    for (const row of rows)
      if (row.table === 'registrations') await this.restoreOneIn(tx, caller, row, rosters);
    if ([...changed].some(isCrowded)) throw new AppError('UNDO_CONFLICT');
    for (const roster of changed) await this.passing.passOnIn(tx, roster);
  }

  private async restoreOneIn(
    tx: Writer,
    caller: Caller,
    { id, before }: RecordedRow,
    rosters: readonly Roster[],
  ): Promise<void> {
    const from = rosters.find(({ rows }) => rows.some((row) => row.id === id));
    const row = from?.rows.find((each) => each.id === id);
    const change: Partial<Registration> = tx.fromJson('registrations', before);
    delete change.updatedAt;
    const to = row && rosters.find(({ activity }) => isSameActivity(activity, refOf({ ...row, ...change })));
    if (!from || !to) throw new AppError('UNDO_CONFLICT');
    const restored = { ...row, ...change };
    if (isNumberTaken(to, restored) || isTakenIn(to, restored)) throw new AppError('UNDO_CONFLICT');
    if (change.parentEmail !== undefined) await this.returnIn(tx, row, change);
    if (!Object.keys(change).some((column) => OF_PLACES.has(column))) {
      await tx.update(Registration, { id }, { ...change, updatedAt: this.clock.now() });
      return;
    }
    const by = { row, actor: 'coach', caller } as const;
    if (to !== from) {
      await this.transitions.applyIn(tx, from, [{ ...by, event: 'moved-out' }]);
      from.rows.splice(from.rows.indexOf(row), 1);
      to.rows.push(row);
    }
    await this.transitions.applyIn(tx, to, [{ ...by, event: 'undone', change }]);
  }

  /** Returns a registration to the family of its former address; creates that family again if it was removed. */
  private async returnIn(tx: Writer, row: Registration, change: Partial<Registration>): Promise<void> {
    const emails = [row.parentEmail, change.parentEmail ?? row.parentEmail];
    const families = await this.links.familiesIn(
      tx,
      emails.map((email) => ({ email, locale: row.locale })),
    );
    change.familyId = families.get(change.parentEmail ?? row.parentEmail) ?? null;
  }

  private async activityIn(tx: Writer, { kind, id }: ActivityRef): Promise<Activity> {
    const [now, { zone }] = [this.clock.now(), this.configuration];
    const row = await tx.findOne<PracticeColumns | SessionColumns>(TABLE_OF[kind], { where: { id } });
    if (!row) throw new AppError('UNDO_CONFLICT');
    return activityOf(row, now, zone);
  }
}

/** Whether another player of the activity has the registration's tryout number. */
const isNumberTaken = ({ rows }: Roster, { id, tryoutNumber }: Registration): boolean =>
  tryoutNumber !== null && rows.some((other) => other.id !== id && other.tryoutNumber === tryoutNumber);

/** A pool has more players than places. */
function isCrowded(roster: Roster): boolean {
  return (Object.keys(roster.activity.pools) as PoolName[]).some((name) => {
    const { confirmed, capacity } = poolOf(roster, name);
    return confirmed.length > capacity;
  });
}

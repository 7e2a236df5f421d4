import { Injectable } from '@nestjs/common';
import { HOUR_MS, LIMITS, NUMBER_LEASE_HOURS } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import type { Registration } from '../../places/registration.entity.js';
import { columnsOf, activityWhere, type ActivityRef } from '../../places/activity.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../../platform/database/columns.js';
import type { Practice } from '../../practices/practice.entity.js';
import type { TryoutSession } from '../../tryouts/tryout-session.entity.js';

/** Tryout numbers that one phone alone gives in an activity, so that it can do so without a network. */
@Entity('number_leases')
@Index('number_leases_practice', ['practiceId', 'first'], { unique: true })
@Index('number_leases_session', ['sessionId', 'first'], { unique: true })
export class NumberLease {
  @IdColumn() id: number;
  @WholeNumberColumn({ nullable: true }) practiceId: number | null;
  @ManyToOne('practices', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'practiceId', foreignKeyConstraintName: 'number_leases_practice_id' })
  practice?: Relation<Practice>;
  @WholeNumberColumn({ nullable: true }) sessionId: number | null;
  @ManyToOne('tryout_sessions', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'number_leases_session_id' })
  session?: Relation<TryoutSession>;
  /** The random id of a phone's check-in; it names no person. */
  @TextColumn(36) device: string;
  @WholeNumberColumn() first: number;
  /** Included. */
  @WholeNumberColumn() last: number;
  /** When the phone got it, or last said that it gives numbers. */
  @InstantColumn() createdAt: Date;
}

/** A lease ends an hour after its phone has stopped giving its numbers. */
const LEASE_MS = (NUMBER_LEASE_HOURS + 1) * HOUR_MS;

/** An activity with the numbers of its players. */
interface Worn {
  activity: ActivityRef;
  rows: readonly Pick<Registration, 'tryoutNumber' | 'status'>[];
}

/** Tryout numbers leased to phones in blocks, so that two phones never give the same one. */
@Injectable()
export class NumberLeases {
  constructor(private readonly clock: Clock) {}

  /** The numbers of this phone that no player of the roster wears, the lowest first. */
  private async freeIn(reader: Reader, { activity, rows }: Worn, device: string): Promise<number[]> {
    const worn = new Set(rows.map(({ tryoutNumber }) => tryoutNumber));
    const leases = await this.leasesIn(reader, activity);
    return leases
      .filter((lease) => lease.device === device)
      .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
      .filter((number) => !worn.has(number));
  }

  /**
   * Free numbers of this phone, the lowest first: leases as many as players lack one when half of them are left. Renews
   * the phone's leases and removes the expired ones. The activity's row is locked. Idempotent.
   */
  async takeIn(tx: Writer, roster: Worn, device: string): Promise<number[]> {
    const createdAt = this.clock.now();
    for (const lease of await this.leasesIn(tx, roster.activity)) {
      const { id } = lease;
      if (lease.createdAt.getTime() < createdAt.getTime() - LEASE_MS) await tx.delete(NumberLease, { id });
      else if (lease.device === device) await tx.update(NumberLease, { id }, { createdAt });
    }
    const { min, max } = LIMITS.leasedNumbers;
    const lacking = roster.rows.filter(
      ({ status, tryoutNumber }) => status !== 'cancelled' && tryoutNumber === null,
    );
    const wanted = Math.min(Math.max(lacking.length, min), max);
    for (;;) {
      const free = await this.freeIn(tx, roster, device);
      const block = nextBlock(await this.leasesIn(tx, roster.activity), wanted - free.length);
      if (!block || free.length >= wanted / 2) return free;
      await tx.insert(NumberLease, { ...columnsOf(roster.activity), device, ...block, createdAt });
    }
  }

  /** Makes the numbers of this phone that no player wears the next ones to lease. */
  async returnIn(tx: Writer, activity: ActivityRef, device: string): Promise<void> {
    await tx.delete(NumberLease, { ...activityWhere(activity), device });
  }

  private leasesIn(reader: Reader, ref: ActivityRef): Promise<NumberLease[]> {
    return reader.find(NumberLease, { where: activityWhere(ref), order: { first: 'ASC' } });
  }
}

/** The lowest numbers that no phone has, at most `size`: between two leases there may be fewer. */
function nextBlock(
  leases: readonly NumberLease[],
  size: number,
): Pick<NumberLease, 'first' | 'last'> | undefined {
  const { min, max } = LIMITS.tryoutNumber;
  let first: number = min;
  for (const lease of leases) {
    if (lease.first > first) return { first, last: Math.min(first + size, lease.first) - 1 };
    first = lease.last + 1;
  }
  return first > max ? undefined : { first, last: Math.min(first + size - 1, max) };
}

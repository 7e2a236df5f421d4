import { Injectable } from '@nestjs/common';
import { HOUR_MS, LIMITS, NUMBER_LEASE_HOURS } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import type { Registration } from '../../places/registration.entity.js';
import { columnsOf, targetWhere, type TargetRef } from '../../places/target.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../../platform/database/columns.js';
import type { Practice } from '../../practices/practice.entity.js';
import type { TryoutSession } from '../../tryouts/tryout-session.entity.js';

/** Tryout numbers that one phone alone gives in a practice or session, so that it can do so without a network. */
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
  /** When the phone got it, or last asked for numbers. */
  @InstantColumn() createdAt: Date;
}

/** A block is at most this part of the numbers that no phone has, so that there are some left for the next phones. */
const PART = 10;

/** A lease ends an hour after its phone has stopped giving its numbers. */
const LEASE_MS = (NUMBER_LEASE_HOURS + 1) * HOUR_MS;

/** A target with the numbers of its players. */
interface Worn {
  target: TargetRef;
  rows: readonly Pick<Registration, 'tryoutNumber'>[];
}

/** Tryout numbers leased to phones in blocks, so that two phones never give the same one. */
@Injectable()
export class NumberLeases {
  constructor(private readonly clock: Clock) {}

  /** The numbers of this phone that no player of the roster wears, the lowest first. */
  async freeIn(reader: Reader, { target, rows }: Worn, device: string): Promise<number[]> {
    const worn = new Set(rows.map(({ tryoutNumber }) => tryoutNumber));
    const leases = await this.leasesIn(reader, target);
    return leases
      .filter((lease) => lease.device === device)
      .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
      .filter((number) => !worn.has(number));
  }

  /**
   * Numbers as from `freeIn`, with another block when few are left; renews the phone's leases and removes the expired
   * ones. The target's row is locked. Idempotent.
   */
  async topUpIn(tx: Writer, roster: Worn, device: string): Promise<number[]> {
    const createdAt = this.clock.now();
    for (const lease of await this.leasesIn(tx, roster.target)) {
      const { id } = lease;
      if (lease.createdAt.getTime() < createdAt.getTime() - LEASE_MS) await tx.delete(NumberLease, { id });
      else if (lease.device === device) await tx.update(NumberLease, { id }, { createdAt });
    }
    for (;;) {
      const free = await this.freeIn(tx, roster, device);
      const block = nextBlock(await this.leasesIn(tx, roster.target));
      if (!block || free.length >= block.size / 2) return free;
      const { first, last } = block;
      await tx.insert(NumberLease, { ...columnsOf(roster.target), device, first, last, createdAt });
    }
  }

  private leasesIn(reader: Reader, ref: TargetRef): Promise<NumberLease[]> {
    return reader.find(NumberLease, { where: targetWhere(ref), order: { first: 'ASC' } });
  }
}

/** The lowest numbers that no phone has. `size`: of a whole block; the numbers between two leases may be fewer. */
function nextBlock(
  leases: readonly NumberLease[],
): { first: number; last: number; size: number } | undefined {
  const { min, max } = LIMITS.tryoutNumber;
  const leased = leases.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const size = Math.min(LIMITS.leasedNumbers, Math.ceil((max - min + 1 - leased) / PART));
  let first: number = min;
  for (const lease of leases) {
    if (lease.first > first) return { first, last: Math.min(first + size, lease.first) - 1, size };
    first = lease.last + 1;
  }
  return first > max ? undefined : { first, last: Math.min(first + size - 1, max), size };
}

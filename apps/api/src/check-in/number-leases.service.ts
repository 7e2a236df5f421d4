import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import { Clock } from '../common/clock.js';
import type { Reader, Writer } from '../database/reader.js';
import type { Registration } from '../places/registration.entity.js';
import { columnsOf, targetWhere, type TargetRef } from '../places/target.js';
import { NumberLease } from './number-lease.entity.js';

/** A phone with fewer free numbers gets another block. */
const FEWEST = LIMITS.leasedNumbers / 2;

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

  /** As `freeIn`, with another block when few are left; the target's row is locked. Idempotent. */
  async topUpIn(tx: Writer, roster: Worn, device: string): Promise<number[]> {
    const free = await this.freeIn(tx, roster, device);
    if (free.length >= FEWEST) return free;
    const leases = await this.leasesIn(tx, roster.target);
    const first = (leases.at(-1)?.last ?? LIMITS.tryoutNumber.min - 1) + 1;
    const last = Math.min(first + LIMITS.leasedNumbers - 1, LIMITS.tryoutNumber.max);
    if (first > last) return free;
    const createdAt = this.clock.now();
    await tx.insert(NumberLease, { ...columnsOf(roster.target), device, first, last, createdAt });
    return this.freeIn(tx, roster, device);
  }

  private leasesIn(reader: Reader, ref: TargetRef): Promise<NumberLease[]> {
    return reader.find(NumberLease, { where: targetWhere(ref), order: { first: 'ASC' } });
  }
}

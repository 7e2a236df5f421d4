import { Injectable } from '@nestjs/common';
import { addDays, LIMITS } from '@lions/domain';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Writer } from '../../platform/database/reader.js';
import { Practice } from '../../practices/practice.entity.js';
import { activityOf } from '../../places/activity.js';
import { demoHours, DemoRegistrants, type DemoPlayers } from './demo-registrants.js';

/** An invented practice that many days from today. */
interface DemoPractice extends DemoPlayers {
  inDays: number;
  capacity?: number;
  isActive?: boolean;
  isCancelled?: boolean;
}

/** One practice in each state. */
export const DEMO_PRACTICES: readonly DemoPractice[] = [
  { inDays: -4, skaters: 15, goalies: 2 },
  { inDays: 1, skaters: 7, goalies: 1 },
  { inDays: 3, skaters: 18, goalies: 1 },
  { inDays: 5, skaters: 18, goalies: 2 },
  { inDays: 8, skaters: 21, goalies: 3 },
  { inDays: 10, isCancelled: true, skaters: 4, goalies: 0 },
  { inDays: 12, capacity: 12, skaters: 0, goalies: 0 },
  { inDays: 15, isActive: false, skaters: 0, goalies: 0 },
];

/** Invented practices with their players. */
@Injectable()
export class DemoPractices {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly registrants: DemoRegistrants,
  ) {}

  async putIn(tx: Writer): Promise<void> {
    const now = this.clock.now();
    for (const demo of DEMO_PRACTICES) {
      const row = this.rowOf(demo, now);
      const practice = { ...row, id: await tx.insert(Practice, row) };
      await this.registrants.putIn(tx, activityOf(practice, now, this.configuration.zone), demo);
    }
  }

  private rowOf(demo: DemoPractice, now: Date): Omit<Practice, 'id'> {
    const { inDays, capacity = LIMITS.practiceCapacity.default, isActive = true } = demo;
    const date = addDays(this.registrants.today(), inDays);
    const cancelledAt = demo.isCancelled ? now : null;
    const stamps = { version: 1, createdAt: now, updatedAt: now };
    const free = { feeCents: null, feeUrl: null };
    return { date, time: demoHours(date, 0), capacity, ...free, isActive, cancelledAt, ...stamps };
  }
}

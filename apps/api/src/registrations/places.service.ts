import { Injectable } from '@nestjs/common';
import { resize, waitingPosition, type Pool } from '@lions/domain';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import type { Reader, Writer } from '../database/reader.js';
import { Registration } from './registration.entity.js';

/** How many of a session have a place, and how many wait. */
export interface PlaceCounts {
  registeredCount: number;
  waitlistCount: number;
}

/** In one statement: SQLite takes at most 32,766 parameters. */
const MOST_IDS = 10_000;

export const NOBODY: PlaceCounts = { registeredCount: 0, waitlistCount: 0 };

/**
 * Who has a place in a tryout session, as rows (decisions 5 and 6). Every write here joins a transaction that has
 * locked the session's row first: counting before the lock would give one place to two players.
 */
@Injectable()
export class PlacesService {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /** By session, in one query for each ten thousand of them; a session that nobody registered for is left out. */
  async countsIn(reader: Reader, sessions: readonly { id: number }[]): Promise<Map<number, PlaceCounts>> {
    const counts = new Map<number, PlaceCounts>();
    for (let from = 0; from < sessions.length; from += MOST_IDS) {
      const asked = sessions.slice(from, from + MOST_IDS);
      const groups = await reader.select<{ sessionId: number; status: string; n: number | string }>(
        `SELECT sessionId, status, COUNT(*) AS n FROM registrations
         WHERE status <> 'cancelled' AND sessionId IN (${asked.map(() => '?').join(', ')})
         GROUP BY sessionId, status`,
        asked.map(({ id }) => id),
      );
      for (const { sessionId, status, n } of groups) {
        const count = status === 'confirmed' ? { registeredCount: Number(n) } : { waitlistCount: Number(n) };
        counts.set(sessionId, { ...(counts.get(sessionId) ?? NOBODY), ...count });
      }
    }
    return counts;
  }

  /** All registrations of a session, cancelled ones too, in the order of the waiting line. */
  allIn(reader: Reader, sessionId: number): Promise<Registration[]> {
    return reader.find(Registration, { where: { sessionId }, order: { turn: 'ASC', id: 'ASC' } });
  }

  /** Gives the places of a session whose capacity changed to those who wait. */
  async promoteIn(tx: Writer, sessionId: number, capacity: number): Promise<void> {
    const rows = await this.allIn(tx, sessionId);
    await this.seatIn(tx, rows, resize(poolOf(rows, capacity), capacity));
  }

  /** Writes down who got a place, and takes the rows along. */
  async seatIn(tx: Writer, rows: readonly Registration[], pool: Pool): Promise<void> {
    const promoted = rows.filter(({ id, status }) => status === 'waiting' && pool.confirmed.includes(id));
    for (const row of promoted) {
      const change = { status: 'confirmed' as const, updatedAt: this.clock.now() };
      await tx.update(Registration, { id: row.id }, change);
      Object.assign(row, change);
      await this.audit.recordIn(tx, undefined, {
        action: 'registration.promote',
        subjectId: row.id,
        before: { status: 'waiting' },
        after: { status: 'confirmed' },
      });
    }
  }
}

/** The pool that these rows share; a tryout session has one for all positions. */
export function poolOf(rows: readonly Registration[], capacity: number): Pool {
  const ids = (status: Registration['status']) =>
    rows.filter((row) => row.status === status).map(({ id }) => id);
  return { capacity, confirmed: ids('confirmed'), waiting: ids('waiting') };
}

/** 1 for the next in line among these rows; null for who does not wait. */
export function positionInLine(rows: readonly Registration[], id: number): number | null {
  return waitingPosition(poolOf(rows, 0), id) ?? null;
}

/** The place in line behind everybody of these rows. */
export function nextTurn(rows: readonly Registration[]): number {
  return Math.max(0, ...rows.map(({ turn }) => turn)) + 1;
}

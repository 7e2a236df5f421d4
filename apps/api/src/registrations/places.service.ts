import { Injectable } from '@nestjs/common';
import { resize, type PracticeCounts } from '@lions/domain';
import type { Reader, Writer } from '../database/reader.js';
import { Registration } from './registration.entity.js';
import {
  columnsOf,
  poolOf,
  type PoolName,
  type RegistrationTarget,
  type Standing,
  type TargetRef,
} from './target.js';
import { TransitionsService, type Transition } from './transitions.service.js';

/** How many of a session have a place, and how many wait. */
export interface PlaceCounts {
  registeredCount: number;
  waitlistCount: number;
}

/** In one statement: SQLite takes at most 32,766 parameters. */
const MOST_IDS = 10_000;

export const NOBODY: PlaceCounts = { registeredCount: 0, waitlistCount: 0 };
export const NOBODY_THERE: PracticeCounts = { skatersCount: 0, goaliesCount: 0, waitlistCount: 0 };

/**
 * Who has a place in a practice or tryout session, as rows (decisions 5 and 6). Every write here joins a transaction
 * that has locked the practice's or session's row first: counting before the lock would give one place to two players.
 */
@Injectable()
export class PlacesService {
  constructor(private readonly transitions: TransitionsService) {}

  /** By session, in one query for each ten thousand of them; a session that nobody registered for is left out. */
  async countsIn(reader: Reader, sessions: readonly { id: number }[]): Promise<Map<number, PlaceCounts>> {
    const counts = new Map<number, PlaceCounts>();
    for (const { id, status, n } of await this.groupsIn(reader, 'sessionId', sessions)) {
      const was = counts.get(id) ?? NOBODY;
      const field = status === 'confirmed' ? 'registeredCount' : 'waitlistCount';
      counts.set(id, { ...was, [field]: was[field] + Number(n) });
    }
    return counts;
  }

  /** By practice, as `countsIn`; those who wait are counted together. */
  async practiceCountsIn(
    reader: Reader,
    practices: readonly { id: number }[],
  ): Promise<Map<number, PracticeCounts>> {
    const counts = new Map<number, PracticeCounts>();
    for (const { id, status, isGoalie, n } of await this.groupsIn(reader, 'practiceId', practices)) {
      const was = counts.get(id) ?? NOBODY_THERE;
      const holds = Number(isGoalie) === 1 ? 'goaliesCount' : 'skatersCount';
      const field = status === 'confirmed' ? holds : 'waitlistCount';
      counts.set(id, { ...was, [field]: was[field] + Number(n) });
    }
    return counts;
  }

  /** All registrations of a target, cancelled ones too, in the order of the waiting line. */
  allIn(reader: Reader, ref: TargetRef): Promise<Registration[]> {
    const { practiceId, sessionId } = columnsOf(ref);
    const column = practiceId === null ? 'sessionId' : 'practiceId';
    return reader.rows(Registration, `${column} = ? ORDER BY turn, id`, [practiceId ?? sessionId]);
  }

  /** The target with its rows; it is locked, where anything is to be decided by them. */
  async standingIn(reader: Reader, target: RegistrationTarget): Promise<Standing> {
    return { target, rows: await this.allIn(reader, target) };
  }

  /** Gives the places of a target whose capacity changed, or that takes place again, to those who wait. */
  async promoteIn(tx: Writer, target: RegistrationTarget): Promise<void> {
    const standing = await this.standingIn(tx, target);
    await this.transitions.applyIn(tx, standing, seatedOf(standing));
  }

  private async groupsIn(
    reader: Reader,
    column: 'sessionId' | 'practiceId',
    targets: readonly { id: number }[],
  ) {
    const groups: { id: number; status: string; isGoalie: unknown; n: number | string }[] = [];
    for (let from = 0; from < targets.length; from += MOST_IDS) {
      const asked = targets.slice(from, from + MOST_IDS);
      groups.push(
        ...(await reader.select<(typeof groups)[number]>(
          `SELECT ${column} AS id, status, playerPosition = 'Goalie' AS isGoalie, COUNT(*) AS n FROM registrations
           WHERE status <> 'cancelled' AND ${column} IN (${asked.map(() => '?').join(', ')})
           GROUP BY ${column}, status, playerPosition = 'Goalie'`,
          asked.map(({ id }) => id),
        )),
      );
    }
    return groups;
  }
}

/** Who gets the places that are free now: the first in line of each pool, as the server's own doing. */
export function seatedOf(standing: Standing): Transition[] {
  return (Object.keys(standing.target.pools) as PoolName[]).flatMap((name) => {
    const pool = poolOf(standing, name);
    const seated = new Set(resize(pool, pool.capacity).confirmed);
    return standing.rows
      .filter(({ id, status }) => status === 'waiting' && seated.has(id) && pool.waiting.includes(id))
      .map((row) => ({ row, event: 'promoted', actor: 'server', change: { status: 'confirmed' } }) as const);
  });
}

import { Injectable } from '@nestjs/common';
import { PLAYER_POSITIONS, poolOfPosition, REGISTRATION_STATUSES, resize } from '@lions/domain';
import { inBatches, placeholders } from '../platform/database/inserting.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { nullable, oneOf, whole, type RowOf } from '../platform/database/row-shape.js';
import { Line } from './line.js';
import { Registration } from './registration.entity.js';
import {
  columnOf,
  poolOf,
  positionsInLine,
  type PoolName,
  type RegistrationTarget,
  type Roster,
  type TargetRef,
} from './target.js';
import { TransitionsService, type Transition } from './transitions.service.js';

/** Confirmed and waiting registrations of a session. */
export interface PlaceCounts {
  registeredCount: number;
  waitlistCount: number;
}

/** Confirmed and waiting registrations of a practice, by pool. */
export interface PracticePlaces {
  skatersCount: number;
  goaliesCount: number;
  skatersWaitlistCount: number;
  goaliesWaitlistCount: number;
}

const GROUP = {
  id: whole,
  status: oneOf(REGISTRATION_STATUSES),
  playerPosition: oneOf(PLAYER_POSITIONS),
  n: whole,
  lastTurn: whole,
};

/** The columns of a `Standing`. */
export const STANDING = {
  id: whole,
  sessionId: nullable(whole),
  practiceId: nullable(whole),
  status: oneOf(REGISTRATION_STATUSES),
  turn: whole,
  playerPosition: oneOf(PLAYER_POSITIONS),
};
export const NO_PLACES: PlaceCounts = { registeredCount: 0, waitlistCount: 0 };
export const NO_PRACTICE_PLACES: PracticePlaces = {
  skatersCount: 0,
  goaliesCount: 0,
  skatersWaitlistCount: 0,
  goaliesWaitlistCount: 0,
};

/**
 * Registrations of practices and tryout sessions, as rows. Every write joins a transaction that has locked the
 * practice's or session's row first: counting before the lock would assign one place to two players.
 */
@Injectable()
export class PlacesService {
  constructor(private readonly transitions: TransitionsService) {}

  /** Counts by session, in one query per ten thousand; sessions without registrations are left out. */
  async countsIn(reader: Reader, sessions: readonly { id: number }[]): Promise<Map<number, PlaceCounts>> {
    const counts = new Map<number, PlaceCounts>();
    for (const { id, status, n } of await this.groupsIn(reader, 'sessionId', sessions)) {
      if (status === 'cancelled') continue;
      const own = counts.get(id) ?? { ...NO_PLACES };
      own[status === 'confirmed' ? 'registeredCount' : 'waitlistCount'] += n;
      counts.set(id, own);
    }
    return counts;
  }

  /** Counts by practice, as `countsIn`. */
  async practiceCountsIn(
    reader: Reader,
    practices: readonly { id: number }[],
  ): Promise<Map<number, PracticePlaces>> {
    const counts = new Map<number, PracticePlaces>();
    for (const { id, status, playerPosition, n } of await this.groupsIn(reader, 'practiceId', practices)) {
      if (status === 'cancelled') continue;
      const own = counts.get(id) ?? { ...NO_PRACTICE_PLACES };
      const pool = poolOfPosition(playerPosition);
      own[status === 'confirmed' ? (`${pool}Count` as const) : (`${pool}WaitlistCount` as const)] += n;
      counts.set(id, own);
    }
    return counts;
  }

  /** All registrations of a target, cancelled ones too, in the order of the waiting line. */
  allIn(reader: Reader, ref: TargetRef): Promise<Registration[]> {
    return reader.rows(Registration, `${columnOf(ref)} = ? ORDER BY turn, id`, [ref.id]);
  }

  /** The target with its rows; locked by the caller when a decision depends on them. */
  async rosterIn(reader: Reader, target: RegistrationTarget): Promise<Roster> {
    return { target, rows: await this.allIn(reader, target) };
  }

  /** The lines of targets that the caller has locked, practices before sessions. */
  async linesIn(reader: Reader, targets: readonly RegistrationTarget[]): Promise<Line[]> {
    const lines: Line[] = [];
    for (const kind of ['practice', 'session'] as const) {
      const own = targets.filter((target) => target.kind === kind);
      const groups = await this.groupsIn(reader, `${kind}Id`, own);
      const groupsOf = (target: TargetRef) => groups.filter(({ id }) => id === target.id);
      lines.push(...own.map((target) => new Line(target, groupsOf(target))));
    }
    return lines;
  }

  /** Positions of the waiting registrations among these, by id: 1 for the next in line of its pool. */
  async positionsIn(
    reader: Reader,
    rows: readonly Pick<Registration, 'status' | 'practiceId' | 'sessionId'>[],
  ): Promise<Map<number, number>> {
    const positions = new Map<number, number>();
    const waiting = rows.filter(({ status }) => status === 'waiting');
    for (const column of ['practiceId', 'sessionId'] as const)
      for (const asked of inBatches([...new Set(waiting.flatMap((row) => row[column] ?? []))])) {
        const line = await reader.select(
          `SELECT ${Object.keys(STANDING).join(', ')} FROM registrations
           WHERE status = 'waiting' AND ${column} IN (${placeholders(asked)}) ORDER BY turn, id`,
          asked,
          STANDING,
        );
        for (const [{ id }, position] of positionsInLine(line)) positions.set(id, position);
      }
    return positions;
  }

  /** Promotes waiting players when a target's capacity changed or it takes place again. */
  async promoteIn(tx: Writer, target: RegistrationTarget): Promise<void> {
    const roster = await this.rosterIn(tx, target);
    await this.transitions.applyIn(tx, roster, promotionsOf(roster));
  }

  private async groupsIn(
    reader: Reader,
    column: 'sessionId' | 'practiceId',
    targets: readonly { id: number }[],
  ) {
    const groups: RowOf<typeof GROUP>[] = [];
    for (const asked of inBatches(targets))
      groups.push(
        ...(await reader.select(
          `SELECT ${column} AS id, status, playerPosition, COUNT(*) AS n, MAX(turn) AS lastTurn FROM registrations
           WHERE ${column} IN (${placeholders(asked)})
           GROUP BY ${column}, status, playerPosition`,
          asked.map(({ id }) => id),
          GROUP,
        )),
      );
    return groups;
  }
}

/** Promotions to the free places: the first in line of each pool, with the server as actor. */
export function promotionsOf(roster: Roster): Transition[] {
  return (Object.keys(roster.target.pools) as PoolName[]).flatMap((name) => {
    const pool = poolOf(roster, name);
    const seated = new Set(resize(pool, pool.capacity).confirmed);
    return roster.rows
      .filter(({ id, status }) => status === 'waiting' && seated.has(id) && pool.waiting.includes(id))
      .map((row) => ({ row, event: 'promoted', actor: 'server', change: { status: 'confirmed' } }) as const);
  });
}

import { Injectable } from '@nestjs/common';
import { PLAYER_POSITIONS, poolOfPosition, REGISTRATION_STATUSES } from '@lions/domain';
import { inBatches, placeholders } from '../platform/database/inserting.js';
import type { Reader } from '../platform/database/reader.js';
import { nullable, oneOf, whole, type RowOf } from '../platform/database/row-shape.js';
import { Line } from './line.js';
import { Registration } from './registration.entity.js';
import {
  ACTIVITY_KINDS,
  columnOf,
  positionsInLine,
  type Activity,
  type Roster,
  type ActivityRef,
} from './activity.js';

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

/** Registrations of activities, as rows. */
@Injectable()
export class PlacesService {
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

  /** All registrations of an activity, cancelled ones too, in the order of the waiting line. */
  allIn(reader: Reader, ref: ActivityRef): Promise<Registration[]> {
    return reader.rows(Registration, `${columnOf(ref)} = ? ORDER BY turn, id`, [ref.id]);
  }

  /** The activity with its rows; locked by the caller when a decision depends on them. */
  async rosterIn(reader: Reader, activity: Activity): Promise<Roster> {
    return { activity, rows: await this.allIn(reader, activity) };
  }

  /** The lines of activities that the caller has locked, practices before sessions. */
  async linesIn(reader: Reader, activities: readonly Activity[]): Promise<Line[]> {
    const lines: Line[] = [];
    for (const kind of ACTIVITY_KINDS) {
      const own = activities.filter((activity) => activity.kind === kind);
      const groups = await this.groupsIn(reader, `${kind}Id`, own);
      const groupsOf = (activity: ActivityRef) => groups.filter(({ id }) => id === activity.id);
      lines.push(...own.map((activity) => new Line(activity, groupsOf(activity))));
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

  private async groupsIn(
    reader: Reader,
    column: 'sessionId' | 'practiceId',
    activities: readonly { id: number }[],
  ) {
    const groups: RowOf<typeof GROUP>[] = [];
    for (const asked of inBatches(activities))
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

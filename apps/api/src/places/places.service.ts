import { Injectable } from '@nestjs/common';
import {
  LANGUAGES,
  PLAYER_POSITIONS,
  REGISTRATION_STATUSES,
  resize,
  type PracticeCounts,
} from '@lions/domain';
import { inBatches } from '../database/statements/inserting.js';
import type { Reader, Writer } from '../database/reader.js';
import { flag, instant, nullable, oneOf, text, whole, type RowOf } from '../database/row-shape.js';
import { Registration } from './registration.entity.js';
import {
  columnOf,
  poolOf,
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

const GROUP = {
  id: whole,
  status: oneOf(REGISTRATION_STATUSES),
  isGoalie: flag,
  n: whole,
};

const REGISTRANT = {
  id: whole,
  sessionId: nullable(whole),
  practiceId: nullable(whole),
  status: oneOf(REGISTRATION_STATUSES),
  turn: whole,
  playerPosition: oneOf(PLAYER_POSITIONS),
  playerName: text,
  parentEmail: text,
  locale: nullable(oneOf(LANGUAGES)),
  receiptHash: nullable(text),
  createdAt: instant,
};
/** What a further registration for the same target depends on. */
export type Registrant = RowOf<typeof REGISTRANT>;

export const NO_PLACES: PlaceCounts = { registeredCount: 0, waitlistCount: 0 };
export const NO_PRACTICE_PLACES: PracticeCounts = { skatersCount: 0, goaliesCount: 0, waitlistCount: 0 };

/**
 * Registrations of practices and tryout sessions, as rows. Every write joins a transaction that has locked the
 * practice's or session's row first: counting before the lock would assign one place to two players.
 */
@Injectable()
export class PlacesService {
  constructor(private readonly transitions: TransitionsService) {}

  /** By session, in one query per ten thousand; sessions without registrations are left out. */
  async countsIn(reader: Reader, sessions: readonly { id: number }[]): Promise<Map<number, PlaceCounts>> {
    const counts = new Map<number, PlaceCounts>();
    for (const { id, status, n } of await this.groupsIn(reader, 'sessionId', sessions)) {
      const was = counts.get(id) ?? NO_PLACES;
      const field = status === 'confirmed' ? 'registeredCount' : 'waitlistCount';
      counts.set(id, { ...was, [field]: was[field] + n });
    }
    return counts;
  }

  /** By practice, as `countsIn`; waiting players of both pools are counted together. */
  async practiceCountsIn(
    reader: Reader,
    practices: readonly { id: number }[],
  ): Promise<Map<number, PracticeCounts>> {
    const counts = new Map<number, PracticeCounts>();
    for (const { id, status, isGoalie, n } of await this.groupsIn(reader, 'practiceId', practices)) {
      const was = counts.get(id) ?? NO_PRACTICE_PLACES;
      const holds = isGoalie ? 'goaliesCount' : 'skatersCount';
      const field = status === 'confirmed' ? holds : 'waitlistCount';
      counts.set(id, { ...was, [field]: was[field] + n });
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

  /** As `rosterIn`, with less of each row: a burst of registrations reads a long list again and again. */
  async registrantsIn(reader: Reader, target: RegistrationTarget): Promise<Roster<Registrant>> {
    const names = Object.keys(REGISTRANT).join(', ');
    const rows = await reader.select(
      `SELECT ${names} FROM registrations WHERE ${columnOf(target)} = ? ORDER BY turn, id`,
      [target.id],
      REGISTRANT,
    );
    return { target, rows };
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
          `SELECT ${column} AS id, status, playerPosition = 'Goalie' AS isGoalie, COUNT(*) AS n FROM registrations
           WHERE status <> 'cancelled' AND ${column} IN (${asked.map(() => '?').join(', ')})
           GROUP BY ${column}, status, playerPosition = 'Goalie'`,
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

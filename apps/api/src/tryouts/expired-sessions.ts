import { Injectable } from '@nestjs/common';
import { civilAt, civilDateOf, DAY_MS, isExpired } from '@lions/domain';
import { In, IsNull } from 'typeorm';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { inBatches, placeholders } from '../platform/database/inserting.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import {
  instant as instantColumn,
  nullable,
  text,
  whole,
  type RowOf,
} from '../platform/database/row-shape.js';
import { TryoutSession } from './tryout-session.entity.js';

const SCHEDULE = {
  id: whole,
  date: text,
  time: text,
};
const CANDIDATE = {
  ...SCHEDULE,
  restoredAt: nullable(instantColumn),
};
type Schedule = RowOf<typeof CANDIDATE>;

/** How long a restored session is left alone: a superadmin wanted it back. */
const LEFT_ALONE_MS = 30 * DAY_MS;

/** One of the domain's two rules: `isExpired` or `isOver`. */
type ExpiryRule = (session: Schedule, instant: Date, zone: string) => boolean;

const OF_TEAM = {
  ...SCHEDULE,
  teamName: text,
};
const NAMED_SESSION = {
  ...OF_TEAM,
  location: text,
};
/** A session in readable form. */
export type NamedSession = RowOf<typeof NAMED_SESSION>;

const CHILD = { sessionId: whole, parentEmail: text };

type Verdict = (session: Schedule) => boolean;

/** Rows per statement: below the parameter limit of every database. */
const CHUNK = 500;

/** Not deleted, and of that day or earlier as far as text comparison can tell; the domain decides on the rest. */
const CANDIDATES = `
  SELECT id, date, time, restoredAt FROM tryout_sessions
  WHERE deletedAt IS NULL AND (date <= ? OR date NOT LIKE '____-__-__') ORDER BY id`;

const UNREADABLE = `
  SELECT s.id AS id, t.name AS teamName, s.date AS date, s.time AS time
  FROM tryout_sessions s INNER JOIN teams t ON t.id = s.teamId
  WHERE s.deletedAt IS NULL AND t.deletedAt IS NULL ORDER BY s.id`;

const NAMED = `
  SELECT s.id AS id, t.name AS teamName, s.date AS date, s.time AS time, s.location AS location
  FROM tryout_sessions s INNER JOIN teams t ON t.id = s.teamId`;

/** Finds and deletes expired sessions of any team, active or not. */
@Injectable()
export class ExpiredSessions {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** The ids of sessions that the rule matches at that instant. */
  findIn(reader: Reader, rule: ExpiryRule, instant: Date): Promise<number[]> {
    return this.candidatesIn(reader, instant, this.verdict(rule, instant));
  }

  /** The sessions that each cutoff removes, in order: a session is removed at the first one that matches it. */
  async nightsIn(reader: Reader, cutoffs: Date[]): Promise<number[][]> {
    const lastDay = civilAt(new Date(Math.max(...cutoffs.map(Number))), this.configuration.zone).date;
    let left = await reader.select(CANDIDATES, [lastDay], CANDIDATE);
    return cutoffs.map((cutoff) => {
      const isGone = this.verdict(isExpired, cutoff);
      const gone = left.filter(isGone);
      left = left.filter((session) => !isGone(session));
      return gone.map((session) => session.id);
    });
  }

  /** The sessions with these ids, deleted or not, by id. */
  async namedIn(reader: Reader, ids: number[]): Promise<NamedSession[]> {
    const named: NamedSession[] = [];
    for (const chunk of inBatches(ids, CHUNK)) {
      const places = placeholders(chunk);
      named.push(
        ...(await reader.select(`${NAMED} WHERE s.id IN (${places}) ORDER BY s.id`, chunk, NAMED_SESSION)),
      );
    }
    return named;
  }

  /** The family's address of each registration that is not cancelled, by session. */
  async childrenIn(reader: Reader, ids: number[]): Promise<Map<number, string[]>> {
    const children = new Map<number, string[]>();
    for (const chunk of inBatches(ids, CHUNK)) {
      const places = placeholders(chunk);
      const sql = `SELECT sessionId, parentEmail FROM registrations
        WHERE status <> 'cancelled' AND sessionId IN (${places})`;
      for (const { sessionId, parentEmail } of await reader.select(sql, chunk, CHILD))
        children.set(sessionId, [...(children.get(sessionId) ?? []), parentEmail]);
    }
    return children;
  }

  /** Soft-deletes them, as a coach does, and returns their ids. */
  async deleteIn(tx: Writer, rule: ExpiryRule, instant: Date): Promise<number[]> {
    const isGone = this.verdict(rule, instant);
    const found = await this.candidatesIn(tx, instant, isGone);
    const deleted: number[] = [];
    for (const chunk of inBatches(found, CHUNK)) {
      // Lock, then check again: a coach may have moved a session to next week meanwhile.
      const claimed = await tx.lock(TryoutSession, { id: In(chunk), deletedAt: IsNull() });
      const gone = claimed.filter(isGone);
      await this.hideIn(tx, gone);
      deleted.push(...gone.map(({ id }) => id));
    }
    return deleted;
  }

  /** Sessions that are never deleted because their date is unreadable; those of deleted teams are left out. */
  async unreadableIn(reader: Reader): Promise<RowOf<typeof OF_TEAM>[]> {
    const sessions = await reader.select(UNREADABLE, [], OF_TEAM);
    return sessions.filter((session) => civilDateOf(session.date) === undefined);
  }

  private async candidatesIn(reader: Reader, instant: Date, isGone: Verdict): Promise<number[]> {
    const lastDay = civilAt(instant, this.configuration.zone).date;
    const candidates = await reader.select(CANDIDATES, [lastDay], CANDIDATE);
    return candidates.filter(isGone).map((session) => session.id);
  }

  /** The rule at one instant, cached per date and time: the computation takes a hundred times longer than a lookup. */
  private verdict(rule: ExpiryRule, instant: Date): Verdict {
    const known = new Map<string, boolean>();
    return (session) => {
      const { restoredAt } = session;
      if (restoredAt && instant.getTime() < restoredAt.getTime() + LEFT_ALONE_MS) return false;
      const key = `${session.date} at ${session.time}`;
      const isGone = known.get(key) ?? rule(session, instant, this.configuration.zone);
      known.set(key, isGone);
      return isGone;
    };
  }

  private async hideIn(tx: Writer, sessions: readonly TryoutSession[]): Promise<void> {
    const now = this.clock.now();
    for (const { id, version } of sessions)
      await tx.update(TryoutSession, { id }, { deletedAt: now, updatedAt: now, version: version + 1 });
  }
}

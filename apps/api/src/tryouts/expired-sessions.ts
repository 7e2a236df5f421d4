import { Injectable } from '@nestjs/common';
import { civilAt, civilDateOf, isExpired } from '@lions/domain';
import { In, IsNull } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import type { Reader, Writer } from '../database/reader.js';
import { TryoutSession } from './tryout-session.entity.js';

type Schedule = Pick<TryoutSession, 'id' | 'date' | 'time'>;

/** One of the domain's two rules: `isExpired` or `isOver`. */
export type ExpiryRule = (session: Schedule, instant: Date, zone: string) => boolean;

/** A session as a person knows it. */
export type NamedSession = Schedule & { teamName: string; location: string };

type Verdict = (session: Schedule) => boolean;

/** Rows per statement: fewer than any database takes parameters. */
const CHUNK = 500;

/** Not deleted, and of that day or before, as far as text can tell; the domain decides on what is left. */
const CANDIDATES = `
  SELECT id, date, time FROM tryout_sessions
  WHERE deletedAt IS NULL AND (date <= ? OR date NOT LIKE '____-__-__') ORDER BY id`;

const UNREADABLE = `
  SELECT s.id AS id, t.name AS teamName, s.date AS date, s.time AS time
  FROM tryout_sessions s INNER JOIN teams t ON t.id = s.teamId
  WHERE s.deletedAt IS NULL AND t.deletedAt IS NULL ORDER BY s.id`;

const NAMED = `
  SELECT s.id AS id, t.name AS teamName, s.date AS date, s.time AS time, s.location AS location
  FROM tryout_sessions s INNER JOIN teams t ON t.id = s.teamId`;

/** Finds and deletes the sessions whose time has passed, active or not, of any team (D-30). */
@Injectable()
export class ExpiredSessions {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** The ids that the rule takes at that instant. */
  findIn(reader: Reader, rule: ExpiryRule, instant: Date): Promise<number[]> {
    return this.candidatesIn(reader, instant, this.verdict(rule, instant));
  }

  /** Which sessions each of these cutoffs takes, in order: a session goes at the first that takes it. */
  async nightsIn(reader: Reader, cutoffs: Date[]): Promise<number[][]> {
    const lastDay = civilAt(new Date(Math.max(...cutoffs.map(Number))), this.configuration.zone).date;
    let left = await reader.select<Schedule>(CANDIDATES, [lastDay]);
    return cutoffs.map((cutoff) => {
      const isGone = this.verdict(isExpired, cutoff);
      const gone = left.filter(isGone);
      left = left.filter((session) => !isGone(session));
      return gone.map((session) => session.id);
    });
  }

  /** The sessions of these ids, deleted or not, by id. */
  async namedIn(reader: Reader, ids: number[]): Promise<NamedSession[]> {
    const named: NamedSession[] = [];
    for (let from = 0; from < ids.length; from += CHUNK) {
      const chunk = ids.slice(from, from + CHUNK);
      const places = chunk.map(() => '?').join(', ');
      named.push(
        ...(await reader.select<NamedSession>(`${NAMED} WHERE s.id IN (${places}) ORDER BY s.id`, chunk)),
      );
    }
    return named;
  }

  /** Deletes them softly, as a coach does, and gives their ids. */
  async deleteIn(tx: Writer, rule: ExpiryRule, instant: Date): Promise<number[]> {
    const isGone = this.verdict(rule, instant);
    const found = await this.candidatesIn(tx, instant, isGone);
    const deleted: number[] = [];
    for (let from = 0; from < found.length; from += CHUNK) {
      // Claimed, then asked again: a coach may have moved a session to next week since it was found.
      const chunk = In(found.slice(from, from + CHUNK));
      const claimed = await tx.lock(TryoutSession, { id: chunk, deletedAt: IsNull() });
      const ids = claimed.filter(isGone).map((session) => session.id);
      await this.hideIn(tx, ids);
      deleted.push(...ids);
    }
    return deleted;
  }

  /** Sessions that are never deleted because their date cannot be read; teams that are deleted need no attention. */
  async unreadableIn(reader: Reader): Promise<(Schedule & { teamName: string })[]> {
    const sessions = await reader.select<Schedule & { teamName: string }>(UNREADABLE);
    return sessions.filter((session) => civilDateOf(session.date) === undefined);
  }

  private async candidatesIn(reader: Reader, instant: Date, isGone: Verdict): Promise<number[]> {
    const lastDay = civilAt(instant, this.configuration.zone).date;
    return (await reader.select<Schedule>(CANDIDATES, [lastDay])).filter(isGone).map((session) => session.id);
  }

  /** The rule at one instant, asked once for each date and time: an answer takes a hundred times longer than a look-up. */
  private verdict(rule: ExpiryRule, instant: Date): Verdict {
    const known = new Map<string, boolean>();
    return (session) => {
      const key = `${session.date} at ${session.time}`;
      const isGone = known.get(key) ?? rule(session, instant, this.configuration.zone);
      known.set(key, isGone);
      return isGone;
    };
  }

  private async hideIn(tx: Writer, ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const now = this.clock.now().toISOString();
    const places = ids.map(() => '?').join(', ');
    const change = 'UPDATE tryout_sessions SET deletedAt = ?, updatedAt = ?, version = version + 1';
    await tx.execute(`${change} WHERE id IN (${places})`, [now, now, ...ids]);
  }
}

import { addDays, civilAt, instantAt, LEAGUES, weekOf, type CivilDate, type CivilDays } from '@lions/domain';
import type { Reader } from '../../platform/database/reader.js';
import {
  flag,
  instant,
  nullable,
  oneOf,
  text,
  whole,
  type RowOf,
} from '../../platform/database/row-shape.js';
import type { ActivityKind } from '../../places/activity.js';

const PRACTICE = { id: whole, date: text, time: text, capacity: whole, isCancelled: flag };
const SESSION = {
  ...PRACTICE,
  teamId: whole,
  teamName: text,
  league: oneOf(LEAGUES),
  isVisible: flag,
};
const PLACES = { id: whole, registered: whole, firstAt: instant, fullAt: nullable(instant) };
const ATTENDANCE = { id: whole, attended: whole };
const WEEK = { id: whole, week: whole, registrations: whole, cancellations: whole };

/** The places of an activity, and when they were taken. */
export type PlacesRow = RowOf<typeof PLACES>;
/** Entries of an activity in one week. */
export type WeekRow = RowOf<typeof WEEK>;

/** The activities of each kind as `t`, hidden ones too: a hidden practice keeps its registrations. */
const ACTIVITIES = {
  practice: {
    column: 'practiceId',
    from: 'practices t',
    isCounted: 't.date >= ? AND t.date < ?',
  },
  session: {
    column: 'sessionId',
    from: 'tryout_sessions t',
    isCounted: `t.deletedAt IS NULL AND t.date >= ? AND t.date < ?
      AND t.teamId NOT IN (SELECT id FROM teams WHERE deletedAt IS NOT NULL)`,
  },
} as const;

/** Older sessions have a time behind their day, which sorts after the day alone. */
const bounds = ({ from, to }: CivilDays) => [from, addDays(to, 1)];

export const practicesIn = (reader: Reader, days: CivilDays) =>
  reader.select(
    `SELECT t.id, t.date, t.time, t.capacity, t.cancelledAt IS NOT NULL AS isCancelled
     FROM ${ACTIVITIES.practice.from} WHERE ${ACTIVITIES.practice.isCounted}`,
    bounds(days),
    PRACTICE,
  );

export const sessionsIn = (reader: Reader, days: CivilDays) =>
  reader.select(
    `SELECT t.id, t.date, t.time, t.capacity, t.cancelledAt IS NOT NULL AS isCancelled,
       t.teamId, team.name AS teamName, team.league, team.isVisible
     FROM ${ACTIVITIES.session.from} JOIN teams team ON team.id = t.teamId WHERE ${ACTIVITIES.session.isCounted}`,
    bounds(days),
    SESSION,
  );

/**
 * Per activity with a ledger. A registration has a place after an entry without a position in the line, unless it left;
 * the running sum of places first reaches the capacity when the last one was taken. LAG finds the entry before: a
 * subquery for it takes more than ten seconds on MySQL for 110,000 entries. MariaDB's LAG has no default.
 */
export function placesIn(reader: Reader, kind: ActivityKind, days: CivilDays): Promise<PlacesRow[]> {
  const { column, from, isCounted } = ACTIVITIES[kind];
  return reader.select(
    `WITH entries AS (
       SELECT t.id, e.registrationId, e.seq, e.at, t.capacity,
         e.position IS NULL AND e.event NOT IN ('moved-out', 'cancelled', 'erased') AS hasPlace
       FROM ${from} JOIN ledger_entries e ON e.${column} = t.id WHERE ${isCounted}
     ), changes AS (
       SELECT id, seq, at, capacity, hasPlace
         - COALESCE(LAG(hasPlace) OVER (PARTITION BY id, registrationId ORDER BY seq), 0) AS difference
       FROM entries
     ), sums AS (
       SELECT id, at, capacity, difference, SUM(difference) OVER (PARTITION BY id ORDER BY seq) AS taken
       FROM changes
     )
     SELECT id, SUM(difference) AS registered, MIN(at) AS firstAt,
       MIN(CASE WHEN taken >= capacity THEN at END) AS fullAt
     FROM sums GROUP BY id`,
    bounds(days),
    PLACES,
  );
}

/** Per activity at which a player with a place was ticked. */
export function attendanceIn(reader: Reader, kind: ActivityKind, days: CivilDays) {
  const { column, from, isCounted } = ACTIVITIES[kind];
  return reader.select(
    `SELECT t.id, COUNT(*) AS attended FROM ${from} JOIN registrations r ON r.${column} = t.id
     WHERE ${isCounted} AND r.status = 'confirmed' AND r.attended = 1 GROUP BY t.id`,
    bounds(days),
    ATTENDANCE,
  );
}

/** Per activity and week; `week` is a place in `weeks`. */
export function weekRowsIn(
  reader: Reader,
  kind: ActivityKind,
  days: CivilDays,
  weeks: readonly CivilDate[],
  zone: string,
): Promise<WeekRow[]> {
  const { column, from, isCounted } = ACTIVITIES[kind];
  const week = weekIndex('e.at', weeks, zone);
  return reader.select(
    `SELECT id, week, SUM(isRegistration) AS registrations, COUNT(*) - SUM(isRegistration) AS cancellations FROM (
       SELECT t.id, ${week.sql} AS week, e.event IN ('registered', 'waiting') AS isRegistration
       FROM ${from} JOIN ledger_entries e ON e.${column} = t.id
       WHERE e.event IN ('registered', 'waiting', 'cancelled', 'erased') AND ${isCounted}
     ) entries GROUP BY id, week`,
    [...week.parameters, ...bounds(days)],
    WEEK,
  );
}

/** The club's weeks between two instants, both included, from Sunday on. */
export function weeksBetween(first: Date, last: Date, zone: string): CivilDate[] {
  const weeks: CivilDate[] = [];
  const end = civilAt(last, zone).date;
  for (let week = weekOf(civilAt(first, zone).date); week <= end; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/** SQL with its parameters. */
interface Expression {
  sql: string;
  parameters: string[];
}

/**
 * SQL for the place of an instant's week in `weeks`: the databases share no function for a week of a time zone. It
 * is a binary search, because a CASE with a branch per week would compare each row with all of them.
 */
function weekIndex(column: string, weeks: readonly CivilDate[], zone: string): Expression {
  const search = (low: number, high: number): Expression => {
    if (low === high) return { sql: String(low), parameters: [] };
    const middle = Math.ceil((low + high) / 2);
    const [earlier, later] = [search(low, middle - 1), search(middle, high)];
    const start = instantAt(weeks[middle] as CivilDate, 0, zone).toISOString();
    return {
      sql: `CASE WHEN ${column} < ? THEN ${earlier.sql} ELSE ${later.sql} END`,
      parameters: [start, ...earlier.parameters, ...later.parameters],
    };
  };
  return search(0, Math.max(0, weeks.length - 1));
}

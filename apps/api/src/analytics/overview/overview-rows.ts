import { compareTeams } from '@lions/domain';
import type { Reader } from '../../platform/database/reader.js';
import { flag, text, whole } from '../../platform/database/row-shape.js';
import { placeholders } from '../../platform/database/inserting.js';
import { ACTIVITY_KINDS, activityKey } from '../../places/activity.js';
import type { LedgerEvent } from '../../places/ledger-entry.entity.js';
import { NO_PLACES, NO_PRACTICE_PLACES, type PlacesService } from '../../places/places.service.js';
import { sortBySchedule } from '../../tryouts/session-schedule.js';
import type { OverviewDto, OverviewEventDto } from './overview.dto.js';

const PRACTICE = { id: whole, date: text, time: text, capacity: whole, isCancelled: flag };
const SESSION = { ...PRACTICE, location: text, teamId: whole, teamName: text, isVisible: flag };

interface Days {
  from: string;
  to: string;
}

/** Shown practices and sessions of these days, cancelled ones too, by day and start. */
export async function activitiesIn(
  reader: Reader,
  places: PlacesService,
  days: Days,
): Promise<OverviewEventDto[]> {
  const [practices, sessions] = [await practicesIn(reader, days), await sessionsIn(reader, days)];
  const ofPractice = await places.practiceCountsIn(reader, practices);
  const ofSession = await places.countsIn(reader, sessions);
  return sortBySchedule([
    ...practices.map((practice): OverviewEventDto => {
      const counts = ofPractice.get(practice.id) ?? NO_PRACTICE_PLACES;
      const registeredCount = counts.skatersCount + counts.goaliesCount;
      const waitlistCount = counts.skatersWaitlistCount + counts.goaliesWaitlistCount;
      return { kind: 'practice', ...practice, team: null, location: null, registeredCount, waitlistCount };
    }),
    ...sessions.map(({ teamId, teamName, isVisible, ...session }): OverviewEventDto => ({
      kind: 'session',
      ...session,
      team: { id: teamId, name: teamName, isVisible },
      ...(ofSession.get(session.id) ?? NO_PLACES),
    })),
  ]);
}

const practicesIn = (reader: Reader, { from, to }: Days) =>
  reader.select(
    `SELECT id, date, time, capacity, cancelledAt IS NOT NULL AS isCancelled FROM practices
     WHERE isActive = 1 AND date >= ? AND date <= ?`,
    [from, to],
    PRACTICE,
  );

const sessionsIn = (reader: Reader, { from, to }: Days) =>
  reader.select(
    `SELECT s.id, s.date, s.time, s.location, s.capacity, s.cancelledAt IS NOT NULL AS isCancelled,
       s.teamId, t.name AS teamName, t.isVisible
     FROM tryout_sessions s JOIN teams t ON t.id = s.teamId
     WHERE s.isActive = 1 AND s.deletedAt IS NULL AND t.deletedAt IS NULL AND s.date >= ? AND s.date <= ?`,
    [from, to],
    SESSION,
  );

/** Activities that are not cancelled and whose waiting list has not changed since then. */
export async function stillLinesIn(
  reader: Reader,
  activities: readonly OverviewEventDto[],
  since: Date,
): Promise<OverviewEventDto[]> {
  const waiting = activities.filter(({ isCancelled, waitlistCount }) => !isCancelled && waitlistCount > 0);
  const moved = new Set<string>();
  for (const kind of ACTIVITY_KINDS) {
    const ids = waiting.filter((activity) => activity.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await reader.select(
      `SELECT DISTINCT ${kind}Id AS id FROM ledger_entries
       WHERE ${kind}Id IN (${placeholders(ids)}) AND at > ?`,
      [...ids, since.toISOString()],
      { id: whole },
    );
    for (const { id } of rows) moved.add(activityKey({ kind, id }));
  }
  return waiting.filter((activity) => !moved.has(activityKey(activity)));
}

/** Visible teams that plan nothing from that day on. */
export async function teamsWithoutSessionsIn(reader: Reader, today: string) {
  const teams = await reader.select(
    `SELECT id, name, isVisible FROM teams WHERE deletedAt IS NULL AND isVisible = 1 AND NOT EXISTS (
       SELECT 1 FROM tryout_sessions s WHERE s.teamId = teams.id AND s.deletedAt IS NULL AND s.isActive = 1
         AND s.cancelledAt IS NULL AND s.date >= ?)
     ORDER BY id`,
    [today],
    { id: whole, name: text, isVisible: flag },
  );
  return teams.sort(compareTeams);
}

/** Numbers of registrations, promotions and cancellations since then. */
export async function changesIn(reader: Reader, since: Date): Promise<OverviewDto['changes']> {
  const rows = await reader.select(
    'SELECT event, COUNT(*) AS n FROM ledger_entries WHERE at >= ? GROUP BY event',
    [since.toISOString()],
    { event: text, n: whole },
  );
  const count = (event: LedgerEvent) => rows.find((row) => row.event === event)?.n ?? 0;
  return {
    registered: count('registered'),
    waiting: count('waiting'),
    promoted: count('promoted'),
    cancelled: count('cancelled'),
  };
}

/** Mails that are not tried again. */
export async function failedMailsIn(reader: Reader): Promise<number> {
  const [row] = await reader.select(`SELECT COUNT(*) AS n FROM outbox_mails WHERE status = 'failed'`, [], {
    n: whole,
  });
  return row?.n ?? 0;
}

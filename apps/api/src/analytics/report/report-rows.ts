import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@lions/domain';
import { KnownEntries, type AuditChange } from '../../audit/known-entries.js';
import { Db } from '../../database/db.js';
import type { Reader } from '../../database/reader.js';
import type { Versions } from '../../database/topics/topics.js';
import { scheduledIn, scheduledWithIn, type ScheduledSession } from '../../tryouts/scheduled-sessions.js';
import { namedRows, type NamedRows } from './named-rows.js';
import { ReportTeams, teamsIn } from './report-teams.js';
import { scheduleJson, teamsJson, type CountsJson } from './report-json.js';
import { Schedule } from './schedule.js';

/** The rows of the report, and what they were read with. */
interface Kept {
  versions: Versions;
  loadedAt: number;
  /** The audit entries whose changes the rows have. */
  entries: KnownEntries;
  teams: ReportTeams;
  schedule: Schedule;
  /** Another object after each change of the rows. */
  counts: CountsJson;
}

/**
 * The rows of the report in memory. After a change only the rows that the audit log names are read again; all of them
 * when an entry does not name them, or a change has no entry (docs/decisions/coaches/report.md).
 */
@Injectable()
export class ReportRows {
  private kept: Kept | undefined;
  private running: Promise<unknown> = Promise.resolve();
  /** The refresh that has not begun yet: shared by all who ask before it begins. */
  private next: Promise<Kept> | undefined;
  /** When the latest of them asked. */
  private since = Number.NEGATIVE_INFINITY;

  constructor(private readonly db: Db) {}

  /**
   * To be used before the next `await`: a later refresh changes the rows.
   * @param since when the caller asked, by `performance.now()`
   * @throws when the database does not answer
   */
  current(since: number): Promise<Pick<Kept, 'teams' | 'schedule' | 'counts' | 'versions'>> {
    this.since = Math.max(this.since, since);
    this.next ??= this.refreshNext();
    return this.next;
  }

  /** One at a time: of two, the older one could finish last. */
  private async refreshNext(): Promise<Kept> {
    await this.running;
    this.next = undefined;
    const refreshing = this.refreshed();
    this.running = refreshing.catch(() => undefined);
    return refreshing;
  }

  private async refreshed(): Promise<Kept> {
    // Taken before the rows are read: a change meanwhile raises them.
    const versions = await this.db.versions.current(this.since);
    const { kept } = this;
    // For an hour only: a change in a SQL shell raises no version.
    const isOld = kept && performance.now() - kept.loadedAt > HOUR_MS;
    if (kept && !isOld && TABLES.every((topic) => writesOf(topic, kept, versions) === 0)) {
      kept.versions = versions;
      return kept;
    }
    this.kept = await this.db.read(
      async (reader) =>
        (kept && !isOld && (await changedIn(reader, kept, versions))) || loadedIn(reader, versions),
    );
    // Older versions than the rows' would make the next refresh look for changes that it has.
    this.since = Math.max(this.since, performance.now());
    return this.kept;
  }
}

const TABLES = ['teams', 'sessions'] as const satisfies (keyof NamedRows)[];

/** Writes of these rows since they were read; below zero in a database that was restored from a backup. */
const writesOf = (topic: keyof NamedRows, kept: Kept, now: Versions) => now[topic] - kept.versions[topic];

async function loadedIn(reader: Reader, versions: Versions): Promise<Kept> {
  const entries = await KnownEntries.allIn(reader);
  const teams = new ReportTeams(await teamsIn(reader));
  const schedule = new Schedule(ofTeams(teams, await scheduledIn(reader)));
  const counts = { ofTeams: teamsJson(teams), ofSchedule: scheduleJson(teams, schedule) };
  return { versions, entries, teams, schedule, counts, loadedAt: performance.now() };
}

/** The kept rows with the changes since then; undefined when the entries do not tell all of them. */
async function changedIn(reader: Reader, kept: Kept, versions: Versions): Promise<Kept | undefined> {
  const { changes, known: entries } = await kept.entries.changesIn(reader);
  const named = explained(kept, versions, changes);
  if (!named) return undefined;
  await rereadIn(reader, kept, named);
  const { teams, schedule } = kept;
  const counts = {
    ofTeams: named.teams.length > 0 ? teamsJson(teams) : kept.counts.ofTeams,
    ofSchedule: scheduleJson(teams, schedule),
  };
  return { ...kept, versions, entries, counts };
}

/** The changed rows; undefined when there were more writes than new entries about them. */
function explained(kept: Kept, versions: Versions, changes: AuditChange[]): NamedRows | undefined {
  const named = namedRows(changes);
  const isExplained = (topic: keyof NamedRows) => {
    const writes = writesOf(topic, kept, versions);
    return named !== undefined && writes >= 0 && writes <= named[topic].length;
  };
  return TABLES.every(isExplained) ? named : undefined;
}

/** Changes the kept rows only after everything is read. */
async function rereadIn(reader: Reader, { teams, schedule }: Kept, named: NamedRows): Promise<void> {
  const [teamIds, sessionIds] = [new Set(named.teams), new Set(named.sessions)];
  const found = await teamsIn(reader, teamIds);
  const exists = new Set(found.map(({ id }) => id));
  const turned = new Set([...teamIds].filter((id) => exists.has(id) !== (teams.get(id) !== undefined)));
  const sessions = [
    ...(await scheduledWithIn(reader, 'id', sessionIds)),
    ...(await scheduledWithIn(reader, 'teamId', turned)),
  ];
  teams.replace(teamIds, found);
  const byId = new Map(ofTeams(teams, sessions).map((session) => [session.id, session]));
  if (turned.size > 0) for (const id of schedule.idsOfTeams(turned)) sessionIds.add(id);
  schedule.replace(new Set([...sessionIds, ...byId.keys()]), [...byId.values()]);
}

const ofTeams = (teams: ReportTeams, sessions: ScheduledSession[]) =>
  sessions.filter(({ teamId }) => teams.get(teamId) !== undefined);

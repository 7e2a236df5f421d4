import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@lions/domain';
import { AuditService, type AuditChange } from '../../audit/audit.service.js';
import { Db } from '../../database/db.js';
import type { Reader } from '../../database/reader.js';
import type { Versions } from '../../database/topics/topics.js';
import { scheduledIn, scheduledWithIn, type ScheduledSession } from '../../tryouts/scheduled-sessions.js';
import { namedRows, type NamedRows } from './named-rows.js';
import { reportCounts, type ReportCounts } from './report-counts.js';
import { ReportTeams, teamsIn } from './report-teams.js';
import { Schedule } from './schedule.js';

/** The rows of the report, and what they were read with. */
interface Kept {
  versions: Versions;
  loadedAt: number;
  /** The newest audit entries, by id: the rows have their changes. */
  entries: readonly AuditChange[];
  teams: ReportTeams;
  schedule: Schedule;
  counts: ReportCounts;
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

  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  /** To be used before the next `await`: a later refresh changes the rows. @throws when the database does not answer */
  current(): Promise<Pick<Kept, 'teams' | 'schedule' | 'counts' | 'versions'>> {
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
    const versions = await this.db.versions.current();
    const { kept } = this;
    // For an hour only: a change in a SQL shell raises no version.
    const isOld = kept && performance.now() - kept.loadedAt > HOUR_MS;
    if (kept && !isOld && TABLES.every((topic) => writesOf(topic, kept, versions) === 0)) {
      kept.versions = versions;
      return kept;
    }
    this.kept = await this.db.read(async (reader) => {
      const entries = await this.audit.changesIn(reader, kept?.entries.at(-1)?.id);
      const named = kept && !isOld ? explained(kept, versions, entries) : undefined;
      const rows = kept && named ? await rereadIn(reader, kept, named) : await loadIn(reader);
      return {
        ...rows,
        versions,
        entries,
        loadedAt: kept && named ? kept.loadedAt : performance.now(),
        counts: reportCounts(rows.teams, rows.schedule),
      };
    });
    return this.kept;
  }
}

const TABLES = ['teams', 'sessions'] as const satisfies (keyof NamedRows)[];

type Rows = Pick<Kept, 'teams' | 'schedule'>;

/** Writes of these rows since they were read; below zero in a database that was restored from a backup. */
const writesOf = (topic: keyof NamedRows, kept: Kept, now: Versions) => now[topic] - kept.versions[topic];

/** The changed rows; undefined when there were more writes than new entries about them. */
function explained(kept: Kept, versions: Versions, entries: AuditChange[]): NamedRows | undefined {
  const known = new Set(kept.entries.map(({ id }) => id));
  const named = namedRows(entries.filter(({ id }) => !known.has(id)));
  const isExplained = (topic: keyof NamedRows) => {
    const writes = writesOf(topic, kept, versions);
    return named !== undefined && writes >= 0 && writes <= named[topic].length;
  };
  return TABLES.every(isExplained) ? named : undefined;
}

async function loadIn(reader: Reader): Promise<Rows> {
  const teams = new ReportTeams(await teamsIn(reader));
  return { teams, schedule: new Schedule(ofTeams(teams, await scheduledIn(reader))) };
}

/** Changes the kept rows only after everything is read. */
async function rereadIn(reader: Reader, { teams, schedule }: Kept, named: NamedRows): Promise<Rows> {
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
  return { teams, schedule };
}

const ofTeams = (teams: ReportTeams, sessions: ScheduledSession[]) =>
  sessions.filter(({ teamId }) => teams.get(teamId) !== undefined);

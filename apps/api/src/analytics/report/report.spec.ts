import { KnownEntries } from '../../audit/known-entries.js';
import { Reader } from '../../database/reader.js';
import { StoredVersions, VersionsInMemory } from '../../database/topics/topic-versions.js';
import type { Topic } from '../../database/topics/topics.js';
import { barrierOf } from '../../testing/barrier.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { reportOfAllRows } from '../../testing/report/all-rows.js';
import { RandomChanges } from '../../testing/report/random-changes.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { AnalyticsDto } from '../analytics.dto.js';
import { ReportRows } from './report-rows.js';

/** More by hand: REPORT_CHANGES=10000. */
const CHANGES = Number(process.env['REPORT_CHANGES'] ?? 60);

let apps: TestApp[];
let changes: RandomChanges;

beforeAll(async () => {
  const first = await startTestApp();
  // A server is shared by two processes; the embedded file has one.
  apps = ON_SERVER ? [first, await startTestApp({}, first)] : [first];
  changes = await RandomChanges.in(apps, Number(process.env['REPORT_SEED'] ?? 1));
  for (let count = 0; count < 5; count += 1) {
    await changes.all['a team created']?.();
    await changes.all['sessions created']?.();
  }
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  for (const app of apps.toReversed()) await app.close();
});

const [LIST, PAGE] = ['/api/analytics', '/api/analytics?limit=3'];

/** Reports that differ from the one that all rows give. */
async function wrong(): Promise<string[]> {
  const { sessionsList, ...counts } = await reportOfAllRows(changes.app().db);
  const teamId = sessionsList.at(changes.below(5))?.teamId ?? 1;
  const expected: [string, AnalyticsDto['sessionsList']][] = [
    [LIST, sessionsList],
    [PAGE, sessionsList.slice(0, 3)],
    [`${LIST}?teamId=${teamId}`, sessionsList.filter((session) => session.teamId === teamId)],
  ];
  const found: string[] = [];
  for (const [path, sessions] of expected) {
    const { body } = await changes.client().get<AnalyticsDto>(path);
    const isEqual =
      JSON.stringify(sorted(body)) === JSON.stringify(sorted({ ...counts, sessionsList: sessions }));
    if (!isEqual) found.push(path);
  }
  return found;
}

/** With its keys in one order. */
const sorted = ({ teams, competingPlayers, scheduledSessions, teamsList, sessionsList }: AnalyticsDto) => ({
  teams,
  competingPlayers,
  scheduledSessions,
  teamsList,
  sessionsList: sessionsList.map((session) => Object.entries(session).sort()),
});

/** Whether a wrong report is seen within a number of changes. */
async function seesWrong(names: readonly string[]): Promise<boolean> {
  for (let count = 0; count < 30; count += 1) {
    await changes.all[names[count % names.length] ?? '']?.();
    if ((await wrong()).length > 0) return true;
  }
  return false;
}

/** Writes no longer raise the version of that topic. */
function leaveOut(left: Topic): void {
  const without = (topics: ReadonlySet<Topic>) => new Set([...topics].filter((topic) => topic !== left));
  const { ended } = VersionsInMemory.prototype;
  jest.spyOn(VersionsInMemory.prototype, 'ended').mockImplementation(function (
    this: VersionsInMemory,
    topics,
  ) {
    ended.call(this, without(topics));
  });
  const { raiseIn } = StoredVersions.prototype;
  jest.spyOn(StoredVersions.prototype, 'raiseIn').mockImplementation(function (
    this: StoredVersions,
    tx,
    topics,
  ) {
    return raiseIn.call(this, tx, without(topics));
  });
}

const ONE_TEAM = ['a team renamed', 'a list of players', 'a team created'];
const ONE_SESSION = ['a session moved', 'a session created', 'a session deleted'];

describe('the report', () => {
  it('is that of all rows after each change, on any process', async () => {
    for (let change = 0; change < CHANGES; change += 1) {
      const name = await changes.next();
      expect({ change, name, wrong: await wrong() }).toEqual({ change, name, wrong: [] });
    }
  }, 300_000);

  it('reads one row again after its change, all after a change without an entry, none after others', async () => {
    const [app, root] = [apps[0] as TestApp, await (apps[0] as TestApp).signedIn('superadmin')];
    const team = (await root.post<{ id: number }>('/api/teams', { name: 'M15', league: 'lheq' })).body;
    const place = { time: '6:00 PM - 7:00 PM', location: 'Rink 1', date: '2025-09-05' };
    const session = (await root.post<{ id: number }>(`/api/teams/${team.id}/sessions`, place)).body;
    const select = jest.spyOn(Reader.prototype, 'select');
    const readAfter = async (change: () => Promise<unknown>) => {
      await root.get(PAGE);
      await change();
      select.mockClear();
      await root.get(PAGE);
      return select.mock.calls.flatMap(([sql]) => /FROM (?:teams|tryout_sessions).*/su.exec(sql) ?? []);
    };
    const put = (path: string, body: object) => () => root.put(path, body);
    const one = (sql: string) => expect.stringMatching(new RegExp(`^FROM ${sql}$`, 'su')) as unknown;
    expect(await readAfter(put(`/api/sessions/${session.id}`, { location: 'Rink 2' }))).toEqual([
      one('tryout_sessions\\s.* AND id IN \\(\\?\\)'),
    ]);
    expect(await readAfter(put(`/api/teams/${team.id}`, { name: 'M13' }))).toEqual([
      one('teams\\s.* AND id IN \\(\\?\\)'),
    ]);
    expect(await readAfter(() => root.delete(`/api/teams/${team.id}`))).toEqual([
      one('teams\\s.* AND id IN \\(\\?\\)'),
      one('tryout_sessions\\s.* AND teamId IN \\(\\?\\)'),
    ]);
    const all = [one('teams WHERE deletedAt IS NULL'), one('tryout_sessions\\s.* deletedAt IS NULL')];
    expect(await readAfter(() => givenTeam(app.db, app.clock))).toEqual(all);
    const both = async () => {
      await root.post('/api/teams', { name: 'M11', league: 'lheq' });
      await givenTeam(app.db, app.clock);
    };
    expect(await readAfter(both)).toEqual(all);
    expect(await readAfter(() => app.signedIn('coach'))).toEqual([]);
  });

  // The embedded database has no versions that could be older than its rows.
  if (ON_SERVER)
    it('loads all rows once more, not again and again, after writes that came into a load', async () => {
      const app = apps[0] as TestApp;
      const root = await app.signedIn('superadmin');
      const rows = app.app.get(ReportRows);
      const { select } = Reader.prototype;
      const [hasBegun, mayGoOn] = [barrierOf(2), barrierOf(2)];
      let loads = 0;
      jest.spyOn(Reader.prototype, 'select').mockImplementation(async function (
        this: Reader,
        sql,
        ...others
      ) {
        if (sql.includes('MAX(id)')) {
          loads += 1;
          if (loads === 1) await Promise.all([hasBegun(), mayGoOn()]);
        }
        return select.call(this, sql, ...others) as never;
      });
      await givenTeam(app.db, app.clock);
      const loading = rows.current(performance.now());
      await hasBegun();
      const create = () => root.post('/api/teams', { name: 'M13', league: 'lheq' });
      const since = performance.now();
      await create();
      await app.db.versions.current();
      await create();
      const next = rows.current(since);
      await mayGoOn();
      await Promise.all([loading, next]);
      await rows.current(performance.now());
      expect(loads).toBe(2);
    });

  it.each<[Topic, string[]]>([
    ['teams', ONE_TEAM],
    ['sessions', ONE_SESSION],
  ])('would be wrong if no write raised the version of %s', async (topic, names) => {
    leaveOut(topic);
    expect(await seesWrong(names)).toBe(true);
  });

  it.each([
    ['team', ONE_TEAM],
    ['tryoutSession', ONE_SESSION],
  ])('would be wrong if the entry of a %s named another row', async (subject, names) => {
    const { changesIn } = KnownEntries.prototype;
    jest.spyOn(KnownEntries.prototype, 'changesIn').mockImplementation(async function (
      this: KnownEntries,
      reader,
    ) {
      const { changes: read, known } = await changesIn.call(this, reader);
      const misnamed = read.map((entry) =>
        entry.action.startsWith(`${subject}.`) ? { ...entry, subjectId: 2_000_000_000 } : entry,
      );
      return { changes: misnamed, known };
    });
    expect(await seesWrong(names)).toBe(true);
  });
});

/** The same report from all rows: selected through the same driver, computed in Node. */

const TEAMS = 'SELECT id, name, league, isVisible, activePlayers FROM teams WHERE deletedAt IS NULL';
const SESSIONS = `SELECT id, teamId, date, time, location, capacity FROM tryout_sessions
  WHERE isActive = 1 AND deletedAt IS NULL`;
const REGISTRATIONS = `SELECT sessionId, status FROM registrations
  WHERE sessionId IS NOT NULL AND status <> 'cancelled'`;

/** Reads rows of the database at that address: a file, or a server. */
export async function openReader(address) {
  if (address.startsWith('mysql://')) {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection({ uri: address });
    return { select: async (sql) => (await connection.query(sql))[0], close: () => connection.end() };
  }
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const database = new DatabaseSync(address, { readOnly: true });
  return { select: async (sql) => database.prepare(sql).all(), close: async () => database.close() };
}

const BY_NAME = new Intl.Collator('fr-CA', { numeric: true });
const largestFirst = (counts) => counts.sort((a, b) => b.count - a.count || BY_NAME.compare(a.name, b.name));

function counted(rows, keyOf) {
  const counts = new Map();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

const STARTS = new Map();
/** Minutes from midnight of '6:00 PM - 7:30 PM'. */
function startOf(time) {
  const known = STARTS.get(time);
  if (known !== undefined) return known;
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)/.exec(time);
  const start = (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
  STARTS.set(time, start);
  return start;
}

const WEEKS = new Map();
/** The Sunday on or before a day. */
function weekOf(date) {
  const known = WEEKS.get(date);
  if (known !== undefined) return known;
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  const week = day.toISOString().slice(0, 10);
  WEEKS.set(date, week);
  return week;
}

/** The report with its first `limit` sessions, without the order of its list of teams. */
export async function loadAll({ select }, limit) {
  const teams = (await select(TEAMS)).map(({ activePlayers, isVisible, ...team }) => ({
    ...team,
    isVisible: Boolean(isVisible),
    competingPlayersCount: (typeof activePlayers === 'string' ? JSON.parse(activePlayers) : activePlayers)
      .length,
  }));
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  const sessions = (await select(SESSIONS)).filter(({ teamId }) => teamOf.has(teamId));
  const places = new Map();
  for (const { sessionId, status } of await select(REGISTRATIONS)) {
    const own = places.get(sessionId) ?? { registeredCount: 0, waitlistCount: 0 };
    own[status === 'confirmed' ? 'registeredCount' : 'waitlistCount'] += 1;
    places.set(sessionId, own);
  }
  sessions.sort((a, b) =>
    a.date === b.date ? startOf(a.time) - startOf(b.time) || a.id - b.id : a.date < b.date ? -1 : 1,
  );
  const ofTeam = counted(sessions, ({ teamId }) => teamId);
  const visible = teams.filter(({ isVisible }) => isVisible).length;
  return {
    teams: { active: teams.length, visible, nonVisible: teams.length - visible },
    competingPlayers: {
      total: teams.reduce((sum, { competingPlayersCount }) => sum + competingPlayersCount, 0),
      byTeam: largestFirst(
        teams.map(({ name, competingPlayersCount }) => ({ name, count: competingPlayersCount })),
      ),
    },
    scheduledSessions: {
      total: sessions.length,
      byTeam: largestFirst(teams.map(({ id, name }) => ({ name, count: ofTeam.get(id) ?? 0 }))),
      byArena: largestFirst(
        [...counted(sessions, ({ location }) => location.trim())].map(([name, count]) => ({ name, count })),
      ),
      byWeek: [...counted(sessions, ({ date }) => weekOf(date))]
        .map(([week, count]) => ({ week, count }))
        .sort((a, b) => (a.week < b.week ? -1 : 1)),
    },
    sessionsList: sessions.slice(0, limit).map(({ teamId, ...session }) => {
      const { name: teamName, league, competingPlayersCount } = teamOf.get(teamId);
      const own = places.get(session.id) ?? { registeredCount: 0, waitlistCount: 0 };
      return { ...session, teamId, teamName, league, competingPlayersCount, ...own };
    }),
    teamsList: teams.map((team) => ({ ...team, sessionsCount: ofTeam.get(team.id) ?? 0 })),
  };
}

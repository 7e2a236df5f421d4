/**
 * Baseline: the report without aggregate SQL. Loads every team and every session as objects and counts in
 * JavaScript. Reads the migrated and filled database of DATA_DIR or DATABASE_URL.
 */
import 'reflect-metadata';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../setup/run.mjs';

const API = join(ROOT, 'apps/api');
const require = createRequire(join(API, 'package.json'));
const load = (path) => import(pathToFileURL(join(API, 'dist', path)).href);
const { DataSource, IsNull } = require('typeorm');
const { ENTITIES } = await load('entities.js');
const { dataSourceOptions } = await load('database/data-source-options.js');
const { sortBySchedule } = await load('tryouts/session-schedule.js');
const { Team } = await load('teams/team.entity.js');
const { TryoutSession } = await load('tryouts/tryout-session.entity.js');

const place = { dataDir: process.env.DATA_DIR, databaseUrl: process.env.DATABASE_URL };
const database = new DataSource({ ...(await dataSourceOptions(place, ENTITIES)), migrations: [] });
await database.initialize();

function countBy(rows, keyOf) {
  const counts = new Map();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}
const largestFirst = (counts) => counts.sort((a, b) => b.count - a.count);

async function report() {
  const teams = await database.manager.find(Team, { where: { deletedAt: IsNull() } });
  const found = await database.manager.find(TryoutSession, {
    where: { isActive: true, deletedAt: IsNull() },
  });
  const sessions = sortBySchedule(found);
  const [ofTeam, ofArena] = [
    countBy(sessions, (row) => row.teamId),
    countBy(sessions, (row) => row.location),
  ];
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  return {
    teams: { active: teams.length, visible: teams.filter(({ isVisible }) => isVisible).length },
    competingPlayers: {
      total: teams.reduce((sum, { activePlayers }) => sum + activePlayers.length, 0),
      byTeam: largestFirst(teams.map((team) => ({ name: team.name, count: team.activePlayers.length }))),
    },
    scheduledSessions: {
      total: sessions.length,
      byTeam: largestFirst(teams.map(({ id, name }) => ({ name, count: ofTeam.get(id) ?? 0 }))),
      byArena: largestFirst([...ofArena].map(([name, count]) => ({ name, count }))),
    },
    sessionsList: sessions.map(({ id, teamId, date, time, location }) => {
      const { name: teamName, league, activePlayers } = teamOf.get(teamId);
      return { id, teamName, league, date, time, location, competingPlayersCount: activePlayers.length };
    }),
  };
}

createServer((request, response) => {
  const answer = request.url === '/' ? Promise.resolve({ ok: true }) : report();
  void answer.then((body) => response.end(JSON.stringify(body)));
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

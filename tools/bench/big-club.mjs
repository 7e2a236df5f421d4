/** A very large club, inserted directly into migrated tables. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../setup/run.mjs';

const require = createRequire(join(ROOT, 'apps/api/package.json'));
const ARENAS = 7;
const DAYS = 540;
const BATCH = 500;
const DAY_MS = 86_400_000;
const NOW = '2026-01-01T12:00:00.000Z';
const STAMPS = { version: 1, createdAt: NOW, updatedAt: NOW, deletedAt: null };

const day = (number) => new Date(Date.parse(NOW) + number * DAY_MS).toISOString().slice(0, 10);

const teamRow = (number, players) => ({
  name: `M15 AAA Bench ${number}`,
  league: 'lheq',
  category: 'M15 AAA',
  colorTheme: 'none',
  isVisible: 1,
  sortOrder: 0,
  playerDisplay: 'names',
  registrationOpen: 0,
  ...STAMPS,
  activePlayers: JSON.stringify(Array.from({ length: players }, (_, index) => `Invented Player ${index}`)),
});

// Neighbouring rows differ in team, day, hour and arena, as in real data.
const sessionRow = (number, firstTeam, teams) => ({
  teamId: firstTeam + ((number * 7919) % teams),
  date: day((number * 31) % DAYS),
  time: `${1 + (number % 7)}:00 PM - ${1 + (number % 7)}:45 PM`,
  capacity: 20,
  isActive: 1,
  ...STAMPS,
  location: `Invented Arena ${(number * 17) % ARENAS} - Somewhere`,
});

async function opened({ DATABASE_URL, DATA_DIR }) {
  if (DATABASE_URL) {
    const connection = await require('mysql2/promise').createConnection({ uri: DATABASE_URL });
    return { run: (sql, values) => connection.query(sql, values), close: () => connection.end() };
  }
  const { DatabaseSync } = require('@photostructure/sqlite');
  const database = new DatabaseSync(join(DATA_DIR, 'lions.sqlite'));
  return {
    run: async (sql, values) => void database.prepare(sql).run(...values),
    close: async () => void database.close(),
  };
}

/** Adds `teams` teams of `players` names and `sessions` sessions to the database of these variables. */
export async function addClub(env, { teams, players, sessions, firstTeam }) {
  const { run, close } = await opened(env);
  const insert = async (table, count, rowOf) => {
    for (let from = 0; from < count; from += BATCH) {
      const length = Math.min(BATCH, count - from);
      const rows = Array.from({ length }, (_, index) => rowOf(from + index));
      const columns = Object.keys(rows[0]);
      const places = rows.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
      await run(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places}`,
        rows.flatMap((row) => Object.values(row)),
      );
    }
  };
  await insert('teams', teams, (number) => teamRow(firstTeam + number, players));
  await insert('tryout_sessions', sessions, (number) => sessionRow(number, firstTeam, teams));
  await close();
}

import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER } from '../setup/run.mjs';
import { findServer } from '../testing/servers.mjs';
import { addClub } from './big-club.mjs';
import { withSchema } from './own-schema.mjs';
import { median, startServer } from './server-process.mjs';
import { PASSWORD, signedIn } from './sign-in.mjs';

const ROUNDS = 7;
/** 100,000 names and 100,000 sessions. */
const CLUB = { teams: 1000, players: 100, sessions: 100_000, firstTeam: 1 };

/** Repeated changes, so that the counts are computed again. */
async function changeTeam(url, cookie, ageRange) {
  const headers = { cookie, 'content-type': 'application/json', 'x-requested-with': 'bench' };
  const body = JSON.stringify({ ageRange });
  const answer = await fetch(`${url}/api/teams/${CLUB.firstTeam}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`A change answered ${answer.status}.`);
}

async function timed(address, headers) {
  const started = performance.now();
  const answer = await fetch(address, { headers });
  const { sessionsList, scheduledSessions } = await answer.json();
  if (scheduledSessions?.total !== CLUB.sessions) throw new Error(`${address}: a wrong report.`);
  return { ms: performance.now() - started, rows: sessionsList.length };
}

/**
 * One database: the report with one page of its list, against an implementation that loads everything, in
 * turns.
 */
async function compare(name, env) {
  const first = await startServer(SERVER, '/api/health/ready', env);
  await first.stop();
  await addClub(env, CLUB);
  const server = await startServer(SERVER, '/api/health/ready', env);
  const old = await startServer('tools/bench/load-all.mjs', '/', env);
  const cookie = await signedIn(server.url);
  const ask = () => timed(`${server.url}/api/analytics?limit=100`, { cookie });
  const loadAll = () => timed(`${old.url}/report`);
  await Promise.all([ask(), loadAll()]);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await changeTeam(server.url, cookie, `${round + 10} years`);
    rounds.push({ changed: await ask(), page: await ask(), all: await loadAll() });
  }
  await Promise.all([server.stop(), old.stop()]);
  if (rounds[0].page.rows !== 100 || rounds[0].all.rows !== CLUB.sessions)
    throw new Error('A list of the wrong length.');
  const faster = (key) => median(rounds.map((round) => round.all.ms / round[key].ms));
  const notes = [`${faster('changed').toFixed(1)} × right after a change`];
  return { what: `report, ${name}`, ratio: faster('page'), of: 'as fast as loading all', least: 20, notes };
}

/** The report at 100,000 sessions and 100,000 players, on each available database. */
export async function analytics(env, folder) {
  const own = (name) => {
    const DATA_DIR = join(folder, name);
    mkdirSync(DATA_DIR);
    return { ...env, DATA_DIR, SUPERADMIN_PASSWORD: PASSWORD };
  };
  const lines = [await compare('embedded', own('analytics-embedded'))];
  const { url } = await findServer();
  if (!url) return lines;
  const withUrl = (DATABASE_URL) =>
    compare('MySQL/MariaDB', {
      ...own('analytics-mysql'),
      DATABASE_URL,
      JWT_SECRET: randomBytes(32).toString('hex'),
    });
  lines.push(await withSchema(url, withUrl));
  return lines;
}

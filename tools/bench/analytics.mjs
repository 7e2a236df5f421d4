import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER } from '../setup/run.mjs';
import { findMysql } from '../testing/mysql.mjs';
import { addClub } from './big-club.mjs';
import { median, startServer } from './server-process.mjs';

const ROUNDS = 7;
/** 100,000 names and 100,000 sessions. */
const CLUB = { teams: 1000, players: 100, sessions: 100_000, firstTeam: 1 };
const PASSWORD = 'bench-only-4f1c9a';

async function signedIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
    body: JSON.stringify({ username: 'superadmin', password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** What has changed is counted anew. */
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

/** One database: the report with a page of its list beside one that loads everything, in turns. */
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

/** A schema on that server that is there while `work` runs. */
async function withSchema(url, work) {
  const { createConnection } = await import('mysql2/promise');
  const name = `lions_bench_${randomBytes(6).toString('hex')}`;
  const connection = await createConnection({ uri: url });
  await connection.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
  try {
    return await work(`${url.replace(/\/$/, '')}/${name}`);
  } finally {
    await connection.query(`DROP DATABASE \`${name}\``);
    await connection.end();
  }
}

/** The report at 100,000 sessions and 100,000 players, on each database that can be reached. */
export async function analytics(env, folder) {
  const own = (name) => {
    const DATA_DIR = join(folder, name);
    mkdirSync(DATA_DIR);
    return { ...env, DATA_DIR, SUPERADMIN_PASSWORD: PASSWORD };
  };
  const lines = [await compare('embedded', own('analytics-embedded'))];
  const { url } = await findMysql({ isCi: false });
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

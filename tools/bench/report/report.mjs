import assert from 'node:assert';
import { SERVER } from '../../setup/run.mjs';
import { call } from '../call.mjs';
import { signedIn } from '../club-data.mjs';
import { onEachDatabase } from '../search/databases.mjs';
import { median, startServer } from '../server-process.mjs';
import { loadAll, openReader } from './load-all.mjs';
import { arena, reportClub } from './report-club.mjs';

const SIZE = 100_000;
const LIMIT = 50;
const READY = '/api/health/ready';
/** Turns in a round of the benchmark; each begins with the other database. */
const TURNS = 10;
const WARM_UP = 5;
/** Requests in each turn; the turn counts with the median of their times. */
const READS = 5;

const REPORT = `/api/analytics?limit=${LIMIT}`;
const OTHER_CALLS = {
  'the report with all sessions': '/api/analytics',
  'the first page of a team': `${REPORT}&teamId=7`,
  turnout: '/api/analytics/turnout',
  overview: '/api/analytics/overview',
  'page views': '/api/analytics/page-views',
};

/** A club of that size on a database of its own. */
async function start({ env, address, fill }, size) {
  await (await startServer(SERVER, READY, env)).stop();
  await fill([...reportClub(size)]);
  const server = await startServer(SERVER, READY, env);
  const headers = {
    cookie: await signedIn(server.url),
    'content-type': 'application/json',
    'x-requested-with': 'bench',
  };
  const ask = (path, method = 'GET', body = undefined) =>
    call(server.url + path, { method, headers, body: body && JSON.stringify(body) });
  const reader = await openReader(address);
  return {
    ask,
    loadAll: () => loadAll(reader, LIMIT),
    async stop() {
      await reader.close();
      await server.stop();
    },
  };
}

const byId = (a, b) => a.id - b.id;
/** Names that the collator finds equal, and so their order, are not compared. */
const comparable = ({ teamsList, ...report }) => ({ ...report, teamsList: [...teamsList].sort(byId) });

/** The times of one turn; its answers must be those of all rows. */
async function turn({ ask, loadAll: all }, number) {
  const reads = [];
  for (let read = 0; read < READS; read += 1) reads.push((await ask(REPORT)).ms);
  const signedInCall = (await ask('/api/auth/me')).ms;
  await ask(`/api/sessions/${1 + ((number * 37) % 9000)}`, 'PUT', { location: arena(number) });
  const afterSession = await ask(REPORT);
  await ask(`/api/teams/${1 + (number % 300)}`, 'PUT', { isVisible: number % 2 === 0 });
  const afterTeam = await ask(REPORT);
  const started = performance.now();
  const expected = await all();
  const loading = performance.now() - started;
  assert.deepEqual(comparable(JSON.parse(afterTeam.text)), comparable(expected));
  return {
    read: median(reads),
    signedInCall,
    afterSession: afterSession.ms,
    afterTeam: afterTeam.ms,
    loading,
  };
}

async function measure(name, databases, rounds) {
  const [tenth, whole] = [await start(databases[0], SIZE / 10), await start(databases[1], SIZE)];
  const first = await whole.ask(REPORT);
  const turns = [];
  for (let number = -WARM_UP; number < rounds * TURNS; number += 1) {
    const at = number + WARM_UP;
    const small = await turn(tenth, at);
    const large = await turn(whole, at);
    if (number >= 0) turns.push({ small, large });
  }
  const ofAll = (what, key, least) => ({
    what: `${name}, ${what}`,
    ratio: median(turns.map(({ large }) => large.loading / large[key])),
    of: 'as fast as loading all rows',
    least,
    notes: [
      `${median(turns.map(({ large }) => large[key])).toFixed(1)} ms`,
      `all rows ${median(turns.map(({ large }) => large.loading)).toFixed(0)} ms`,
    ],
  });
  const ofTenth = (what, key) => ({
    what: `${name}, ${what}`,
    ratio: median(turns.map(({ small, large }) => large[key] / small[key])),
    of: 'a tenth of the data',
    most: 2,
  });
  const others = [];
  for (const [what, path] of Object.entries(OTHER_CALLS)) {
    const times = [];
    for (let read = 0; read < 3 * rounds; read += 1) times.push((await whole.ask(path)).ms);
    others.push({ what: `${name}, ${what}, p50`, ms: median(times) });
  }
  await Promise.all([tenth.stop(), whole.stop()]);
  return [
    ofAll('report', 'read', 100),
    ofAll('after a change of a session', 'afterSession', 50),
    ofAll('after a change of a team', 'afterTeam', 50),
    {
      what: `${name}, report`,
      ratio: median(turns.map(({ large }) => large.read / large.signedInCall)),
      of: 'the smallest signed-in call',
      most: 2,
    },
    ofTenth('report', 'read'),
    ofTenth('after a change of a session', 'afterSession'),
    ofTenth('after a change of a team', 'afterTeam'),
    { what: `${name}, the first report`, ms: first.ms },
    ...others,
  ];
}

/** The analytics report of a club of 100,000 sessions and players, on each available database. */
export const report = (env, folder, { rounds }) =>
  onEachDatabase(env, folder, ['report-tenth', 'report'], (name, databases) =>
    measure(name, databases, rounds),
  );

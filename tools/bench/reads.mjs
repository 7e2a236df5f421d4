/**
 * Processor time of a public answer. A cached one is compared with a bare node:http server that sends the same bytes, in
 * alternating runs; the time of one that is not cached is absolute.
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { SERVER } from '../setup/run.mjs';
import { TEAM_PAGE } from './club-data.mjs';
import { median, READY, startServer } from './server-process.mjs';

const CONNECTIONS = 8;
const SECONDS = 2;
const WARM_UP_SECONDS = 3;
const MOST_TIMES_BARE = 2;
const ANSWERS = [
  { name: 'team page', path: TEAM_PAGE, mostMs: 3 },
  { name: 'list of teams', path: '/api/teams?league=lheq', mostMs: 1.5 },
];
/** Headers of a phone's browser. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8',
};
/** The back-office's header: such a request never gets a cached answer. */
const UNCACHED = { ...BROWSER, 'x-sign-in': 'optional' };
/** Headers that Node adds to each answer. */
const OF_NODE = ['connection', 'date', 'keep-alive'];

/** An answer as it is sent, still compressed, its body in base64. */
async function fetchRaw(url, headers) {
  const [answer] = await once(request(url, { headers, agent: false }).end(), 'response');
  const body = Buffer.concat(await answer.toArray()).toString('base64');
  const sent = Object.entries(answer.headers).filter(([name]) => !OF_NODE.includes(name));
  return { headers: Object.fromEntries(sent), body };
}

function readOnce(url, options, status) {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      if (answer.statusCode !== status) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.resume().once('end', resolve).once('error', reject);
    });
    sent.once('error', reject).end();
  });
}

/** Reads an answer over and over, over some connections. @returns the server's processor time per request, in ms */
async function load(server, { path, headers, status }, seconds = SECONDS) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = server.usage().cpuSeconds;
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      await readOnce(server.url + path, { agent, headers }, status);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  return ((server.usage().cpuSeconds - before) * 1000) / count;
}

/** The bare server with these answers as `api` sends them now. */
async function startBare(api, folder) {
  const answers = [];
  for (const { path } of ANSWERS) {
    const whole = await fetchRaw(api.url + path, BROWSER);
    const known = { ...BROWSER, 'if-none-match': whole.headers.etag };
    const { headers: unchangedHeaders } = await fetchRaw(api.url + path, known);
    answers.push({ path, ...whole, unchangedHeaders });
  }
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const server = await startServer('tools/bench/plain-http.mjs', TEAM_PAGE, { ANSWERS_FILE: file });
  return { server, etagOf: (path) => answers.find((answer) => answer.path === path).headers.etag };
}

/** A cached answer, whole or as 304, against the bare server. */
async function measureCached({ api, bare, rounds }, { name, path }, status) {
  const known = status === 304 ? { 'if-none-match': bare.etagOf(path) } : {};
  const answer = { path, headers: { ...BROWSER, ...known }, status };
  const pairs = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ bareMs: await load(bare.server, answer), apiMs: await load(api, answer) });
  return {
    what: `${name}, cached, ${status === 304 ? 'unchanged' : 'whole'}`,
    value: median(pairs.map(({ bareMs, apiMs }) => apiMs / bareMs)),
    unit: '× bare',
    digits: 2,
    most: MOST_TIMES_BARE,
    note: `${(median(pairs.map(({ apiMs }) => apiMs)) * 1000).toFixed(0)} µs`,
  };
}

async function measureUncached({ api, rounds }, { name, path, mostMs }) {
  const answer = { path, headers: UNCACHED, status: 200 };
  await load(api, answer, WARM_UP_SECONDS);
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await load(api, answer));
  return { what: `${name}, not cached`, value: median(times), unit: 'ms', digits: 2, most: mostMs };
}

export async function* measureReads(env, { folder, rounds }) {
  const api = await startServer(SERVER, READY, env);
  // The server compresses an answer once more when it has time, which gives it other bytes.
  for (const { path } of ANSWERS) await load(api, { path, headers: BROWSER, status: 200 }, WARM_UP_SECONDS);
  const bare = await startBare(api, folder);
  const servers = { api, bare, rounds };
  for (const answer of ANSWERS) {
    await load(bare.server, { path: answer.path, headers: BROWSER, status: 200 }, 1);
    yield await measureCached(servers, answer, 200);
    yield await measureCached(servers, answer, 304);
    yield await measureUncached(servers, answer);
  }
  await bare.server.stop();
  await api.stop();
}

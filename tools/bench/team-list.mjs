import autocannon from 'autocannon';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, startServer } from './server-process.mjs';
import { SERVER } from '../setup/run.mjs';

const PATH = '/api/teams?league=lheq';
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

async function load(server, seconds) {
  const before = server.books().cpuSeconds;
  const result = await autocannon({ url: server.url + PATH, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed under load.`);
  return {
    perSecond: result.requests.average,
    cpu: (server.books().cpuSeconds - before) / result.requests.total,
  };
}

/**
 * The list of teams, which every family requests, against a bare node:http server that sends the same bytes.
 */
export async function teamList(env, folder) {
  const api = await startServer(SERVER, PATH, env);
  const bodyFile = join(folder, 'teams.json');
  writeFileSync(bodyFile, api.body);
  const plain = await startServer('tools/bench/plain-http.mjs', '/', { BODY_FILE: bodyFile });
  await load(plain, 1);
  await load(api, 1);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ plain: await load(plain, SECONDS), api: await load(api, SECONDS) });
  await Promise.all([api.stop(), plain.stop()]);
  const ratio = (key) => median(rounds.map((round) => round.api[key] / round.plain[key]));
  const of = `bare node:http with the same ${(api.body.length / 1000).toFixed(1)} KB`;
  return [
    { what: 'team list, requests a second', ratio: ratio('perSecond'), of },
    { what: 'team list, CPU per request', ratio: ratio('cpu'), of },
  ];
}

import { cpSync } from 'node:fs';
import { freePort } from '../setup/free-port.mjs';
import { SERVER } from '../setup/run.mjs';
import { BROWSER, load } from './load.mjs';
import { median, startServer } from './server-process.mjs';

/** Two processes of the same program differ by more than two percent, and so does one round from the next. */
const PAIRS = 4;
const ROUNDS = 6;
const WARM_SECONDS = 4;
const READY = '/api/health/ready';
/** An answer from memory, the cheapest there is, and one of a controller. */
const PATHS = { home: '/', 'readiness call': READY };

/** Two servers with the same club: without metrics and with them. */
async function startPair(env, pair) {
  const servers = [];
  for (const more of [{}, { METRICS_PORT: String(await freePort()) }]) {
    const dataDir = `${env.DATA_DIR}-metrics-${pair}-${servers.length}`;
    cpSync(env.DATA_DIR, dataDir, { recursive: true });
    servers.push(await startServer(SERVER, READY, { ...env, ...more, DATA_DIR: dataDir }));
  }
  return servers;
}

/** Processor time of a request in each round: without metrics and with them, in turns. */
async function costsOf(servers, path) {
  for (const server of servers) await load(server, path, BROWSER, WARM_SECONDS);
  const costs = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    // The one that comes first changes, so that a machine that grows busier favours neither.
    for (const which of round % 2 === 0 ? [0, 1] : [1, 0])
      costs[which].push((await load(servers[which], path, BROWSER)).cpu);
  return costs;
}

/** What metrics cost. The least of all rounds is compared: neighbours on the machine only add to it. */
export async function* metrics(env) {
  const costs = Object.fromEntries(Object.keys(PATHS).map((name) => [name, [[], []]]));
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const servers = await startPair(env, pair);
    for (const [name, path] of Object.entries(PATHS))
      (await costsOf(servers, path)).forEach((found, which) => costs[name][which].push(...found));
    await Promise.all(servers.map((server) => server.stop()));
  }
  for (const [name, [plain, measured]] of Object.entries(costs)) {
    const ratio = Math.min(...measured) / Math.min(...plain);
    const notes = [`by medians ${(median(measured) / median(plain)).toFixed(2)}`];
    yield { what: `${name}, with metrics, CPU`, ratio, of: 'without', most: 1.02, notes };
  }
}

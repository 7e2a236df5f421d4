import autocannon from 'autocannon';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { freePort } from '../setup/free-port.mjs';
import { SERVER } from '../setup/run.mjs';
import { BROWSER } from './load.mjs';
import { median, startServer } from './server-process.mjs';

/** Two processes of the same program differ by more than two percent, so there are many. */
const TRIOS_PER_ROUND = 4;
/** Runs of each server for a path, in turns: a run is so short that a busy neighbour disturbs all three alike. */
const RUNS = 15;
const CONNECTIONS = 8;
const READY = '/api/health/ready';
/** An answer from memory, the cheapest there is, and one of a controller; with the requests of a run. */
const PATHS = { home: { path: '/', amount: 2000 }, 'readiness call': { path: READY, amount: 600 } };
const WARM_UP = 5;

/** Three servers with the same club: two without metrics, and one with them. */
async function startTrio(env, trio) {
  const servers = [];
  for (const more of [{}, {}, { METRICS_PORT: String(await freePort()) }]) {
    const dataDir = `${env.DATA_DIR}-metrics-${trio}-${servers.length}`;
    cpSync(env.DATA_DIR, dataDir, { recursive: true });
    servers.push(await startServer(SERVER, READY, { ...env, ...more, DATA_DIR: dataDir }));
  }
  return servers;
}

/** Processor time of all threads in nanoseconds: `/proc/PID/stat` counts hundredths of a second. */
function cpuOf(pid) {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const times = tasks.map(
    (task) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0],
  );
  return times.reduce((sum, time) => sum + Number(time), 0);
}

async function costOf({ url, pid }, { path, amount }) {
  const before = cpuOf(pid);
  const result = await autocannon({ url: url + path, connections: CONNECTIONS, amount, headers: BROWSER });
  const refused = result['4xx'] + result['5xx'] + result.errors;
  if (refused > 0) throw new Error(`${refused} requests for ${path} failed under load.`);
  return cpuOf(pid) - before;
}

/** The median cost of each of the servers. */
async function costsOf(servers, load) {
  const costs = servers.map(() => []);
  for (let run = -WARM_UP; run < RUNS; run += 1)
    // Another one comes first each time.
    for (const turn of servers.keys()) {
      const which = (turn + run + WARM_UP) % servers.length;
      const cost = await costOf(servers[which], load);
      if (run >= 0) costs[which].push(cost);
    }
  return costs.map(median);
}

/** What metrics cost: the median of the ratios of many trios, beside the ratio of two servers that are the same. */
export async function* metrics(env, _folder, { rounds }) {
  const ratios = Object.fromEntries(Object.keys(PATHS).map((name) => [name, { measured: [], same: [] }]));
  for (let trio = 0; trio < rounds * TRIOS_PER_ROUND; trio += 1) {
    const servers = await startTrio(env, trio);
    for (const [name, load] of Object.entries(PATHS)) {
      const [plain, other, measured] = await costsOf(servers, load);
      ratios[name].measured.push((2 * measured) / (plain + other));
      ratios[name].same.push(other / plain);
    }
    await Promise.all(servers.map((server) => server.stop()));
  }
  for (const [name, { measured, same }] of Object.entries(ratios)) {
    const notes = [
      `${median(measured).toFixed(3)}, trios ${range(measured)}`,
      `two without ${median(same).toFixed(3)}, trios ${range(same)}`,
    ];
    yield { what: `${name}, with metrics, CPU`, ratio: median(measured), of: 'without', most: 1.02, notes };
  }
}

const range = (numbers) => `${Math.min(...numbers).toFixed(2)} - ${Math.max(...numbers).toFixed(2)}`;

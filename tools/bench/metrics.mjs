import autocannon from 'autocannon';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../setup/free-port.mjs';
import { BROWSER, dropBodies } from './load.mjs';
import { median, startServer } from './server-process.mjs';

const SERVERS_PER_ROUND = 2;
/** Runs with and without, in turns: a run is so short that a busy neighbour disturbs both alike. */
const PAIRS = 60;
const WARM_UP = 10;
const SAMPLE_MS = 50;
/** After the signal that switches. */
const SWITCH_MS = 10;
const CONNECTIONS = 8;
const READY = '/api/health/ready';
/** An answer from memory, the cheapest there is, and one of a controller; with the requests of a run. */
const PATHS = { home: { path: '/', amount: 2000 }, 'readiness call': { path: READY, amount: 600 } };

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
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    amount,
    headers: BROWSER,
    setupClient: dropBodies,
    // It notices only at a sample that the amount was reached.
    sampleInt: SAMPLE_MS,
  });
  const refused = result['4xx'] + result['5xx'] + result.errors;
  if (refused > 0) throw new Error(`${refused} requests for ${path} failed under load.`);
  return cpuOf(pid) - before;
}

/** What a run with metrics costs, of one without just before or after it, in one process. */
async function ratiosIn(server, load) {
  const ratios = [];
  for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
    const first = await costOf(server, load);
    process.kill(server.pid, 'SIGUSR2');
    await pause(SWITCH_MS);
    const second = await costOf(server, load);
    // Metrics are on at first, and each pair begins as the last one ended.
    if (pair >= 0) ratios.push(pair % 2 === 0 ? first / second : second / first);
  }
  return ratios;
}

/**
 * What metrics cost a request: the same process with and without them, because two processes differ by more than that.
 * The figures of Node itself, such as the delay of its event loop, stay on: they are collected by a clock.
 */
export async function* metrics(env, _folder, { rounds }) {
  const ratios = Object.fromEntries(Object.keys(PATHS).map((name) => [name, []]));
  for (let count = 0; count < rounds * SERVERS_PER_ROUND; count += 1) {
    const own = { ...env, METRICS_PORT: String(await freePort()) };
    const server = await startServer('tools/bench/baselines/metrics-switch.mjs', READY, own);
    for (const [name, load] of Object.entries(PATHS)) ratios[name].push(median(await ratiosIn(server, load)));
    await server.stop();
  }
  for (const [name, found] of Object.entries(ratios)) {
    const notes = [`processes ${Math.min(...found).toFixed(3)} - ${Math.max(...found).toFixed(3)}`];
    yield { what: `${name}, with metrics, CPU`, ratio: median(found), of: 'without', most: 1.02, notes };
  }
}

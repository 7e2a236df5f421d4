import { cpSync } from 'node:fs';
import { freePort } from '../setup/free-port.mjs';
import { SERVER } from '../setup/run.mjs';
import { BROWSER, load } from './load.mjs';
import { median, startServer } from './server-process.mjs';

/** Two percent are less than what one round differs from the next. */
const ROUNDS = 15;
const READY = '/api/health/ready';
/** An answer from memory, the cheapest there is, and one of a controller. */
const PATHS = { home: '/', 'readiness call': READY };

/** What metrics cost: the same club with and without them, in turns. */
export async function* metrics(env) {
  const [off, on] = ['off', 'on'].map((name) => `${env.DATA_DIR}-metrics-${name}`);
  for (const folder of [off, on]) cpSync(env.DATA_DIR, folder, { recursive: true });
  const plain = await startServer(SERVER, READY, { ...env, DATA_DIR: off });
  const METRICS_PORT = String(await freePort());
  const measured = await startServer(SERVER, READY, { ...env, DATA_DIR: on, METRICS_PORT });
  for (const [name, path] of Object.entries(PATHS)) {
    const rounds = [];
    for (const server of [plain, measured]) await load(server, path, BROWSER);
    for (let round = 0; round < ROUNDS; round += 1) {
      // The one that comes first changes, so that a machine that grows busier favours neither.
      const order = round % 2 === 0 ? [plain, measured] : [measured, plain];
      const cpu = new Map();
      for (const server of order) cpu.set(server, (await load(server, path, BROWSER)).cpu);
      rounds.push(cpu.get(measured) / cpu.get(plain));
    }
    const sorted = [...rounds].sort((a, b) => a - b);
    const notes = [`rounds from ${sorted[0].toFixed(2)} to ${sorted.at(-1).toFixed(2)}`];
    yield { what: `${name}, with metrics, CPU`, ratio: median(rounds), of: 'without', most: 1.02, notes };
  }
  await Promise.all([plain.stop(), measured.stop()]);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../setup/run.mjs';
import { BROWSER, load } from '../load.mjs';
import { median } from '../server-process.mjs';

/** Rates differ by a tenth from one run to the next. */
const ROUNDS = 9;
/** One that registrations for a practice change, and one that they leave as it is. */
const NAMES = ['practices', 'practice page', 'team page, French'];
/** Until the code is compiled: a started server takes twice as long for a registration. */
export const WARM_UP_SECONDS = 10;
const WRITES = [
  { perSecond: 10, least: 0.95 },
  { perSecond: 100, least: 0.7 },
];

/** Calls `work` while a process registers players; `isIdle`: while it sends them to a server of its own. */
async function whileWriting({ url }, perSecond, work, isIdle = false) {
  const idle = isIdle ? { IDLE_SITE: 'yes' } : {};
  const writer = spawn(process.execPath, ['tools/bench/kept-answers/steady-writes.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE_URL: url, PER_SECOND: String(perSecond), ...idle },
  });
  await pause(500);
  const result = await work();
  if (writer.exitCode !== null) throw new Error('A registration failed.');
  writer.kill();
  await once(writer, 'exit');
  return result;
}

/**
 * Requests a second beside registrations, against the same beside a client that sends as many elsewhere: three busy
 * processes share two cores, and one that only asks for the health check took 3 to 4 % of the rate. A rate that falls
 * further than the processor time of a request rises is the machine's doing. `paths` are the answers by name.
 */
export async function* besideWrites(api, paths) {
  const busiest = Math.max(...WRITES.map(({ perSecond }) => perSecond));
  for (const name of NAMES)
    await whileWriting(api, busiest, () => load(api, paths[name], BROWSER, WARM_UP_SECONDS));
  for (const name of NAMES)
    for (const { perSecond, least } of WRITES) {
      const read = (isIdle) => whileWriting(api, perSecond, () => load(api, paths[name], BROWSER), isIdle);
      const rounds = [];
      let before = await read(true);
      for (let round = 0; round < ROUNDS; round += 1) {
        const busy = await read(false);
        const after = await read(true);
        // The machine's speed drifts, so a run is compared with those before and after it.
        const timesQuiet = (of) => (2 * of(busy)) / (of(before) + of(after));
        rounds.push({ rate: timesQuiet((run) => run.perSecond), cpu: timesQuiet((run) => run.cpu) });
        before = after;
      }
      const cpu = median(rounds.map((round) => round.cpu));
      yield {
        what: `${name}, ${perSecond} writes a second`,
        ratio: median(rounds.map(({ rate }) => rate)),
        of: 'the same without writes',
        least,
        notes: [`processor time ${cpu.toFixed(2)}`],
      };
    }
}

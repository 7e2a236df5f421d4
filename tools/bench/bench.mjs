/**
 * `npm run bench`: what a visitor waits for, each value with its bound from docs/performance.md. Fails when a value is
 * out of its bound. `npm run bench -- start reads --rounds 5` runs some of the measures. Linux.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { measureBurst } from './burst.mjs';
import { makeClub } from './club-data.mjs';
import { measureReads } from './reads.mjs';
import { measureStart } from './start.mjs';

const MEASURES = {
  start: measureStart,
  reads: measureReads,
  burst: measureBurst,
  // Playwright is not there before the packages are installed.
  weight: async function* (env) {
    yield* (await import('./page-weight.mjs')).measureWeight(env);
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(MEASURES);
const rounds = Number(values.rounds);
if (names.some((name) => !Object.hasOwn(MEASURES, name)) || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`npm run bench -- [${Object.keys(MEASURES).join('] [')}] [--rounds N]`);
  process.exit(1);
}

/** One line of the output. @param value a number in `unit` @param most @param least the bound, at most one of both */
function lineOf({ what, value, unit, digits = 0, most, least, note }) {
  const isMet = least === undefined ? value <= most : value >= least;
  const bound = least === undefined ? `at most ${most}` : `at least ${least}`;
  const columns = [
    what.padEnd(46),
    `${value.toFixed(digits)} ${unit}`.padEnd(18),
    `${bound}: ${isMet ? 'met' : 'MISSED'}`,
  ];
  return { isMet, text: columns.join('  ') + (note ? `  (${note})` : '') };
}

await ensureInstalled();
await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'lions-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const env = { DATA_DIR: join(folder, 'data'), DEMO_DATA: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
await makeClub(env);
let missed = 0;
for (const name of names)
  for await (const found of MEASURES[name](env, { folder, rounds })) {
    const { isMet, text } = lineOf(found);
    if (!isMet) missed += 1;
    console.log(text);
  }
if (missed > 0) console.error(`Out of bounds: ${missed}`);
process.exit(missed > 0 ? 1 : 0);

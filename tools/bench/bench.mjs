/**
 * `npm run bench`: the site's cost against the minimum on this machine, from interleaved runs. Rates and response times
 * are reported as ratios, because they differ between machines. Takes about a quarter of an hour, longer on a busy
 * machine, and fails when a value exceeds its bound. `npm run bench -- lighthouse --rounds 5` runs one benchmark. Linux.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureInstalled } from '../setup/install.mjs';

const MEASURES = {
  'cold-start': async () => (await import('./cold-start.mjs')).coldStart,
  'kept-answers': async () => (await import('./kept-answers/kept-answers.mjs')).keptAnswers,
  metrics: async () => (await import('./metrics.mjs')).metrics,
  'sign-in-flood': async () => (await import('./sign-in-flood.mjs')).signInFlood,
  hostile: async () => (await import('./hostile-requests.mjs')).hostileRequests,
  registrations: async () => (await import('./registrations.mjs')).registrations,
  capacity: async () => (await import('./capacity.mjs')).capacity,
  search: async () => (await import('./search/search.mjs')).search,
  backup: async () => (await import('./backup/backup.mjs')).backup,
  report: async () => (await import('./report/report.mjs')).report,
  'page-weight': async () => (await import('./page-weight.mjs')).pageWeight,
  'slow-network': async () => (await import('./back-office/slow-network.mjs')).slowNetwork,
  'long-lists': async () => (await import('./back-office/long-lists.mjs')).longLists,
  lighthouse: async () => (await import('./lighthouse/lighthouse.mjs')).lighthousePages,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(MEASURES);
const unknown = names.filter((name) => !Object.hasOwn(MEASURES, name));
const rounds = Number(values.rounds);
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`npm run bench -- [${Object.keys(MEASURES).join('] [')}] [--rounds N]`);
  process.exit(1);
}

/** Format of each kind of value. */
const FORMS = {
  ratio: (value, of) => `${value.toFixed(2)} × ${of}`,
  kb: (value) => `${value.toFixed(1)} KB`,
  ms: (value) => `${value.toFixed(0)} ms`,
  us: (value) => `${value.toFixed(1)} µs`,
  mb: (value) => `${value.toFixed(1)} MB`,
  shift: (value) => value.toFixed(3),
  files: (value) => `${value} files`,
  score: (value) => value.toFixed(0),
};

let missed = 0;

/** A value with its bound; counts the values out of bounds. */
function line({ what, of, most, least, notes = [], ...found }) {
  const [[kind, value]] = Object.entries(found);
  const bound = most ?? least;
  const isMet = bound === undefined || (most === undefined ? value >= least : value <= most);
  if (!isMet) missed += 1;
  const reach =
    bound === undefined ? '' : `  ${isMet ? 'within' : most === undefined ? 'UNDER' : 'OVER'} ${bound}`;
  const more = notes.length === 0 ? '' : `  (${notes.join(', ')})`;
  return `${what.padEnd(30)}  ${FORMS[kind](value, of)}${reach}${more}`;
}

await ensureInstalled();
await ensureBuilt();
const { makeClub } = await import('./club-data.mjs');
const folder = mkdtempSync(join(tmpdir(), 'lions-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const dataDir = join(folder, 'data');
await makeClub(dataDir);
const env = { DATA_DIR: dataDir, DEMO_DATA: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
for (const name of names) {
  const measure = await MEASURES[name]();
  // Some benchmarks yield their lines as they go.
  for await (const found of await measure(env, folder, { rounds })) console.log(line(found));
}
if (missed > 0) console.error(`Out of bounds: ${missed}`);
process.exit(missed > 0 ? 1 : 0);

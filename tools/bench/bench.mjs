/**
 * `npm run bench`: what the site costs beside the least that this machine can do, from one interleaved run. Ratios
 * only: milliseconds of one machine say nothing about another. Ends by itself in about two minutes. Linux.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureInstalled } from '../setup/install.mjs';

await ensureInstalled();
await ensureBuilt();
const { makeClub } = await import('./club-data.mjs');
const { coldStart } = await import('./cold-start.mjs');
const { pageWeight } = await import('./page-weight.mjs');
const { teamList } = await import('./team-list.mjs');

function line({ what, ratio, of, kb, most }) {
  const value = ratio === undefined ? `${kb.toFixed(1)} KB` : `${ratio.toFixed(2)} × ${of}`;
  const reach = most === undefined ? '' : `  ${(ratio ?? kb) <= most ? 'within' : 'OVER'} ${most}`;
  return `${what.padEnd(30)}  ${value}${reach}`;
}

const folder = mkdtempSync(join(tmpdir(), 'lions-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const dataDir = join(folder, 'data');
await makeClub(dataDir);
const env = { DATA_DIR: dataDir, DEMO_DATA: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
for (const measure of [coldStart, teamList, pageWeight]) {
  for (const found of await measure(env, folder)) console.log(line(found));
}
process.exit(0);

/**
 * `npm test` and, with the argument `servers`, `npm run test:servers`: installs and builds what is missing, runs the
 * suites, prints one table. `--ci`, or CI=true: a suite that cannot run is a failure.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './setup/build.mjs';
import { endWithNpm } from './setup/end-with-npm.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { findChromium } from './testing/chromium.mjs';
import { COMPILER, NGINX, provide } from './testing/debian.mjs';
import { PROMTOOL } from './testing/promtool.mjs';
import { WEBKIT } from './testing/platforms/webkit.mjs';
import { fastFolder } from './testing/fast-folder.mjs';
import { failureText, report } from './testing/report.mjs';
import { runAll } from './testing/run-all.mjs';
import { runSuite } from './testing/run-suite.mjs';
import { findMariadb, findMysql, MARIADBD } from './testing/servers.mjs';
import { SUITES } from './testing/suites.mjs';

/** Installable programs, by the name in the `needs` of a suite. */
const PROGRAMS = { webkit: WEBKIT, compiler: COMPILER, nginx: NGINX, promtool: PROMTOOL };
/** One process more than cores: some always wait for a database or a timer. */
const ROOM = availableParallelism() + 1;
const suites = SUITES[process.argv.includes('servers') ? 'servers' : 'test'];
const needed = new Set(suites.flatMap(({ needs = [] }) => needs));
const isCi = process.argv.includes('--ci') || !['', '0', 'false'].includes(process.env.CI ?? '');
// Exit hooks stop the servers that were started here.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));

requireSupportedNode();
endWithNpm();
// While npm installs: both wait for the network most of the time.
const programs = installPrograms();
await ensureInstalled();
const build = await buildIfStale();
const built = { ...build, name: 'build', passed: build.failed ? 0 : 1, failed: build.failed ? 1 : 0 };
if (build.failed) console.log(failureText(built));

const folder = mkdtempSync(join(tmpdir(), 'lions-test-'));
const mysql = needed.has('mysql') ? await findMysql() : {};
const mariadb = needed.has('mariadb') ? await findMariadb({ isCi }) : {};
const { chromium, ...installed } = await programs;
const missing = {
  mysql: mysql.missing,
  mariadb: mariadb.missing,
  mariadbd: !existsSync(MARIADBD) && `no ${MARIADBD} to start and kill`,
  chromium: chromium.missing,
  ...installed,
  build: build.failed && 'the build failed',
};
const env = { ...process.env, FORCE_COLOR: '0', TMPDIR: fastFolder() };
if (mysql.url) env.TEST_MYSQL_URL = mysql.url;
if (mariadb.url) env.TEST_MARIADB_URL = mariadb.url;
if (chromium.path) env.CHROME_PATH = chromium.path;
if (isCi) env.CI = 'true';

/** Chromium, and why each of the others is missing. One after the other: apt-get locks its database. */
async function installPrograms() {
  const programs = { chromium: await findChromium({ isCi }) };
  for (const [name, program] of Object.entries(PROGRAMS))
    if (needed.has(name)) programs[name] = (await provide(program)).missing;
  return programs;
}

async function runOrName(suite) {
  const lacking = (suite.needs ?? []).find((need) => missing[need]);
  if (lacking) return { name: suite.name, notRun: missing[lacking] };
  const result = await runSuite(suite, { folder, env });
  console.log(`${result.failed > 0 ? 'FAILED' : 'passed'}  ${suite.name} (${result.seconds.toFixed(0)} s)`);
  if (result.failed > 0) console.log(failureText(result));
  return result;
}

const results = await runAll(suites, ROOM, runOrName);
const { text, failed } = report([built, ...results], { isCi });
console.log(text);
if (failed === 0) rmSync(folder, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);

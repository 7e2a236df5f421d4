/** Every suite of `npm test`: its command and its requirements. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NX, NX_ENVIRONMENT, ROOT } from '../setup/run.mjs';
import { countCheck, countJest, countNodeTests, countPlaywright } from './counts.mjs';

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const check = (name, args) => ({ name, args, env: NX_ENVIRONMENT, count: countCheck });
const jest = (name, config, { files = [], ...more } = {}) => ({
  name,
  args: (results) => [JEST, '--config', config, '--json', '--outputFile', results, ...files],
  count: countJest,
  ...more,
});
const DATABASE_NAMES = { mysql: 'MySQL', mariadb: 'MariaDB', sqlite: 'the embedded database' };
const OF_SERVER = { mysql: ['mysql'], mariadb: ['mariadb'], sqlite: [] };
const api = (database, { needs = [], ...more } = {}) =>
  jest(`API on ${DATABASE_NAMES[database]}`, 'apps/api/jest.config.cjs', {
    env: { TEST_DATABASE: database },
    needs: [...OF_SERVER[database], ...needs],
    width: 2,
    ...more,
  });
const processes = (database) =>
  jest(`API on ${DATABASE_NAMES[database]}, as processes`, 'apps/api/jest.process.config.cjs', {
    env: { TEST_DATABASE: database },
    needs: ['build', ...OF_SERVER[database]],
    width: 2,
  });
/** Specs of what differs between MySQL and MariaDB: locks, migrations, character sets, JSON, dates and statements. */
const MARIADB_FILES = [
  'api/src/(analytics|platform/(database|audit|retention)|operations/backup|places/outbox)/',
  '(races|histories|crossing-forms|mail-worker|legacy-import|rate-limit|idempotency)',
];
const OWN_SERVER = 'apps/api/jest.own-server.config.cjs';
const browser = (name, project, { database = 'sqlite' } = {}) => ({
  name,
  args: (results) => [
    PLAYWRIGHT,
    'test',
    '--config',
    'apps/e2e/playwright.config.ts',
    `--project=${project}`,
    '--reporter=list,json',
    `--output=${results}.files`,
  ],
  env: { TEST_DATABASE: database },
  resultsVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
  count: countPlaywright,
  needs: ['build', 'chromium', ...OF_SERVER[database]],
  // A browser, its pages and the server besides the two workers: nothing else runs meanwhile.
  width: Infinity,
});

const specsOfTools = readdirSync(join(ROOT, 'tools'), { recursive: true })
  .filter((file) => file.endsWith('.spec.mjs'))
  .map((file) => join('tools', file));
const startServers = (file) => file.endsWith('.process.spec.mjs');
const nodeTest = (name, files, more = {}) => ({
  name,
  args: ['--test', '--test-reporter=tap', ...files],
  count: countNodeTests,
  ...more,
});

/**
 * Suites by command, started in their order where there is room; `width` is the number of processes that compute at
 * once, 1 unless given.
 */
export const SUITES = {
  /** `npm test`: needs no server, no root and nothing outside npm but a browser. */
  test: [
    api('sqlite'),
    // One project at a time, beside the API's two processes.
    check('lint and format', [...NX, 'run-many', '-t', 'lint', '--parallel=1']),
    // Without dependent builds: nx would rewrite them while the other suite uses them.
    check('types', [...NX, 'run-many', '-t', 'typecheck', '--excludeTaskDependencies']),
    jest('site', 'apps/site/jest.config.cjs'),
    jest('back-office', 'apps/back-office/jest.config.cjs'),
    jest('web-base', 'libs/web-base/jest.config.cjs'),
    jest('domain', 'libs/domain/jest.config.cjs'),
    nodeTest(
      'tools',
      specsOfTools.filter((file) => !startServers(file)),
      { env: NX_ENVIRONMENT },
    ),
    check('generated client is fresh', ['tools/generate-client.mjs', '--check']),
    browser('main flows in Chromium', 'main'),
  ],
  /** `npm run test:servers`: what needs a server, another browser, root or half an hour on one core. */
  servers: [
    // The slowest suite first. It waits for its server, so another suite runs beside it.
    api('mysql'),
    jest('API on a failing disk', 'apps/api/jest.disk-faults.config.cjs', { needs: ['build', 'compiler'] }),
    jest('API, database killed, frozen or refusing', OWN_SERVER, {
      files: ['killed-database', 'frozen-database', 'refusing-database'],
      needs: ['build', 'mariadbd'],
    }),
    api('mariadb', { files: MARIADB_FILES }),
    processes('mysql'),
    processes('sqlite'),
    nodeTest('tools, as processes', specsOfTools.filter(startServers), {
      env: NX_ENVIRONMENT,
      needs: ['build'],
    }),
    nodeTest('main flow of a parent in WebKit', ['tools/testing/platforms/browser-flows.mjs'], {
      env: { PLATFORM_BROWSER: 'webkit', PLATFORM_QUICK: 'true' },
      needs: ['build', 'webkit'],
    }),
    nodeTest('alert rules and dashboard', ['tools/testing/monitoring.mjs'], { needs: ['promtool'] }),
    jest('two processes behind nginx on MySQL', OWN_SERVER, {
      files: ['behind-proxy'],
      env: { TEST_DATABASE: 'mysql' },
      needs: ['build', 'nginx', 'mysql'],
      // The processes, nginx and the clients; what runs beside them would only slow both down.
      width: Infinity,
    }),
    browser('other flows in Chromium', 'more'),
    browser('flows on MySQL in Chromium', 'mysql', { database: 'mysql' }),
  ],
};

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
const api = (database, more) =>
  jest(`API on ${more.on}`, 'apps/api/jest.config.cjs', {
    ...more,
    env: { TEST_DATABASE: database },
    width: 2,
  });
const OWN_SERVER = 'apps/api/jest.own-server.config.cjs';
const behindProxy = (database, on) =>
  jest(`two processes behind nginx on ${on}`, OWN_SERVER, {
    files: ['behind-proxy', 'redis-counts'],
    env: { TEST_DATABASE: database },
    needs: ['build', 'nginx', 'redis', database],
    // The processes, nginx and the clients; what runs beside them would only slow both down.
    width: Infinity,
  });
const browser = (database, { on, needs }) => ({
  name: `browser on ${on}`,
  args: (results) => [
    PLAYWRIGHT,
    'test',
    '--config',
    'apps/e2e/playwright.config.ts',
    '--reporter=list,json',
    `--output=${results}.files`,
  ],
  env: { TEST_DATABASE: database },
  resultsVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
  count: countPlaywright,
  needs,
  // A browser, its pages and the server besides the two workers: nothing else runs meanwhile.
  width: Infinity,
});

const specsOfTools = readdirSync(join(ROOT, 'tools'), { recursive: true })
  .filter((file) => file.endsWith('.spec.mjs'))
  .map((file) => join('tools', file));

/** Started in this order where there is room; `width` is the number of processes that compute at once, 1 unless given. */
export const SUITES = [
  // The slowest suite first. The API suites on a server wait for the database, so another suite runs beside them; on
  // the embedded database they do not wait.
  api('mysql', { on: 'MySQL', needs: ['mysql'] }),
  check('lint', [...NX, 'run', 'tools:lint']),
  api('mariadb', { on: 'MariaDB', needs: ['mariadb'] }),
  api('sqlite', { on: 'the embedded database' }),
  // Without dependent builds: nx would rewrite them while the other suite uses them.
  check('types', [...NX, 'run-many', '-t', 'typecheck', '--excludeTaskDependencies']),
  jest('API, database killed, frozen or refusing', OWN_SERVER, {
    files: ['killed-database', 'frozen-database', 'refusing-database'],
    needs: ['build', 'mariadbd'],
  }),
  jest('API on a failing disk', 'apps/api/jest.disk-faults.config.cjs', { needs: ['build', 'compiler'] }),
  jest('site', 'apps/site/jest.config.cjs'),
  jest('back-office', 'apps/back-office/jest.config.cjs'),
  jest('web-base', 'libs/web-base/jest.config.cjs'),
  jest('domain', 'libs/domain/jest.config.cjs'),
  {
    name: 'tools',
    args: ['--test', '--test-reporter=tap', ...specsOfTools],
    env: NX_ENVIRONMENT,
    count: countNodeTests,
  },
  {
    name: 'main flow of a parent in WebKit',
    args: ['--test', '--test-reporter=tap', 'tools/testing/platforms/browser-flows.mjs'],
    env: { PLATFORM_BROWSER: 'webkit', PLATFORM_QUICK: 'true' },
    count: countNodeTests,
    needs: ['build', 'webkit'],
  },
  {
    name: 'alert rules and dashboard',
    args: ['--test', '--test-reporter=tap', 'tools/testing/monitoring.mjs'],
    count: countNodeTests,
    needs: ['promtool'],
  },
  check('generated client is fresh', ['tools/generate-client.mjs', '--check']),
  behindProxy('mariadb', 'MariaDB'),
  behindProxy('mysql', 'MySQL'),
  browser('sqlite', { on: 'the embedded database', needs: ['build', 'chromium'] }),
  browser('mysql', { on: 'MySQL', needs: ['build', 'chromium', 'mysql'] }),
];

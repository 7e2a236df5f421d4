/** Every suite of `npm test`: what it runs, and what it cannot run without. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NX, NX_ENVIRONMENT, ROOT } from '../setup/run.mjs';
import { countCheck, countJest, countNodeTests, countPlaywright } from './counts.mjs';

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const check = (name, args) => ({ name, args, env: NX_ENVIRONMENT, count: countCheck });
const jest = (name, config, more) => ({
  name,
  args: (results) => [JEST, '--config', config, '--json', '--outputFile', results],
  count: countJest,
  ...more,
});
const api = (database, more) =>
  jest(`API on ${more.on}`, 'apps/api/jest.config.cjs', { ...more, env: { TEST_DATABASE: database } });
const browser = (database, { on, needs }) => ({
  name: `browser on ${on}`,
  args: (results) => [
    PLAYWRIGHT,
    'test',
    '--config',
    'apps/web-e2e/playwright.config.ts',
    '--reporter=list,json',
    `--output=${results}.files`,
  ],
  env: { TEST_DATABASE: database },
  resultsVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
  count: countPlaywright,
  needs,
  alone: true,
});

const specsOfTools = readdirSync(join(ROOT, 'tools'), { recursive: true })
  .filter((file) => file.endsWith('.spec.mjs'))
  .map((file) => join('tools', file));

/** Longest first; two run side by side, but nothing beside a browser. */
export const SUITES = [
  api('sqlite', { on: 'the embedded database' }),
  check('lint', [...NX, 'run-many', '-t', 'lint']),
  api('mysql', { on: 'MySQL/MariaDB', needs: ['mysql'] }),
  // Without the builds it depends on: nx would write them anew under the feet of the suite beside it.
  check('types', [...NX, 'run-many', '-t', 'typecheck', '--excludeTaskDependencies']),
  jest('API, database killed', 'apps/api/jest.own-server.config.cjs', { needs: ['mariadbd'] }),
  jest('web', 'apps/web/jest.config.cjs'),
  jest('domain', 'libs/domain/jest.config.cjs'),
  {
    name: 'tools',
    args: ['--test', '--test-reporter=tap', ...specsOfTools],
    env: NX_ENVIRONMENT,
    count: countNodeTests,
  },
  check('generated client is fresh', ['tools/generate-client.mjs', '--check']),
  browser('sqlite', { on: 'the embedded database', needs: ['build', 'chromium'] }),
  browser('mysql', { on: 'MySQL/MariaDB', needs: ['build', 'chromium', 'mysql'] }),
];

import { defineConfig, devices } from '@playwright/test';
import { ON_MYSQL, SERVER_URL } from './src/support/server.ts';

/** Specs of what families and coaches do most: `npm test` runs them, `npm run test:servers` all others. */
const MAIN = [
  'main-job.spec.ts',
  'corrections.spec.ts',
  'at-the-door.spec.ts',
  'islands.spec.ts',
  'register-tryout.spec.ts',
  '**/registrations/practice.spec.ts',
];
/** Their calls reach most tables: the flows on MySQL are these and half of the main ones. */
const ON_MYSQL_INSTEAD = ['two-editors.spec.ts', 'practices-admin.spec.ts'];
/** Where there is a MySQL, they run on it and not on the embedded database as well. */
const hasMysql = process.env['TEST_MYSQL_URL'] !== undefined;

/**
 * Debian's Chromium renders the list below its address bar as two pages per window: a third of a test's time. It
 * also keeps a spare renderer, which most tests never use. Chromium uses only the last such switch, so the
 * features that Playwright disables are repeated here (1.65.1).
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'OptimizationHints',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: './src',
  projects: ON_MYSQL
    ? [
        {
          name: 'mysql',
          testMatch: [...ON_MYSQL_INSTEAD, 'main-job.spec.ts', '**/registrations/practice.spec.ts'],
        },
      ]
    : [
        { name: 'main', testMatch: MAIN },
        {
          name: 'more',
          testMatch: '*.spec.ts',
          testIgnore: hasMysql ? [...MAIN, ...ON_MYSQL_INSTEAD] : MAIN,
        },
      ],
  globalSetup: './src/no-delay.ts',
  // Built code runs as it is: transpiling the site's renderer takes seconds in each worker.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // Generous: the whole of `npm test` may share two cores.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SERVER_URL,
    // Fail early: an element that is not clickable by then never will be.
    actionTimeout: 30_000,
    timezoneId: 'Asia/Tokyo',
    // Animations cost painting and waiting; motion.spec.ts turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing doubles a test's time: use `--trace retain-on-failure` for the failing one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-quic',
        '--disable-component-update',
        // Each process less is a tenth of a test's time.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        // Pages live for seconds: optimizing their scripts costs more than it saves.
        '--js-flags=--no-maglev --no-turbofan',
        `--disable-features=${SWITCHED_OFF.join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'node src/support/serve.mjs',
    url: `${SERVER_URL}/api/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

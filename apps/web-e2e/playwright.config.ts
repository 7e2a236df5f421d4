import { defineConfig, devices } from '@playwright/test';
import { ON_MYSQL, SERVER_URL } from './src/server.ts';

/** What depends on the database runs on each; everything else once. */
const specs = ON_MYSQL
  ? [
      ...['main-job.spec.ts', 'access.spec.ts', 'admin-walk.spec.ts', 'two-editors.spec.ts'],
      ...['practices-admin.spec.ts', 'practice.spec.ts', 'signed-out.spec.ts'],
    ]
  : '*.spec.ts';

/**
 * Debian's Chromium draws the list below its address bar as two pages of its own for each window, a third of what a
 * test costs. Of two lists Chromium heeds the last, so what Playwright switches off comes along (1.65.1).
 */
const SWITCHED_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

export default defineConfig({
  testDir: './src',
  testMatch: specs,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous: the whole of `npm test` may share two cores.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SERVER_URL,
    // What is not there to be clicked will not come: it need not use up the test's whole time.
    actionTimeout: 30_000,
    timezoneId: 'Asia/Tokyo',
    // Tracing doubles what a test costs: `--trace retain-on-failure` for the one that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-quic',
        '--disable-component-update',
        `--disable-features=${SWITCHED_OFF.join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'node src/serve.mjs',
    url: `${SERVER_URL}/api/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

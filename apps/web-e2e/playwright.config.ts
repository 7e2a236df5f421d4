import { defineConfig, devices } from '@playwright/test';
import { SERVER_URL } from './src/server.ts';

/** The four ways in which every day of a person is played: both languages, a phone and a desk. */
const LANGUAGES = { en: 'en-CA', fr: 'fr-CA' } as const;
const WIDTHS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

const projects = Object.entries(LANGUAGES).flatMap(([language, locale]) =>
  Object.entries(WIDTHS).map(([place, viewport]) => ({
    name: `${language}-${place}`,
    use: { locale, viewport, hasTouch: place === 'phone', isMobile: place === 'phone' },
  })),
);

export default defineConfig({
  testDir: './src',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SERVER_URL,
    timezoneId: 'Asia/Tokyo',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-quic', '--disable-component-update'],
    },
  },
  projects,
  webServer: { command: 'node src/serve.mjs', url: `${SERVER_URL}/api/health/ready`, timeout: 60_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } },
});

import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/**
 * Takes the pictures of docs/coaches.md: `npm run guide-pictures -w @lions/e2e`, after a build. Each
 * language starts an empty site, so the tests' server is not needed.
 */
export default defineConfig({
  ...tests,
  projects: [{ name: 'pictures', testMatch: 'guide-pictures.ts' }],
  webServer: [],
  globalSetup: [],
});

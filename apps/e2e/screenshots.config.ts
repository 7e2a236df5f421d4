import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Takes a screenshot of every screen: `npm run screenshots -w @lions/e2e`. */
export default defineConfig({ ...tests, testMatch: 'screenshots.ts' });

import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Photographs every screen instead of testing it: `npm run screenshots -w @lions/web-e2e`. */
export default defineConfig({ ...tests, testMatch: 'screenshots.ts' });

import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Renders the Open Graph pictures and the app's icons: `npm run share-pictures -w @lions/e2e`, after a build. */
export default defineConfig({ ...tests, testMatch: ['share-pictures.ts', 'app-icons.ts'] });

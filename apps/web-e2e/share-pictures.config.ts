import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Draws the pictures that links show elsewhere: `npm run share-pictures -w @lions/web-e2e`, after a build. */
export default defineConfig({ ...tests, testMatch: 'share-pictures.ts' });

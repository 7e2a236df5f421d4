import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  CLIENT_CODE,
  OUTSIDE_NPM,
  UP_FROM_FEATURE,
  UP_FROM_SHARED,
  projectBoundaries,
  refuse,
  sideways,
} from './tools/import-rules.mjs';
import { disableNeedsReason, syntaxToAvoid } from './tools/lint-rules.mjs';

// Only database/ calls a driver: results differ between databases, and reader.select converts them.
const DRIVERS_QUERY = {
  selector: "CallExpression[callee.property.name='query']",
  message: 'Write SQL through the reader: select with a shape, or execute.',
};

/** Functions missing in Safari of iOS 15; the build adds no polyfills for them. */
const NEWER_THAN_SAFARI_15 = [
  { object: 'AbortSignal', property: 'timeout', message: 'Use withTimeout of @lions/web-base.' },
  { object: 'AbortSignal', property: 'any', message: 'Listen to each signal.' },
  { object: 'Object', property: 'groupBy', message: 'Use groupBy of @lions/domain.' },
  { object: 'Map', property: 'groupBy', message: 'Use groupBy of @lions/domain.' },
  { object: 'Promise', property: 'withResolvers', message: 'Use new Promise.' },
  { object: 'URL', property: 'canParse', message: 'Use new URL in try.' },
];

const SPECS = ['**/*.spec.{ts,tsx,mjs}', 'apps/e2e/**'];

/** Globals of Node in plain scripts. */
const NODE = [
  'AbortSignal',
  'process',
  'console',
  'Buffer',
  'URL',
  'fetch',
  'FormData',
  'Blob',
  'performance',
  'module',
  'require',
  '__dirname',
];
const GLOBALS = [...NODE, 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'];

/** TypeScript's rules for a project, with the configuration that includes its specs. */
const typed = (folder, tsconfig) =>
  tseslint.config({
    files: [`${folder}/**/*.{ts,tsx}`],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: { project: `${folder}/${tsconfig}`, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  });

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      'libs/api-client/src/generated.ts',
      '**/playwright-report',
      '**/test-results',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { '@nx': nx, lions: { rules: { 'disable-needs-reason': disableNeedsReason } } },
    rules: {
      '@nx/enforce-module-boundaries': ['error', projectBoundaries],
      'lions/disable-needs-reason': 'error',
      'no-restricted-syntax': ['error', ...syntaxToAvoid],
      'max-lines': ['error', { max: 400 }],
      eqeqeq: 'error',
    },
  },
  ...typed('libs/domain', 'tsconfig.spec.json'),
  ...typed('libs/api-client', 'tsconfig.json'),
  ...typed('apps/api', 'tsconfig.spec.json'),
  ...typed('libs/web-base', 'tsconfig.json'),
  ...typed('apps/site', 'tsconfig.json'),
  ...typed('apps/back-office', 'tsconfig.json'),
  ...typed('apps/e2e', 'tsconfig.json'),
  { files: ['libs/domain/src/**'], ignores: SPECS, rules: { 'no-restricted-imports': refuse(OUTSIDE_NPM) } },

  {
    files: ['{apps/site,apps/back-office,libs/web-base}/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    files: ['{apps/site,apps/back-office,libs/web-base}/src/**/*.tsx'],
    ignores: SPECS,
    rules: { 'max-lines-per-function': ['error', { max: 180 }] },
  },
  {
    files: ['{apps/site,apps/back-office,libs/web-base,libs/domain}/src/**/*.{ts,tsx}'],
    ignores: SPECS,
    rules: { 'no-restricted-properties': ['error', ...NEWER_THAN_SAFARI_15] },
  },
  {
    files: ['apps/{site,back-office}/src/{ui,content,i18n}/**'],
    rules: { 'no-restricted-imports': refuse(UP_FROM_SHARED) },
  },
  {
    files: ['apps/{site,back-office}/src/features/*/*'],
    rules: { 'no-restricted-imports': refuse(UP_FROM_FEATURE, sideways(1)) },
  },
  {
    files: ['apps/{site,back-office}/src/features/*/*/*'],
    rules: { 'no-restricted-imports': refuse(UP_FROM_FEATURE, sideways(2)) },
  },
  {
    files: ['{apps/site,libs/web-base}/src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': refuse(CLIENT_CODE) },
  },

  { files: ['apps/api/src/**'], rules: { 'no-console': 'error' } },
  { files: ['apps/api/src/{main,write-*}.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['apps/api/src/**'],
    ignores: ['apps/api/src/{platform/database,testing}/**', ...SPECS],
    rules: { 'no-restricted-syntax': ['error', ...syntaxToAvoid, DRIVERS_QUERY] },
  },

  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: Object.fromEntries(GLOBALS.map((name) => [name, 'readonly'])) },
  },
  { files: SPECS, rules: { 'max-lines': ['error', { max: 600 }] } },
);

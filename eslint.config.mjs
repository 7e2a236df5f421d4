import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { disableNeedsReason, namesToAvoid } from './tools/lint-rules.mjs';

/**
 * The fences of docs/architecture.md. tools/fences.spec.mjs climbs each one: a new fence comes with its climb.
 * The boundary rule needs nx's graph and passes everything without it, so lint through nx (`npm run lint`).
 */
const onlyOn = (sourceTag, ...tags) => ({ sourceTag, onlyDependOnLibsWithTags: tags });
const projectBoundaries = {
  enforceBuildableLibDependency: true,
  // Each project's jest configuration begins with the common one.
  allow: ['../../jest.preset.cjs'],
  depConstraints: [
    onlyOn('scope:domain', 'scope:domain'),
    onlyOn('scope:api-client', 'scope:api-client', 'scope:domain'),
    onlyOn('scope:web', 'scope:web', 'scope:api-client', 'scope:domain'),
    onlyOn('scope:api', 'scope:api', 'scope:domain'),
    onlyOn('scope:web-e2e', 'scope:web-e2e'),
    onlyOn('scope:tools', 'scope:tools'),
  ],
};

/** Forbids imports by the text between their quotes. A later block for the same file replaces an earlier one. */
const refuse = (...patterns) => [
  'error',
  { patterns: patterns.map(([regex, message, more]) => ({ regex, message, ...more })) },
];

const OUTSIDE_NPM = ['^[^.]', 'The domain library imports nothing, not even npm.'];
const UP_FROM_SHARED = ['(^|/)(features|app)/', 'ui, content and i18n are below features and app.'];
const UP_FROM_FEATURE = ['(^|/)app/', 'Features are below app.'];
const SIDEWAYS = ['^\\.\\./[^.]', 'A feature never imports another feature: move what is shared to ui.'];
const ADMIN_ONLY = [
  '^(antd|@ant-design/|@reduxjs/|react-redux|react-router|i18next|react-i18next|@lions/api-client)',
  'Public pages carry at most 72 KB of script: this package belongs to what is named admin-*.',
];
const UP_FROM_GROUND = [
  '^\\.\\./(?!(common|config|database)/)[\\w-]+/',
  'common, config and database are below the modules.',
];
// Signing in and managing who signs in are two modules over one table: admin-user.
const FOREIGN_TABLE = [
  '^\\.\\./(?!users/admin-user\\.)[\\w-]+/.*\\.entity\\.js$',
  "Use the other module's service, never its tables: only a type or another entity may name an entity.",
  { allowTypeImports: true },
];

const SPECS = ['**/*.spec.{ts,tsx,mjs}', 'apps/web-e2e/**'];

/** What plain scripts get from Node without an import. */
const NODE = [
  'process',
  'console',
  'Buffer',
  'URL',
  'fetch',
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
      'no-restricted-syntax': ['error', ...namesToAvoid],
      'max-lines': ['error', { max: 200 }],
      eqeqeq: 'error',
    },
  },
  ...typed('libs/domain', 'tsconfig.spec.json'),
  ...typed('libs/api-client', 'tsconfig.json'),
  ...typed('apps/api', 'tsconfig.spec.json'),
  ...typed('apps/web', 'tsconfig.json'),
  ...typed('apps/web-e2e', 'tsconfig.json'),
  { files: ['libs/domain/src/**'], ignores: SPECS, rules: { 'no-restricted-imports': refuse(OUTSIDE_NPM) } },

  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    ignores: SPECS,
    rules: { 'max-lines-per-function': ['error', { max: 120 }] },
  },
  {
    files: ['apps/web/src/{ui,content,i18n}/**'],
    rules: { 'no-restricted-imports': refuse(UP_FROM_SHARED, ADMIN_ONLY) },
  },
  { files: ['apps/web/src/ui/admin-*.{ts,tsx}'], rules: { 'no-restricted-imports': refuse(UP_FROM_SHARED) } },
  {
    files: ['apps/web/src/features/**'],
    rules: { 'no-restricted-imports': refuse(UP_FROM_FEATURE, SIDEWAYS, ADMIN_ONLY) },
  },
  {
    files: ['apps/web/src/features/admin-*/**'],
    rules: { 'no-restricted-imports': refuse(UP_FROM_FEATURE, SIDEWAYS) },
  },

  { files: ['apps/api/src/**'], rules: { 'no-console': 'error' } },
  { files: ['apps/api/src/{main,write-*}.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['apps/api/src/{common,config,database}/**'],
    ignores: SPECS,
    rules: { 'no-restricted-imports': refuse(UP_FROM_GROUND) },
  },
  {
    files: ['apps/api/src/*/**'],
    ignores: ['apps/api/src/{common,config,database,testing}/**', '**/*.entity.ts', ...SPECS],
    rules: { '@typescript-eslint/no-restricted-imports': refuse(FOREIGN_TABLE) },
  },

  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: Object.fromEntries(GLOBALS.map((name) => [name, 'readonly'])) },
  },
  { files: SPECS, rules: { 'max-lines': ['error', { max: 400 }] } },
);

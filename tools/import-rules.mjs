/**
 * The import rules of docs/architecture.md. tools/fences.spec.mjs tests them: a new rule comes with its
 * test. The boundary rule needs nx's graph and passes everything without it, so lint through nx (`npm
 * run lint`).
 */
const onlyOn = (sourceTag, ...tags) => ({ sourceTag, onlyDependOnLibsWithTags: tags });
/** Public pages carry at most 72 KB of script. */
const BACK_OFFICE_ONLY = [
  'antd',
  '@ant-design/*',
  '@reduxjs/*',
  'redux',
  'react-redux',
  'react-router*',
  'i18next',
  'react-i18next',
];
export const projectBoundaries = {
  enforceBuildableLibDependency: true,
  allow: [
    // Every project's jest configuration imports the common preset.
    '../../jest.preset.cjs',
    // Browser tests find elements by the texts of the applications.
    '../../../back-office/src/i18n/dictionaries.ts',
    '../../../site/src/i18n/dictionary.ts',
  ],
  depConstraints: [
    onlyOn('scope:domain', 'scope:domain'),
    onlyOn('scope:api-client', 'scope:api-client', 'scope:domain'),
    {
      ...onlyOn('scope:web-base', 'scope:web-base', 'scope:domain'),
      bannedExternalImports: BACK_OFFICE_ONLY,
    },
    onlyOn('scope:back-office', 'scope:back-office', 'scope:web-base', 'scope:api-client', 'scope:domain'),
    {
      ...onlyOn('scope:site', 'scope:site', 'scope:web-base', 'scope:api-client', 'scope:domain'),
      bannedExternalImports: BACK_OFFICE_ONLY,
    },
    onlyOn('scope:api', 'scope:api', 'scope:domain'),
    onlyOn('scope:e2e', 'scope:e2e', 'scope:web-base'),
    onlyOn('scope:tools', 'scope:tools'),
  ],
};

/** Forbids imports by module specifier. A later block for the same file replaces an earlier one. */
export const refuse = (...patterns) => [
  'error',
  { patterns: patterns.map(([regex, message, more]) => ({ regex, message, ...more })) },
];

export const OUTSIDE_NPM = ['^[^.]', 'The domain library imports nothing, not even npm.'];
export const UP_FROM_SHARED = ['(^|/)(features|app)/', 'ui, content and i18n are below features and app.'];
export const UP_FROM_FEATURE = ['(^|/)app/', 'Features are below app.'];
/** For the files in a feature's folder (1), or in a folder of that (2). */
export const sideways = (depth) => [
  `^(\\.\\./){${depth}}[^.]`,
  'A feature never imports another feature: move what is shared to ui.',
];
export const CLIENT_CODE = [
  '^@lions/api-client$',
  "Public pages may name the client's types, never carry its code.",
  { allowTypeImports: true },
];

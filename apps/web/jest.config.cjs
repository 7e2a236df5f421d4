const preset = require('../../jest.preset.cjs');
const { siteFiles } = require('./site-files.mjs');

const [swc, options] = Object.values(preset.transform)[0];
const react = { ...options.jsc.transform, react: { runtime: 'automatic' } };

module.exports = {
  ...preset,
  displayName: 'web',
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  // The real style sheets, as the build puts them into the documents.
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^(.*\\.css)\\?inline$': '$1',
    '^@lions/api-client$': '<rootDir>/../../libs/api-client/src/index.ts',
  },
  transform: {
    '\\.css$': '<rootDir>/jest-css-text.cjs',
    '\\.tsx$': [
      swc,
      { ...options, jsc: { ...options.jsc, parser: { ...options.jsc.parser, tsx: true }, transform: react } },
    ],
    ...preset.transform,
  },
  globals: {
    CLIENT_ASSETS: {
      files: siteFiles(),
      build: 'a-build',
      entry: '/assets/public.js',
      admin: { script: '/assets/admin.js', styles: [] },
    },
  },
};

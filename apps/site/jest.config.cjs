const preset = require('../../jest.preset.cjs');
const { siteFiles } = require('./site-files.mjs');

module.exports = {
  ...preset,
  displayName: 'site',
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  globals: {
    CLIENT_ASSETS: {
      files: siteFiles(),
      build: 'a-build',
      entry: '/assets/public.js',
      admin: {
        script: '/assets/admin.js',
        styles: [],
        preloads: { en: ['/assets/en.js'], fr: ['/assets/fr.js'] },
      },
    },
  },
};

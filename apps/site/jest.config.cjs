const preset = require('../../jest.preset.cjs');
const { siteFiles } = require('./site-files.mjs');

const entryOf = (name) => ({
  script: `/assets/${name}.js`,
  styles: [`/assets/${name}.css`],
  preloads: { en: [`/assets/${name}-en.js`], fr: [`/assets/${name}-fr.js`] },
});

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
        signIn: entryOf('sign-in'),
        dashboard: entryOf('dashboard'),
        other: entryOf('other'),
        checkIn: [],
      },
    },
  },
};

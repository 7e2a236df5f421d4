const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'web-base',
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};

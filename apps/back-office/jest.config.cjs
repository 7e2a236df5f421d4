const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'back-office',
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};

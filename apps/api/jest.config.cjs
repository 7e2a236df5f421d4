const preset = require('../../jest.preset.cjs');
module.exports = {
  ...preset,
  displayName: `api on ${process.env.TEST_DATABASE === 'mysql' ? 'MySQL/MariaDB' : 'the embedded database'}`,
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  // Starts a database server of its own: jest.own-server.config.cjs.
  testPathIgnorePatterns: ['killed-database'],
  testTimeout: 30_000,
  maxWorkers: 2,
};

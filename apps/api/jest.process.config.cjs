const api = require('./jest.config.cjs');
module.exports = {
  ...api,
  displayName: `${api.displayName}, as processes`,
  // They start the built server, stop it, and kill it, or decode photographs in processes.
  testMatch: ['<rootDir>/src/**/*.process.spec.ts'],
  testPathIgnorePatterns: api.testPathIgnorePatterns.filter((pattern) => pattern !== '\\.process\\.spec'),
};

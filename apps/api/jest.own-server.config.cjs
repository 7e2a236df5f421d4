const api = require('./jest.config.cjs');
module.exports = {
  ...api,
  displayName: 'api with servers of its own',
  // A MariaDB that is killed; two processes behind nginx; a Redis that stops.
  testMatch: ['<rootDir>/src/**/{killed-database,behind-proxy,redis-counts}.spec.ts'],
  testPathIgnorePatterns: [],
};

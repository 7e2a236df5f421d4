const api = require('./jest.config.cjs');
module.exports = {
  ...api,
  displayName: 'api with servers of its own',
  // A MariaDB that is killed, frozen, refuses or has unusual settings; two processes behind nginx.
  testMatch: ['<rootDir>/src/**/{{killed,frozen,refusing}-database,behind-proxy}.spec.ts'],
  testPathIgnorePatterns: [],
};

const api = require('./jest.config.cjs');
module.exports = {
  ...api,
  displayName: 'api on a MariaDB that is killed',
  testMatch: ['<rootDir>/src/**/killed-database.spec.ts'],
  testPathIgnorePatterns: [],
};

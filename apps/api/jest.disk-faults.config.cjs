const api = require('./jest.config.cjs');
module.exports = {
  ...api,
  displayName: 'api on a failing disk',
  testMatch: ['<rootDir>/src/database/embedded/{failing-disk*,foreign-lock}.spec.ts'],
  testPathIgnorePatterns: [],
  maxWorkers: 1,
};

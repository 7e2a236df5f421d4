const api = require('./jest.config.cjs');
module.exports = {
  ...api,
  displayName: 'api on a failing disk',
  testMatch: ['<rootDir>/src/**/{failing-disk*,foreign-lock}.spec.ts'],
  testPathIgnorePatterns: [],
  maxWorkers: 1,
};

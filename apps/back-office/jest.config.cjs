const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'back-office',
  rootDir: __dirname,
  testMatch: ['<rootDir>/{antd,src}/**/*.spec.ts'],
};

const { randomBytes } = require('node:crypto');
const preset = require('../../jest.preset.cjs');

const DATABASES = { sqlite: 'the embedded database', mysql: 'MySQL', mariadb: 'MariaDB' };
// Workers inherit it: what one run makes on a server has its name.
process.env.TEST_RUN ??= randomBytes(4).toString('hex');

module.exports = {
  ...preset,
  displayName: `api on ${DATABASES[process.env.TEST_DATABASE ?? 'sqlite']}`,
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  // These have a configuration of their own: jest.process.config.cjs, jest.own-server.config.cjs, jest.disk-faults.config.cjs.
  testPathIgnorePatterns: [
    '\\.process\\.spec',
    '(killed|frozen|refusing)-database',
    'behind-proxy',
    'failing-disk',
    'foreign-lock',
    // The embedded database has no connection to cut. A server's database has no file to lock, and its
    // triggers cannot end a transaction.
    (process.env.TEST_DATABASE ?? 'sqlite') === 'sqlite' ? 'cut-connection' : 'embedded-(lock|abort|residue)',
  ],
  globalTeardown: '<rootDir>/src/testing/database/drop-schemas.cjs',
  testTimeout: 30_000,
  maxWorkers: 2,
};

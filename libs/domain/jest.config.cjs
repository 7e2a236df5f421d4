const preset = require('../../jest.preset.cjs');

/** Suites about time run once in each of these zones, because they must pass in any zone of the host. */
const HOST_ZONES = ['America/Toronto', 'UTC', 'Asia/Tokyo', 'Pacific/Auckland'];
const TIME_SPECS = [
  'sessions/activity-span',
  'time/calendar',
  'time/civil-date',
  'time/club-time',
  'cleanup/expired-session',
  'cleanup/nightly-cleanup',
].map((name) => `/src/${name}.spec.ts`);

const project = {
  ...preset,
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  setupFiles: ['<rootDir>/jest.properties.cjs'],
};

module.exports = {
  projects: [
    { ...project, displayName: 'domain', testPathIgnorePatterns: TIME_SPECS },
    ...HOST_ZONES.map((hostZone) => ({
      ...project,
      displayName: `domain ${hostZone}`,
      testMatch: TIME_SPECS.map((path) => `<rootDir>${path}`),
      testEnvironment: '<rootDir>/../../tools/testing/jest/host-zone.cjs',
      testEnvironmentOptions: { hostZone },
      globals: { HOST_ZONE: hostZone },
    })),
  ],
};

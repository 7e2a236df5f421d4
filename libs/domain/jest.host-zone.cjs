const { TestEnvironment } = require('jest-environment-node');

/** Node's own environment with the host moved to `testEnvironmentOptions.hostZone` while a suite runs. */
module.exports = class HostZoneEnvironment extends TestEnvironment {
  constructor(config, context) {
    const before = process.env.TZ;
    // Before super(): the suite's process.env is copied there.
    process.env.TZ = config.projectConfig.testEnvironmentOptions.hostZone;
    super(config, context);
    this.zoneBefore = before;
  }

  async teardown() {
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
    await super.teardown();
  }
};

const NodeRealm = require('./node-realm.cjs');

/** Jest environment of all specs: sets the host's zone to `testEnvironmentOptions.hostZone`. */
module.exports = class HostZone extends NodeRealm {
  constructor(config, context) {
    super(config, context);
    // NodeRealm's teardown restores the host's own zone.
    process.env.TZ = config.projectConfig.testEnvironmentOptions.hostZone;
  }
};

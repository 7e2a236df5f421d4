const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/** Ends a run of the tests. In a process of its own: packages that this one loads go through Jest's transform. */
module.exports = () => {
  execFileSync(process.execPath, [join(__dirname, 'drop-schemas.mjs')], { stdio: 'inherit' });
};

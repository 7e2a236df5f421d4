/**
 * Entry point of `npm start`, the image and the tests. Runs the bundle of `bundle.mjs` with the V8 code cache beside
 * it. Another Node version has no cache, and starts half a second slower.
 */
const { closeSync, existsSync, openSync, readSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

const file = join(__dirname, 'dist/bundle/api.cjs');
// V8 compares only its own version, and crashes on a cache from another patch release of Node.
const thisNode = `${process.version}-${process.platform}-${process.arch}`;
const cache = join(__dirname, `dist/bundle/api-${thisNode}.cache`);
const files = [file, cache].filter(existsSync);

// For one file after the other: memory that is touched for the first time is what reading them costs.
const memory = Buffer.allocUnsafeSlow(Math.max(...files.map((each) => statSync(each).size)));
const [code, cachedData] = files.map((each) => {
  const handle = openSync(each);
  const bytes = memory.subarray(0, readSync(handle, memory));
  closeSync(handle);
  // As latin1, which is quicker: the bundle holds ASCII only.
  return each === file ? bytes.latin1Slice() : bytes;
});
const script = new Script(code, { filename: file, cachedData });
// Until `tuneForWork` of the bundle, which says why. After the script is made: V8 refuses a cache that was made with
// other flags.
setFlagsFromString('--no-opt');
setFlagsFromString('--semi-space-growth-factor=1');
script.runInThisContext()(module, exports, require, file, (specifier) => import(specifier));

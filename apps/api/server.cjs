/**
 * Entry point of `npm start`, the image and the tests. Runs the bundle of `bundle.mjs` with the V8 code cache beside
 * it. Another Node version has no cache, and starts half a second slower.
 */
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

const file = join(__dirname, 'dist/bundle/api.cjs');
// V8 compares only its own version, and crashes on a cache from another patch release of Node.
const thisNode = `${process.version}-${process.platform}-${process.arch}`;
const cache = join(__dirname, `dist/bundle/api-${thisNode}.cache`);
const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
// Read as latin1, which is quicker: the bundle holds ASCII only.
const script = new Script(readFileSync(file, 'latin1'), { filename: file, cachedData });
// Collects garbage when the heap has grown by this much; by default by a multiple, which a small server has no
// memory for. After the script is made: V8 refuses a cache that was made with other flags.
setFlagsFromString('--heap-growing-percent=60');
script.runInThisContext()(module, exports, require, file, (specifier) => import(specifier));

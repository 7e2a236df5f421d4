/**
 * The server as `npm start`, the image and the tests run it: `bundle.mjs` puts all of it into one file, and beside that
 * what V8 compiled when it ran there. Another Node starts from the source, which takes half a second more and changes
 * nothing else.
 */
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

const file = join(__dirname, 'dist/bundle/api.cjs');
// V8 looks at its own version alone, and crashes on what another patch release of Node has compiled.
const thisNode = `${process.version}-${process.platform}-${process.arch}`;
const cache = join(__dirname, `dist/bundle/api-${thisNode}.cache`);
const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
const script = new Script(readFileSync(file, 'utf8'), { filename: file, cachedData });
script.runInThisContext()(module, exports, require, file, (specifier) => import(specifier));

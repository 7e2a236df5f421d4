/** Entry point of `npm start`, the image and the tests: runs the bundle of `bundle.mjs`. */
require('./dist/bundle/api.cjs');

/**
 * Loads a package with Node itself, ESM included: once per worker, neither transformed nor in Jest's
 * registry.
 */
module.exports = {
  process: (_text, path) => ({ code: `module.exports = nativeRequire(${JSON.stringify(path)});` }),
};

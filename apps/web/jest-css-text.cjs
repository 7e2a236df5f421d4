/** Gives tests a style sheet as the text that vite's `?inline` gives the build. */
module.exports = {
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }),
};

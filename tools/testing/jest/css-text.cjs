/** Jest transform: a style sheet as text, like vite's `?inline`. */
module.exports = {
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }),
};

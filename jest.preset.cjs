const { join } = require('node:path');

const JEST = join(__dirname, 'tools/testing/jest');

/** Imports of the workspace's code. Node loads them, so ESM-only packages need no transform. */
const PACKAGES = [
  '.',
  'apps/api',
  'apps/site',
  'apps/back-office',
  'apps/e2e',
  'libs/domain',
  'libs/api-client',
  'libs/web-base',
]
  .map((folder) => require(join(__dirname, folder, 'package.json')))
  .flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }))
  .filter((name) => !/jest|^@lions/.test(name));

const typescript = (parser, transform) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', ...parser },
      transform,
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

/** Shared by every jest project of this workspace. */
module.exports = {
  testEnvironment: join(JEST, 'node-realm.cjs'),
  moduleNameMapper: {
    '^@lions/(api-client|domain|web-base)$': `${__dirname}/libs/$1/src/index.ts`,
    '^@lions/web-base/testing$': `${__dirname}/libs/web-base/src/testing/index.ts`,
    // The real style sheets, as the build puts them into the documents.
    '^(.*\\.css)\\?inline$': '$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '/node_modules/': join(JEST, 'native-package.cjs'),
    '\\.css$': join(JEST, 'css-text.cjs'),
    '\\.tsx$': typescript({ tsx: true }, { react: { runtime: 'automatic' } }),
    '^.+\\.(t|j|mj)s$': typescript({ decorators: true }, { legacyDecorator: true, decoratorMetadata: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${PACKAGES.join('|')})/)`],
};

/**
 * What every jest project of this workspace shares. Nest 12 and a few of its dependencies are ESM only while
 * jest runs CommonJS, so swc transforms them too: a new ESM-only package goes on the list below.
 */
const ESM_ONLY = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'es-toolkit',
  'js-yaml',
  'uid',
  'cookie',
  '@fastify/cookie',
];

module.exports = {
  testEnvironment: 'node',
  moduleNameMapper: {
    '^@lions/domain$': `${__dirname}/libs/domain/src/index.ts`,
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.(t|j|mj)s$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
};

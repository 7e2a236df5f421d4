import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

const { platform, arch } = process;

/** The binaries of sharp that npm has installed, those of this platform, with the files of each that run. */
const SHARP_BINARIES = Object.fromEntries(
  readdirSync(join(MODULES, '@img'))
    .filter((name) => name.startsWith('sharp-'))
    .map((name) => [
      `@img/${name}`,
      ['index.cjs', 'lib'].filter((file) => existsSync(join(MODULES, '@img', name, file))),
    ]),
);

/**
 * Packages that the bundle does not hold, because they are compiled for a machine, are files that are served, or are
 * large and rarely needed, and the files of each that run. The bundler leaves them out; the image takes these files
 * from node_modules.
 */
export const BESIDE_BUNDLE = {
  bcrypt: ['bcrypt.js', 'promises.js', `prebuilds/${platform}-${arch}`],
  // Finds the binaries of both.
  'node-gyp-build': ['index.js', 'node-gyp-build.js'],
  '@photostructure/sqlite': ['dist/index.cjs', `prebuilds/${platform}-${arch}`],
  // Only encode-picture.mjs loads it.
  sharp: ['dist'],
  '@img/colour': ['color.cjs', 'index.cjs'],
  'detect-libc': ['lib'],
  semver: ['classes', 'functions', 'index.js', 'internal', 'ranges'],
  ...SHARP_BINARIES,
  // A list of 0.4 MB that only a new password needs: in the bundle, each start would read it.
  '@zxcvbn-ts/language-common': [
    'dist/index.cjs',
    'dist/adjacencyGraphs.json.cjs',
    'dist/diceware.json.cjs',
    'dist/passwords.json.cjs',
  ],
  '@zxcvbn-ts/dictionary-compression': ['dist/decompress.cjs'],
  'swagger-ui-dist': [
    'absolute-path.js',
    'favicon-16x16.png',
    'favicon-32x32.png',
    'swagger-ui.css',
    'swagger-ui-bundle.js',
    'swagger-ui-bundle.js.LICENSE.txt',
    'swagger-ui-standalone-preset.js',
    'swagger-ui-standalone-preset.js.LICENSE.txt',
  ],
};

/** Whether the bundle leaves an import out. It has semver as well: Fastify needs it at each start. */
export const isBesideBundle = (id) =>
  Object.keys(BESIDE_BUNDLE).some((name) => name !== 'semver' && (id === name || id.startsWith(`${name}/`)));

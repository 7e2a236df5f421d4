/**
 * Bundles the compiled API and its packages into dist/bundle, where `server.cjs` runs api.cjs: reading 1,500 modules one by
 * one takes 2 s of processor time. What is loaded by `import()`, such as nodemailer, is a file of its own.
 */
import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { isBesideBundle } from './beside-bundle.mjs';

const ROOT = dirname(fileURLToPath(import.meta.url));
const FOLDER = join(ROOT, 'dist/bundle');
/** Replaces the bundle at the end, so that a failed build keeps the former one. */
const NEXT = join(ROOT, 'dist/bundle.next');

/** Optional packages, which Nest tries to load and does without. */
const ABSENT = /^@nestjs\/(microservices|websockets|platform-express)|^@fastify\/(multipart|view)$/;

/** Modules that no setting of the site reaches; each is empty in the bundle. With them a start takes 6 MB more. */
const LEFT_OUT = [
  // Drivers of other databases.
  /\/typeorm\/driver\/(?!better-sqlite3|mysql|sqlite-abstract)[^/]+\/\w+Driver\.js$/,
  // Tables of telephone numbers, without which class-validator's `IsPhoneNumber` refuses every number.
  /\/libphonenumber-js\/max\/index\.\w+$/,
  // Finds the files of a folder, to have a route for each; here one route has them all.
  /\/glob\/dist\/commonjs\/index\.min\.js$/,
  // Fastify's compilers of JSON schemas: its routes here have none (`configure-app.ts`).
  /\/@fastify\/(ajv-compiler|fast-json-stringify-compiler)\/index\.js$/,
];

/** Replaces Node's `createRequire` in Nest's packages: gives the bundle's modules, because a second copy has its own state. */
const NESTS_MODULE = `
const MODULES = {
  'class-transformer': () => require('class-transformer'),
  'class-transformer/cjs/storage': () => require('class-transformer/cjs/storage'),
  'class-validator': () => require('class-validator'),
  '@nestjs/swagger': () => require('@nestjs/swagger'),
  'swagger-ui-dist/absolute-path.js': () => require('swagger-ui-dist/absolute-path.js'),
  typeorm: () => require('typeorm'),
};
exports.createRequire = () => (name) => MODULES[name]();`;

/** Replaces whole modules; the text of the others stays as published. */
const standIns = {
  name: 'stand-ins',
  resolveId(id, importer) {
    if (/^(node:)?module$/.test(id) && importer?.includes('/@nestjs/')) return '\0nests-module.cjs';
    if (ABSENT.test(id)) return `\0absent/${id}`;
  },
  load(id) {
    if (id === '\0nests-module.cjs') return NESTS_MODULE;
    if (id.startsWith('\0absent/')) return `throw new Error('${id.slice(1)}');`;
    if (LEFT_OUT.some((pattern) => pattern.test(id))) return 'module.exports = {};';
  },
};

const build = await rolldown({
  input: join(ROOT, 'dist/main.js'),
  platform: 'node',
  external: isBesideBundle,
  plugins: [standIns],
  // Treeshaking, and removing dead code below, drop a call whose only purpose is to throw, as in `isDecodable`.
  treeshake: false,
  transform: { define: { 'import.meta.resolve': 'require.resolve' } },
  // A package that cannot be found would be missing at run time.
  onLog(level, log, otherwise) {
    if (level === 'warn') throw new Error(log.message);
    otherwise(level, log);
  },
});
await build.write({
  dir: NEXT,
  entryFileNames: 'api.cjs',
  chunkFileNames: '[name].cjs',
  format: 'cjs',
  keepNames: true,
  minify: false,
  comments: { legal: true, annotation: false, jsdoc: false },
});
await build.close();
rmSync(FOLDER, { recursive: true, force: true });
renameSync(NEXT, FOLDER);

/**
 * Puts the compiled API and its packages into one file, dist/bundle/api.cjs, for `server.cjs` to run. Reading some 1500
 * modules one by one takes most of a start. Names are kept and lines are whole, so a stack trace can be followed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as swagger from '@nestjs/swagger';
import { rolldown } from 'rolldown';
import { isBesideBundle } from './beside-bundle.mjs';

const ROOT = dirname(fileURLToPath(import.meta.url));
const FOLDER = join(ROOT, 'dist/bundle');
/** Replaces the bundle at the end, so that a failed build keeps the former one. */
const NEXT = join(ROOT, 'dist/bundle.next');
const FILE = join(NEXT, 'api.cjs');
/** What Nest tries to load and does without. */
const ABSENT = [
  /^@nestjs\/(microservices|websockets|platform-express)/,
  /^@fastify\/(multipart|view)$/,
  /^class-transformer\/storage$/,
];

/** A package that creates its own `require` would load a second copy of bundled modules, with separate state. */
const oneCopy = {
  name: 'one-copy',
  transform: (code) => code.replace(/^const require = createRequire\(import\.meta\.url\);$/m, ''),
};

/**
 * A seventh of the code, which no setting of the site can reach: drivers of other databases, tables of telephone
 * numbers, without which class-validator's `IsPhoneNumber` refuses every number, and tables of East Asian encodings:
 * each connection is in utf8mb4.
 */
const UNUSED = [
  /\/typeorm\/driver\/(?!better-sqlite3|mysql|sqlite-abstract)[^/]+\/\w+Driver\.js$/,
  /\/libphonenumber-js\/max\/index\.\w+$/,
  /\/iconv-lite\/encodings\/tables\/[^/]+\.json$/,
];
const withoutUnused = {
  name: 'without-unused',
  load: (id) => {
    if (!UNUSED.some((pattern) => pattern.test(id))) return undefined;
    return id.endsWith('.json') ? '{}' : 'module.exports = {};';
  },
};

/** The documentation is a file, written from the sources: at run time its decorators are only work. */
const DOCUMENTING = /\/@nestjs\/swagger\/dist\/decorators\/index\.js$/;
const NO_EFFECT = Object.keys(swagger)
  .filter((name) => name.startsWith('Api'))
  .map((name) => `export const ${name} = () => () => undefined;`)
  .join('\n');
const withoutDocumentation = {
  name: 'without-documentation',
  load: (id) => (DOCUMENTING.test(id) ? NO_EFFECT : undefined),
};

/** The router compiles a function for each short prefix of a route, which costs more than it saves. */
const COMPILED_PREFIXES = 'const LONG_PREFIX_MIN_LENGTH = 16';
let routers = 0;
const withoutCompiling = {
  name: 'without-compiling',
  transform(code, id) {
    if (!id.endsWith('/find-my-way/lib/node.js') || !code.includes(COMPILED_PREFIXES)) return undefined;
    routers += 1;
    return code.replace(COMPILED_PREFIXES, 'const LONG_PREFIX_MIN_LENGTH = 2');
  },
  buildEnd() {
    if (routers !== 1) throw new Error('The router has changed.');
  },
};

/** Parts of Node that few requests need; loading them takes 20 ms. */
const RARE = ['node:child_process', 'node:dns/promises', 'node:readline', 'node:stream/web'];

/** Loads them where they are used. */
const withoutRare = (code) =>
  RARE.reduce((rest, module) => {
    const [line, name] = rest.match(new RegExp(`^let (\\w+) = require\\("${module}"\\);\\n`, 'm')) ?? [];
    if (!line) throw new Error(`${module} is loaded in another way.`);
    // In parentheses: it may follow `new`.
    return rest.replace(line, '').replaceAll(new RegExp(`\\b${name}\\.`, 'g'), `(require("${module}")).`);
  }, code);

/** Node would look for a package that is absent in every folder, by a loader that the server has no other use for. */
const withoutAbsent = (code) =>
  code.replace(/(?<![.\w$])import\("([^"]+)"\)/g, (call, name) =>
    ABSENT.some((pattern) => pattern.test(name)) ? `Promise.reject(new Error("${name} is absent."))` : call,
  );

/**
 * The wrapper that `server.cjs` calls. Code from V8's cache cannot call `import()`, so a parameter replaces it.
 * Characters beyond ASCII are escaped: one curly apostrophe would double the memory of the whole file.
 */
function asFunction(code) {
  const body = withoutAbsent(withoutRare(code))
    .replace(/(?<![.\w$])import\(/g, 'importModule(')
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `(function (module, exports, require, __filename, importModule) {${body}\n})`;
}

async function bundle() {
  const build = await rolldown({
    input: join(ROOT, 'dist/main.js'),
    platform: 'node',
    external: (id) => isBesideBundle(id) || ABSENT.some((pattern) => pattern.test(id)),
    plugins: [oneCopy, withoutUnused, withoutDocumentation, withoutCompiling],
    // Treeshaking drops a call whose only purpose is to throw, such as `decodeURIComponent` in isDecodable.
    treeshake: false,
    transform: { define: { 'import.meta.resolve': 'require.resolve' } },
    // A package that cannot be found would be missing at run time.
    onLog(level, log, otherwise) {
      if (level === 'warn') throw new Error(log.message);
      otherwise(level, log);
    },
  });
  const { output } = await build.generate({
    format: 'cjs',
    codeSplitting: false,
    keepNames: true,
    minify: false,
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  await build.close();
  mkdirSync(NEXT, { recursive: true });
  writeFileSync(FILE, asFunction(output[0].code));
}

/** In a clean environment, so that the code cache does not depend on the builder's variables. */
function keepCompiledCode() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lions-code-cache-'));
  const { PATH, SystemRoot } = process.env;
  const { status } = spawnSync(process.execPath, [join(ROOT, 'code-cache.mjs'), FILE, dataDir], {
    env: { PATH, SystemRoot },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(dataDir, { recursive: true, force: true });
  if (status !== 0) throw new Error('The bundled server did not start.');
}

await bundle();
keepCompiledCode();
rmSync(FOLDER, { recursive: true, force: true });
renameSync(NEXT, FOLDER);

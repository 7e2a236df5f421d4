/**
 * Puts the compiled API and its packages into one file, dist/bundle/api.cjs, for `server.cjs` to run. Reading some 1500
 * modules one by one takes most of a start. Functions keep their names and each statement has its line, so a stack trace can
 * be followed.
 */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { rolldown } from 'rolldown';
import { minifySync, parseSync, Visitor } from 'rolldown/utils';
import { isBesideBundle } from './beside-bundle.mjs';
import { lighterPackages } from './lighter-packages.mjs';

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

/** Parts of Node, and one package, that few requests need; loading them takes 30 ms. */
const RARE = [
  'node:child_process',
  'node:dns',
  'node:dns/promises',
  'node:https',
  'node:readline',
  'node:tls',
  'node:fs/promises',
  'bcrypt',
  'node:stream/web',
];

/** Loads them where they are used. */
const withoutRare = (code) =>
  RARE.reduce((rest, module) => {
    const [line, name] = rest.match(new RegExp(`^let (\\w+) = require\\("${module}"\\);\\n`, 'm')) ?? [];
    if (!line) throw new Error(`${module} is loaded in another way.`);
    const changed = rest
      .replace(line, '')
      .replace(new RegExp(`^${name} = __toESM.*\\n`, 'm'), '')
      // In parentheses: it may follow `new`.
      .replaceAll(new RegExp(`(?<![.\\w$])${name}\\.(default\\.)?`, 'g'), `(require("${module}")).`);
    if (new RegExp(`(?<![.\\w$"'])${name}(?![\\w$"':])`).test(changed))
      throw new Error(`${name} is used in another way than with a property.`);
    return changed;
  }, code);

/** Node would look for a package that is absent in every folder, by a loader that the server has no other use for. */
const withoutAbsent = (code) =>
  code.replace(/(?<![.\w$])import\("([^"]+)"\)/g, (call, name) =>
    ABSENT.some((pattern) => pattern.test(name)) ? `Promise.reject(new Error("${name} is absent."))` : call,
  );

/** A part of Node has one name. */
const builtins = {
  name: 'builtins',
  resolveId: (name) =>
    isBuiltin(name) ? { id: `node:${name.replace(/^node:/, '')}`, external: true } : undefined,
};

/** The wrapper that `server.cjs` calls. Code from V8's cache cannot call `import()`, so a parameter replaces it. */
function asFunction(code) {
  const body = withoutAbsent(withoutRare(code)).replace(/(?<![.\w$])import\(/g, 'importModule(');
  return `(function (module, exports, require, __filename, importModule) {${body}\n})`;
}

/**
 * Without white space and with short names of variables, but with each statement on a line of its own and with the names
 * of functions and classes: those are in stack traces. Characters beyond ASCII are escaped: one curly apostrophe would
 * double the memory of the whole file.
 */
function compact(code) {
  const { code: oneLine, errors } = minifySync('api.cjs', code, {
    compress: false,
    mangle: { toplevel: false, keepNames: { function: true, class: true } },
    codegen: { removeWhitespace: true, legalComments: 'eof' },
  });
  if (errors.length > 0) throw new Error(errors[0].codeframe ?? errors[0].message);
  const starts = [];
  const note = (statements) => starts.push(...statements.map(({ start }) => start));
  new Visitor({
    Program: ({ body }) => note(body),
    BlockStatement: ({ body }) => note(body),
    SwitchCase: ({ consequent }) => note(consequent),
  }).visit(parseSync('api.cjs', oneLine).program);
  starts.sort((one, other) => one - other);
  return [0, ...starts]
    .map((start, index) => oneLine.slice(start, starts[index]))
    .join('\n')
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

async function bundle() {
  const build = await rolldown({
    input: join(ROOT, 'dist/main.js'),
    platform: 'node',
    external: (id) => isBesideBundle(id) || ABSENT.some((pattern) => pattern.test(id)),
    plugins: [builtins, lighterPackages()],
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
  writeFileSync(FILE, compact(asFunction(output[0].code)));
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
  const [cache] = readdirSync(NEXT).filter((name) => name.endsWith('.cache'));
  const cachedData = readFileSync(join(NEXT, cache));
  const { cachedDataRejected } = new Script(readFileSync(FILE, 'latin1'), { filename: FILE, cachedData });
  if (cachedDataRejected) throw new Error('V8 refuses the code cache.');
}

await bundle();
keepCompiledCode();
rmSync(FOLDER, { recursive: true, force: true });
renameSync(NEXT, FOLDER);

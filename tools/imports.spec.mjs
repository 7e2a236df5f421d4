/**
 * Reads the imports of every app and library, type imports included. Fails on a circle of files, on an import from a
 * lower folder of the API to a higher one, and on the use of another folder's table.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { ROOT } from './setup/run.mjs';

const API = 'apps/api/src';
/** apps/<name>/src and libs/<name>/src. */
const ROOTS = ['apps', 'libs']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/src`))
  .filter((root) => existsSync(join(ROOT, root)));

/** The API's folders, lowest first: a folder imports only from itself and from those before it. */
const FLOORS = [
  'platform/config',
  'platform/common',
  'platform/database',
  'platform',
  'auth',
  'settings',
  'webhooks',
  'places',
  'mail',
  'users',
  'undo',
  'teams',
  'practices',
  'tryouts',
  'registrations',
  'sheets',
  'calendar',
  'analytics',
  'operations',
  'site',
];

/** Tables that the folders named here may read and write directly. All others go through the table's own services. */
const SHARED_TABLES = {
  'auth/accounts/admin-user.entity.ts': ['users'],
  'places/registration.entity.ts': ['registrations'],
  'places/outbox/family.entity.ts': ['registrations'],
  'places/outbox/outbox-mail.entity.ts': ['mail'],
};

/** Fill the tables as a migration does, in one write, before any service is called. */
const FILLS_TABLES = ['operations/demo/', 'operations/legacy/'];

const isProduction = (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file);

function productionFiles(root) {
  const files = readdirSync(join(ROOT, root), { recursive: true }).map((file) => file.split(sep).join('/'));
  return files.filter(isProduction).map((file) => `${root}/${file}`);
}

/** Whether the import or export is of types alone. */
function isOfTypes(statement) {
  const clause = ts.isExportDeclaration(statement) ? statement : statement.importClause;
  if (clause?.isTypeOnly) return true;
  const names = clause?.exportClause ?? clause?.namedBindings;
  return (
    !clause?.name && names?.elements?.length > 0 && names.elements.every((element) => element.isTypeOnly)
  );
}

/** The relative imports of a file as { path, isType }, `import()` included. */
function importsOf(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const found = [];
  function visit(node) {
    const isStatement = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    if (isStatement && node.moduleSpecifier) found.push([node.moduleSpecifier, isOfTypes(node)]);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push([node.arguments[0], false]);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found
    .filter(([specifier]) => specifier.text?.startsWith('.'))
    .map(([{ text }, isType]) => ({ path: posix.join(posix.dirname(file), text), isType }));
}

/** Map from each file to its imports of known files, as { to, isType }. `codeOf` returns a file's text. */
function graphOf(files, codeOf) {
  const known = new Set(files);
  const resolve = (path) =>
    ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      .flatMap((ending) => [`${path}${ending}`, `${path.replace(/\.js$/, '')}${ending}`])
      .find((candidate) => known.has(candidate));
  return new Map(
    files.map((file) => [
      file,
      importsOf(file, codeOf(file))
        .map(({ path, isType }) => ({ to: resolve(path), isType }))
        .filter(({ to }) => to !== undefined),
    ]),
  );
}

/** A circle of files as the way around it, its first file repeated at the end; undefined when there is none. */
function circleIn(graph) {
  const done = new Set();
  const way = [];
  function visit(file) {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    way.push(file);
    for (const { to } of graph.get(file) ?? []) {
      const circle = visit(to);
      if (circle) return circle;
    }
    way.pop();
    done.add(file);
    return undefined;
  }
  for (const file of graph.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return undefined;
}

/** The floor of an API file, a number; the files beside the folders are above all. */
function floorOf(file) {
  const inside = inApi(file);
  if (!inside.includes('/')) return FLOORS.length;
  const floor = FLOORS.findIndex((folder) => inside.startsWith(`${folder}/`));
  assert.notEqual(floor, -1, `${file} is in no folder of FLOORS`);
  return floor;
}

const inApi = (file) => file.slice(API.length + 1);
const topFolder = (file) => inApi(file).split('/')[0];
const isEntity = (file) => file.endsWith('.entity.ts');

/** The imports that lead upwards. An entity may name the row that it refers to, wherever that is. */
function upwardImports(graph) {
  return eachImport(graph, ({ from, to, isType }) => {
    const isReference = isType && isEntity(from) && isEntity(to);
    return floorOf(to) > floorOf(from) && !isReference;
  });
}

/** The runtime imports of another folder's entity. */
function foreignTables(graph) {
  return eachImport(graph, ({ from, to, isType }) => {
    const isOwn = topFolder(from) === topFolder(to) || floorOf(from) === FLOORS.length;
    if (isType || !isEntity(to) || isOwn || FILLS_TABLES.some((folder) => inApi(from).startsWith(folder)))
      return false;
    return !SHARED_TABLES[inApi(to)]?.includes(topFolder(from));
  });
}

const eachImport = (graph, isWrong) =>
  [...graph].flatMap(([from, imports]) =>
    imports
      .filter(({ to, isType }) => isWrong({ from, to, isType }))
      .map(({ to }) => `${from} imports ${to}`),
  );

const readGraph = (root, isWanted = () => true) =>
  graphOf(productionFiles(root).filter(isWanted), (file) => readFileSync(join(ROOT, file), 'utf8'));

describe('imports', () => {
  for (const root of ROOTS) {
    it(`form no circle of files in ${root}`, () => {
      const circle = circleIn(readGraph(root));
      assert.equal(circle, undefined, `Circle of files: ${circle?.join(' → ')}`);
    });
  }

  const api = readGraph(API, (file) => !file.startsWith(`${API}/testing/`));
  it('of the API lead from each folder to those below it', () => assert.deepEqual(upwardImports(api), []));
  it("of the API use no other folder's tables", () => assert.deepEqual(foreignTables(api), []));
});

describe('the search for wrong imports', () => {
  const search = (code) => {
    const files = Object.fromEntries(Object.entries(code).map(([file, text]) => [`${API}/${file}`, text]));
    return graphOf(Object.keys(files), (file) => files[file]);
  };
  const names = (graph) => circleIn(graph)?.map(inApi);

  it('names a circle of files, over a re-export', () => {
    const back = {
      'teams/one.ts': "import { B } from './two.js';\nexport class A {}",
      'teams/two.ts': "export { A as B } from './one.js';",
    };
    assert.deepEqual(names(search(back)), ['teams/one.ts', 'teams/two.ts', 'teams/one.ts']);
  });
  it('names a circle of types, and one over import()', () => {
    const types = { 'a.ts': "import type { B } from './b.js';", 'b.ts': "import { type A } from './a.js';" };
    assert.deepEqual(names(search(types)), ['a.ts', 'b.ts', 'a.ts']);
    const late = { 'a.ts': "export const b = () => import('./b.js');", 'b.ts': "import './a.js';" };
    assert.deepEqual(names(search(late)), ['a.ts', 'b.ts', 'a.ts']);
  });
  it('names an import of a higher folder, of its types too', () => {
    const target = { 'teams/one.ts': 'export class A {}' };
    const upwards = (importing) =>
      upwardImports(search({ ...target, 'platform/database/db.ts': importing })).length;
    assert.equal(upwards("import { A } from '../../teams/one.js';"), 1);
    assert.equal(upwards("import type { A } from '../../teams/one.js';"), 1);
    assert.equal(
      upwardImports(search({ ...target, 'tryouts/two.ts': "import '../teams/one.js';" })).length,
      0,
    );
  });
  it("names the use of another folder's table, not of its type", () => {
    const table = { 'teams/team.entity.ts': 'export class Team {}' };
    const used = (file, importing) => foreignTables(search({ ...table, [file]: importing })).length;
    assert.equal(used('tryouts/one.ts', "import { Team } from '../teams/team.entity.js';"), 1);
    assert.equal(used('tryouts/one.ts', "import type { Team } from '../teams/team.entity.js';"), 0);
    assert.equal(used('teams/one.ts', "import { Team } from './team.entity.js';"), 0);
  });
  it('passes a row that an entity of a lower folder refers to', () => {
    const code = {
      'teams/team.entity.ts': 'export class Team {}',
      'places/registration.entity.ts': "import type { Team } from '../teams/team.entity.js';",
      'places/places.ts': "import type { Team } from '../teams/team.entity.js';",
    };
    assert.deepEqual(upwardImports(search(code)), [
      `${API}/places/places.ts imports ${API}/teams/team.entity.ts`,
    ]);
  });
});

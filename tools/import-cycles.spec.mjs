/** Reads the imports of every app and library and fails on a circle: between files, and between modules of the API. */
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

const isProduction = (file) =>
  /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file) && !file.startsWith('testing/');

function productionFiles(root) {
  const files = readdirSync(join(ROOT, root), { recursive: true }).map((file) => file.split(sep).join('/'));
  return files.filter(isProduction).map((file) => `${root}/${file}`);
}

/** Whether the statement loads another file when it runs: types are gone by then. */
function isRuntimeImport(statement) {
  if (ts.isExportDeclaration(statement)) return !statement.isTypeOnly;
  if (!ts.isImportDeclaration(statement)) return false;
  const clause = statement.importClause;
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const names = clause.namedBindings;
  const isOnlyNames = !clause.name && names && ts.isNamedImports(names) && names.elements.length > 0;
  return !isOnlyNames || names.elements.some((element) => !element.isTypeOnly);
}

const isImport = (statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);

/** The relative imports of a file. An import() is left out: it runs later, when no circle can hurt. */
function importsOf(file, code, counts) {
  return ts
    .createSourceFile(file, code, ts.ScriptTarget.Latest)
    .statements.filter(counts)
    .map(({ moduleSpecifier }) => moduleSpecifier?.text ?? '')
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier));
}

/** By file, the files that it loads. `codeOf` gives a file's text, `counts` tells which statements load. */
function fileGraph(files, codeOf, counts = isRuntimeImport) {
  const known = new Set(files);
  const resolve = (path) =>
    ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      .flatMap((ending) => [`${path}${ending}`, `${path.replace(/\.js$/, '')}${ending}`])
      .find((candidate) => known.has(candidate));
  return new Map(
    files.map((file) => [
      file,
      importsOf(file, codeOf(file), counts)
        .map(resolve)
        .filter((imported) => imported !== undefined),
    ]),
  );
}

/** By top-level folder of the root, the folders that its files load. */
function folderGraph(graph, root) {
  const folders = new Map();
  for (const [file, imports] of graph) {
    const folder = folderOf(file, root);
    const others = folders.get(folder) ?? new Set();
    for (const imported of imports)
      if (folderOf(imported, root) !== folder) others.add(folderOf(imported, root));
    folders.set(folder, others);
  }
  return folders;
}

/** 'teams'; '.' for the files beside the folders. */
function folderOf(file, root) {
  const [first, ...rest] = file.slice(root.length + 1).split('/');
  return rest.length === 0 ? '.' : first;
}

/** A circle of the graph as the way around it, its first member repeated at the end; undefined when there is none. */
function circleIn(graph) {
  const done = new Set();
  const way = [];
  function visit(node) {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return undefined;
    way.push(node);
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    way.pop();
    done.add(node);
    return undefined;
  }
  for (const node of graph.keys()) {
    const circle = visit(node);
    if (circle) return circle;
  }
  return undefined;
}

/** The files behind each step of a circle of folders. */
function stepsOf(circle, graph, root) {
  return circle
    .slice(1)
    .flatMap((to, index) =>
      [...graph].flatMap(([file, imports]) =>
        imports
          .filter((imported) => folderOf(file, root) === circle[index] && folderOf(imported, root) === to)
          .map((imported) => `  ${file} imports ${imported}`),
      ),
    );
}

const graphOf = (root, counts) =>
  fileGraph(productionFiles(root), (file) => readFileSync(join(ROOT, file), 'utf8'), counts);

/** Here types form no circle either. */
const WITH_TYPES = ['apps/site/src', 'libs/domain/src', 'libs/web-base/src'];

describe('imports', () => {
  for (const root of ROOTS) {
    it(`form no circle of files in ${root}`, () => {
      const graph = graphOf(root, WITH_TYPES.includes(root) ? isImport : isRuntimeImport);
      const circle = circleIn(graph);
      assert.equal(circle, undefined, `Circle of files: ${circle?.join(' → ')}`);
    });
  }

  it('form no circle of modules in the API', () => {
    const graph = graphOf(API);
    const folders = folderGraph(graph, API);
    assert.ok((folders.get('teams')?.size ?? 0) > 2, 'The graph has lost its edges');
    const circle = circleIn(folders);
    const message = circle && [`Circle of modules: ${circle.join(' → ')}`, ...stepsOf(circle, graph, API)];
    assert.equal(circle, undefined, message?.join('\n'));
  });
});

describe('the search for circles', () => {
  const code = {
    'src/main.ts': "import { A } from './a/one.js';",
    'src/a/one.ts': "import { B } from '../b/one.js';\nexport class A {}",
    'src/a/two.ts': "import type { B } from '../b/one.js';\nexport const two = 2;",
    'src/b/one.ts': "import { two, type Two } from '../a/two';\nexport class B {}",
    'src/b/two.ts': "export { B } from './one.js';",
  };
  const search = (changed = {}) => {
    const files = { ...code, ...changed };
    const graph = fileGraph(Object.keys(files), (file) => files[file]);
    return { files: circleIn(graph), folders: circleIn(folderGraph(graph, 'src')) };
  };

  it('names a circle of folders that is none of files', () =>
    assert.deepEqual(search(), { files: undefined, folders: ['a', 'b', 'a'] }));
  it('passes over types', () => {
    const onlyTypes = { 'src/b/one.ts': "import { type Two } from '../a/two';\nexport class B {}" };
    assert.deepEqual(search(onlyTypes), { files: undefined, folders: undefined });
  });
  it('names a circle of types where they count', () => {
    const files = { 'a.ts': "import type { B } from './b';", 'b.ts': "import { type A } from './a';" };
    const graph = fileGraph(Object.keys(files), (file) => files[file], isImport);
    assert.deepEqual(circleIn(graph), ['a.ts', 'b.ts', 'a.ts']);
  });
  it('names a circle of files, over a re-export too', () => {
    const back = { 'src/b/one.ts': "import { B as Same } from './two.js';\nexport class B {}" };
    assert.deepEqual(search(back).files, ['src/b/one.ts', 'src/b/two.ts', 'src/b/one.ts']);
  });
});

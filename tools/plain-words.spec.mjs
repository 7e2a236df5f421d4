/**
 * Comments, test names and documents use plain technical English. Doc comments begin with their subject. Comments cite
 * pages that a reader can open. Strings that users see are not checked.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { ROOT } from './setup/run.mjs';

const LITERARY = ['literary word', /\b(?:whoever|somebody|nobody|anew|whom|thereof)\b/i];
const FORBIDDEN_IN_STYLES = [LITERARY, ['citation without a page', /\bdecisions? \d|\bD-\d\d\b|\bspec \d/i]];
const FORBIDDEN_IN_SCRIPTS = [
  ...FORBIDDEN_IN_STYLES,
  ['doc comment without a subject', /(?<=^\/\*\*[\s*]*)\b(?:Of|As|By|Those|What|Another)\b/],
];
/** Documents that are not checked: the history, and the API's messages, which users see. */
const SKIPPED_DOCUMENTS = new Set(['CHANGELOG.md', 'docs/api.md']);
const GENERATED = /^libs\/api-client\/src\/generated\.ts$/;
const THIS_FILE = 'tools/plain-words.spec.mjs';
const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);

/** The function at the start of a call such as `it.each([...])('name')`. */
function calledName(expression) {
  let called = expression;
  while (!ts.isIdentifier(called)) {
    const next = called.expression ?? called.tag;
    if (!next) return undefined;
    called = next;
  }
  return called.text;
}

const isDocNode = ({ kind }) => kind >= ts.SyntaxKind.FirstJSDocNode && kind <= ts.SyntaxKind.LastJSDocNode;

/** Comments and test names of a script, with their positions. */
function textsOfScript(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const texts = new Map();
  const jsxTexts = [];
  const addComments = (ranges) => {
    for (const { pos, end } of ranges ?? []) texts.set(pos, source.slice(pos, end));
  };
  const visit = (node) => {
    if (ts.isJsxText(node)) jsxTexts.push(node);
    const children = node.getChildren(file).filter((child) => !isDocNode(child));
    if (children.length === 0) {
      addComments(ts.getLeadingCommentRanges(source, node.pos));
      addComments(ts.getTrailingCommentRanges(source, node.end));
    }
    if (ts.isCallExpression(node) && TEST_FUNCTIONS.has(calledName(node.expression))) {
      const [name] = node.arguments;
      if (name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name)))
        texts.set(name.getStart(file), name.getText(file));
    }
    children.forEach(visit);
  };
  visit(file);
  // Text between JSX tags has no comments, even where it looks like one.
  for (const position of texts.keys())
    if (jsxTexts.some(({ pos, end }) => pos <= position && position < end)) texts.delete(position);
  return texts;
}

function textsOfStyles(source) {
  return new Map([...source.matchAll(/\/\*[\s\S]*?\*\//g)].map((match) => [match.index, match[0]]));
}

function checksOf(path, source) {
  if (path.endsWith('.md')) return { texts: new Map([[0, source]]), forbidden: [LITERARY] };
  if (path.endsWith('.css')) return { texts: textsOfStyles(source), forbidden: FORBIDDEN_IN_STYLES };
  return { texts: textsOfScript(path, source), forbidden: FORBIDDEN_IN_SCRIPTS };
}

/** 'path:line: reason: word', for the first finding of each reason in each text. */
export function findings(path, source) {
  const { texts, forbidden } = checksOf(path, source);
  return [...texts].flatMap(([position, text]) =>
    forbidden.flatMap(([reason, pattern]) => {
      const match = pattern.exec(text);
      if (!match) return [];
      const line = source.slice(0, position + match.index).split('\n').length;
      return [`${path}:${line}: ${reason}: ${match[0]}`];
    }),
  );
}

const trackedFiles = (pattern) =>
  execFileSync('git', ['ls-files', '-z', pattern], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter((path) => path !== '');

const checkedFiles = (pattern) =>
  trackedFiles(pattern)
    .filter((path) => /\.(?:tsx?|mjs|cjs|css)$/.test(path))
    .filter((path) => !GENERATED.test(path) && path !== THIS_FILE);

const findingsIn = (paths) => paths.flatMap((path) => findings(path, readFileSync(join(ROOT, path), 'utf8')));

describe('plain words', () => {
  for (const folder of ['apps', 'libs', 'tools', 'eslint.config.mjs'])
    it(`are used in comments and test names of ${folder}`, () =>
      assert.deepEqual(findingsIn(checkedFiles(folder)), []));

  it('are used in documents', () => {
    const documents = trackedFiles('*.md').filter((path) => !SKIPPED_DOCUMENTS.has(path));
    assert.deepEqual(findingsIn(documents), []);
  });

  it('detects a word in a comment, a test name, a style sheet and a document', () => {
    assert.equal(findings('a.ts', 'const a = 1; // for whoever asks').length, 1);
    assert.equal(findings('a.tsx', `/** See decisions ${5}. */\nconst a = <p>x</p>;`).length, 1);
    assert.equal(findings('a.spec.ts', "it.each([1])('tells nobody', () => {});").length, 1);
    assert.equal(findings('a.css', `/* D-${'05'} */\np { color: red }`).length, 1);
    assert.deepEqual(findings('a.md', '# Title\n\nNobody reads it.'), ['a.md:3: literary word: Nobody']);
  });

  it('detects a doc comment without a subject', () => {
    const found = findings('a.ts', '/** By name. */\nconst a = 1;\n/**\n * What it is.\n */\nconst b = 2;');
    assert.deepEqual(found, [
      'a.ts:1: doc comment without a subject: By',
      'a.ts:4: doc comment without a subject: What',
    ]);
    assert.deepEqual(findings('a.ts', '/** Assigns what is free. By name. */\nconst a = 1;'), []);
    assert.deepEqual(findings('a.ts', '// As a team, because it is one.\nconst a = 1;'), []);
  });

  it('ignores strings, JSX text and code', () => {
    assert.deepEqual(findings('a.tsx', "const nobody = 'tells somebody';\nconst b = <p>// nobody</p>;"), []);
  });
});

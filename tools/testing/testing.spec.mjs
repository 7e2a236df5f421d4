import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setImmediate } from 'node:timers';
import { countCheck, countJest, countNodeTests, countPlaywright } from './counts.mjs';
import { failureText, report } from './report.mjs';
import { runAll } from './run-all.mjs';
import { runSuite } from './run-suite.mjs';

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lions-suites-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a real process as a fake test runner: `code` is its program. */
function suiteOf(code, count) {
  return {
    name: 'a suite',
    args: (results) => ['-e', `const results = ${JSON.stringify(results)};${code}`],
    count,
  };
}
const runCode = (code, count = countJest) => runSuite(suiteOf(code, count), { folder, env: process.env });
const jestFile = (counts) => {
  const none = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
  };
  return `require('fs').writeFileSync(results, ${JSON.stringify(JSON.stringify({ ...none, ...counts }))});`;
};

describe('all suites', () => {
  it('run side by side as far as there is room, and report in their order', async () => {
    const events = [];
    const ends = new Map();
    const suites = [
      { name: 'wide', width: 2 },
      { name: 'next wide', width: 2 },
      { name: 'narrow' },
      { name: 'alone', width: Infinity },
    ];
    const all = runAll(suites, 3, ({ name }) => {
      events.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    });
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    await settled();
    assert.deepEqual(events, ['wide', 'narrow']);
    ends.get('narrow')();
    await settled();
    assert.deepEqual(events, ['wide', 'narrow']);
    ends.get('wide')();
    await settled();
    assert.deepEqual(events, ['wide', 'narrow', 'next wide']);
    ends.get('next wide')();
    await settled();
    ends.get('alone')();
    assert.deepEqual(await all, ['wide', 'next wide', 'narrow', 'alone']);
  });
});

describe('a suite', () => {
  it('passes with its count', async () => {
    const { passed, failed, note } = await runCode(jestFile({ numPassedTests: 3 }));
    assert.deepEqual({ passed, failed, note }, { passed: 3, failed: 0, note: undefined });
  });

  it('fails with its count, and keeps its output', async () => {
    const result = await runCode(
      `console.log('broken');${jestFile({ numPassedTests: 3, numFailedTests: 2 })}process.exit(1)`,
    );
    assert.equal(result.failed, 2);
    assert.match(readFileSync(result.log, 'utf8'), /broken/);
  });

  for (const [what, code] of [
    ['dies before it can count', 'process.exit(7)'],
    ['finds no tests', jestFile({})],
    ['skips one', jestFile({ numPassedTests: 3, numPendingTests: 1 })],
    [
      'has a file that does not load',
      `${jestFile({ numPassedTests: 3, numRuntimeErrorTestSuites: 1 })}process.exit(1)`,
    ],
    ['ends red with green numbers', `${jestFile({ numPassedTests: 3 })}process.exit(1)`],
  ])
    it(`that ${what} counts one failure`, async () => assert.equal((await runCode(code)).failed, 1));
});

describe('counts', () => {
  it('a check is one test', () => {
    assert.equal(countCheck({ code: 0 }).passed, 1);
    assert.equal(countCheck({ code: 2 }).failed, 1);
  });

  it('node:test results are read from their last lines', () => {
    const log = join(folder, 'node.log');
    writeFileSync(log, '# pass 5\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 0\n');
    assert.deepEqual(countNodeTests({ log }), { passed: 5, failed: 2, skipped: 0 });
  });

  it('a browser test that passed on retry counts as failed', () => {
    const results = join(folder, 'playwright.json');
    writeFileSync(
      results,
      JSON.stringify({ errors: [], stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 } }),
    );
    assert.deepEqual(countPlaywright({ results }), { passed: 4, failed: 1, skipped: 0 });
  });
});

describe('the report', () => {
  const ran = { name: 'domain', passed: 40, failed: 0, seconds: 1.5 };
  const missing = { name: 'API on MySQL', notRun: 'no server' };

  it('ends in one line of sums', () => {
    const { text, failed } = report([ran, { name: 'web', passed: 2, failed: 1, seconds: 3 }], {
      isCi: false,
    });
    assert.equal(text.split('\n').at(-1), '42 passed, 1 failed');
    assert.equal(failed, 1);
  });

  it('lists what did not run', () => {
    const { text, failed } = report([ran, missing], { isCi: false });
    assert.match(text, /^API on MySQL .*NOT RUN: no server$/m);
    assert.equal(failed, 0);
  });

  it('counts what did not run as a failure in CI', () =>
    assert.equal(report([ran, missing], { isCi: true }).failed, 1));
});

describe('the text of a failed suite', () => {
  const textOf = (lines) => {
    const log = join(folder, 'failed.log');
    writeFileSync(log, lines.join('\n'));
    return failureText({ name: 'a suite', log }).split('\n');
  };
  const noise = Array.from({ length: 200 }, (_, index) => `server line ${index}`);

  for (const [runner, head] of [
    ['Playwright', '  1) public.spec.ts:3:1 › a page'],
    ['Jest', '  ● a page › answers'],
    ['node:test', '    not ok 2 - a page'],
  ])
    it(`begins with the failed test of ${runner} and why it failed`, () => {
      const text = textOf([...noise, head, 'Error: 503', ...noise]);
      assert.deepEqual(text.slice(1, 5), ['──── a suite ────', head.trim(), head, 'Error: 503']);
    });

  it('shows the page of a failed browser test', () => {
    const context = join(folder, 'error-context.md');
    writeFileSync(
      context,
      '# Error\n```\nno button\n```\n```yaml\n- main:\n  - heading "Users"\n```\n# Source',
    );
    const text = textOf(['  1) public.spec.ts:3:1 › a page', `    Error Context: ${context}`, 'next line']);
    assert.deepEqual(text.slice(4, 8), [
      `    Error Context: ${context}`,
      '- main:',
      '  - heading "Users"',
      'next line',
    ]);
  });

  it('prints only the line when the page file is missing', () => {
    const context = `    Error Context: ${join(folder, 'missing.md')}`;
    const text = textOf(['  1) public.spec.ts:3:1 › a page', context, 'next line']);
    assert.deepEqual(text.slice(4, 6), [context, 'next line']);
  });

  it('is the end of the output when no test failed', () =>
    assert.equal(textOf([...noise, 'out of memory']).at(-4), 'out of memory'));
});

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../setup/run.mjs';

const MAX_LINES = 60;
const MAX_PAGE_LINES = 40;

/** Lines that a runner prints for passed tests and files. */
const PASSING = /^\s*(✓|ok \d|PASS )/;

/** The first line of a failed test in the output of Jest, node:test and Playwright, in this order. */
const FAILED_TEST = /^\s*(● (?!Console)|not ok |\d+\) )/;

/** The file in which Playwright describes a failure; it contains the page's accessibility tree. */
const ERROR_CONTEXT = /^\s*Error Context: (.+)$/;

/** That tree, shortened; empty for every other line. */
function pageAtFailure(line) {
  const file = ERROR_CONTEXT.exec(line)?.[1];
  if (file === undefined || !existsSync(resolve(ROOT, file))) return [];
  const tree = /```yaml\n(.*?)```/s.exec(readFileSync(resolve(ROOT, file), 'utf8'))?.[1];
  return tree?.trimEnd().split('\n').slice(0, MAX_PAGE_LINES) ?? [];
}

/**
 * Names of the failed tests, then the output from the first of them on, without passed tests; without a failed
 * test, the end of the output. Names come first because a build log may be truncated after a few lines.
 */
export function failureText({ name, log }) {
  const lines = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !PASSING.test(line));
  const names = new Set(lines.filter((line) => FAILED_TEST.test(line)).map((line) => line.trim()));
  const first = lines.findIndex((line) => FAILED_TEST.test(line));
  const shown = first < 0 ? lines.slice(-MAX_LINES) : lines.slice(first, first + MAX_LINES);
  const left = lines.length > shown.length ? `… the whole is in ${log}\n` : '';
  return `\n──── ${name} ────\n${[...names, ...shown.flatMap((line) => [line, ...pageAtFailure(line)])].join('\n')}\n${left}────\n`;
}

function outcome({ passed, failed, notRun, note }) {
  if (notRun) return `NOT RUN: ${notRun}`;
  return `${failed > 0 ? 'FAILED' : 'passed'}${note ? `: ${note}` : ''}${passed + failed > 0 ? '' : ' (no tests)'}`;
}

/**
 * The table of all suites, and the closing line. A suite that did not run is listed; in CI it is a failure.
 * @returns {{text: string, failed: number}}
 */
export function report(results, { isCi }) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const row = (name, tests, failed, seconds, result) =>
    `${name.padEnd(width)}  ${tests.padStart(6)}  ${failed.padStart(6)}  ${seconds.padStart(8)}  ${result}`;
  const rows = results.map((one) =>
    one.notRun
      ? row(one.name, '-', '-', '-', outcome(one))
      : row(
          one.name,
          String(one.passed + one.failed),
          String(one.failed),
          one.seconds.toFixed(1),
          outcome(one),
        ),
  );
  const sum = (key) => results.reduce((total, one) => total + (one[key] ?? 0), 0);
  const missing = isCi ? results.filter(({ notRun }) => notRun).length : 0;
  const failed = sum('failed') + missing;
  const table = [row('suite', 'tests', 'failed', 'seconds', 'result'), ...rows].join('\n');
  return { text: `\n${table}\n\n${sum('passed')} passed, ${failed} failed`, failed };
}

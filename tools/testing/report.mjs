import { readFileSync } from 'node:fs';

const TAIL_LINES = 80;

/** Lines that a runner prints for passed tests and files. */
const PASSING = /^\s*(✓|ok \d|PASS )/;

/**
 * The end of a failing suite's output without passed tests: a build log may be truncated before the failure.
 */
export function failureText({ name, log }) {
  const lines = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !PASSING.test(line));
  const left = lines.length > TAIL_LINES ? `… the whole is in ${log}\n` : '';
  return `\n──── ${name} ────\n${left}${lines.slice(-TAIL_LINES).join('\n')}\n────\n`;
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

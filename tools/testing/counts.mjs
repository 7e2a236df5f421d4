/**
 * Number of tests of a finished suite. Each function takes {code, log, results}: the exit code, the file of
 * its output and the file of its results; each returns {passed, failed, skipped}, or undefined when the suite
 * crashed first.
 */
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A command without a count: one test. */
export function countCheck({ code }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

export function countJest({ results }) {
  const found = read(results);
  if (found === undefined) return undefined;
  // A file that does not load counts as one failure, because it reports no tests.
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
  return { passed: found.numPassedTests, failed, skipped: found.numPendingTests + found.numTodoTests };
}

/** A test that passed only on retry counts as failed. */
export function countPlaywright({ results }) {
  const found = read(results);
  if (found === undefined) return undefined;
  const { expected, unexpected, flaky, skipped } = found.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed || found.errors.length, skipped };
}

export function countNodeTests({ log }) {
  const numberAfter = (word) =>
    Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(readFileSync(log, 'utf8'))?.[1] ?? NaN);
  const [passed, failed] = [numberAfter('pass'), numberAfter('fail') + numberAfter('cancelled')];
  if (Number.isNaN(passed + failed)) return undefined;
  return { passed, failed, skipped: numberAfter('skipped') + numberAfter('todo') };
}

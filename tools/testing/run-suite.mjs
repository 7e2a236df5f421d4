import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runLogged } from '../setup/run.mjs';

/** Timeout of one suite: the longest takes 8 minutes on a quiet machine with two cores, and a busy one is four times slower. */
const LIMIT_MS = 45 * 60_000;

function verdict(counts, code, seconds) {
  if (code === 0 && counts !== undefined) {
    const { passed, failed, skipped } = counts;
    if (skipped > 0) return `${skipped} skipped`;
    return passed + failed === 0 ? 'found no tests' : undefined;
  }
  if (seconds * 1000 >= LIMIT_MS) return `no end after ${LIMIT_MS / 60_000} minutes`;
  return counts === undefined ? `ended with code ${code} before it could count` : undefined;
}

/**
 * Runs one suite with its output in a file. Any problem besides a failing test (a crash, no tests, a skipped
 * test) counts as one failure, and `note` describes it.
 * @returns {Promise<{name, passed, failed, seconds, note, log}>}
 */
export async function runSuite(suite, { folder, env }) {
  const base = join(folder, suite.name.replace(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  const [log, results] = [`${base}.log`, `${base}.json`];
  rmSync(results, { force: true });
  const args = typeof suite.args === 'function' ? suite.args(results) : suite.args;
  const resultsEnv = suite.resultsVariable ? { [suite.resultsVariable]: results } : {};
  const started = performance.now();
  const code = await runLogged(process.execPath, args, log, {
    env: { ...env, ...suite.env, ...resultsEnv },
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  const seconds = (performance.now() - started) / 1000;
  const counts = suite.count({ code, log, results });
  const note = verdict(counts, code, seconds);
  const { passed = 0, failed = 0 } = counts ?? {};
  // No failed test, but an exit code other than 0.
  const isRed = note !== undefined || code !== 0;
  return { name: suite.name, passed, failed: failed || (isRed ? 1 : 0), seconds, note, log };
}

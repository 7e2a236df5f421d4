/**
 * `npm run audit`: asks the registry for known vulnerabilities and compares them with audit-exceptions.json. Needs a
 * network, so it is no part of `npm test`; .github/workflows/ci.yml runs it on each push and once a day.
 * Exit codes: 0 nothing to do, 1 something to do, 2 the registry did not answer.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../setup/run.mjs';

/**
 * Vulnerabilities without a valid exception, and exceptions that match nothing: one sentence each.
 * @param report the output of `npm audit --json`
 * @param {{advisory: string, until: string, reason: string}[]} exceptions `advisory` is its address, `until` a day
 * @param {string} today YYYY-MM-DD
 */
export function findings(report, exceptions, today) {
  const advisories = new Map();
  for (const { via } of Object.values(report.vulnerabilities))
    for (const cause of via) if (typeof cause === 'object') advisories.set(cause.url, cause);
  const excepted = new Map(exceptions.map((exception) => [exception.advisory, exception]));
  const found = [...advisories].flatMap(([url, { name, severity, title }]) => {
    const exception = excepted.get(url);
    if (!exception) return [`${name}: ${title} (${severity}), ${url}`];
    return exception.until < today ? [`${name}: the exception for ${url} ended on ${exception.until}`] : [];
  });
  const needless = [...excepted.keys()].filter((url) => !advisories.has(url));
  return [...found, ...needless.map((url) => `The exception for ${url} matches nothing: remove it`)];
}

/** Undefined when the registry did not answer. */
function auditReport() {
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm'];
  let output;
  try {
    output = execFileSync(command, [...args, 'audit', '--json'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    // npm ends with 1 when it found something.
    output = error.stdout;
  }
  const report = JSON.parse(output || '{}');
  return report.vulnerabilities ? report : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const report = auditReport();
  if (!report) {
    console.error('The registry did not answer: nothing was checked.');
    process.exit(2);
  }
  const exceptions = JSON.parse(readFileSync(new URL('audit-exceptions.json', import.meta.url), 'utf8'));
  const found = findings(report, exceptions, new Date().toISOString().slice(0, 10));
  for (const line of found) console.error(line);
  if (found.length === 0) console.log('No known vulnerability without an exception.');
  process.exit(found.length > 0 ? 1 : 0);
}

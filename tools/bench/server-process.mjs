import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../setup/free-port.mjs';
import { ROOT } from '../setup/run.mjs';

export const READY = '/api/health/ready';
const START_LIMIT_MS = 30_000;
const TICKS_PER_SECOND = 100;

async function waitForAnswer(url, child) {
  const started = performance.now();
  while (child.exitCode === null && performance.now() - started < START_LIMIT_MS) {
    const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await pause(3);
  }
  throw new Error(`No answer at ${url}.`);
}

/** Processor time and memory of a process, from /proc. A busy neighbour disturbs both less than it does the clock. */
function usageOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const rssKb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpuSeconds: (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND,
    rssMb: Number(rssKb) / 1024,
  };
}

/**
 * Starts a server on a free port and waits until `path` answers.
 * @returns {Promise<{url: string, startMs: number, usage: () => {cpuSeconds, rssMb}, stop: () => Promise<void>}>}
 */
export async function startServer(script, path, env = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: url, ...env },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await waitForAnswer(url + path, child);
  const startMs = performance.now() - started;
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    process.off('exit', kill);
  };
  return { url, startMs, usage: () => usageOf(child.pid), stop };
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

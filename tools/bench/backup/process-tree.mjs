/** Processes and their peak memory, from /proc (Linux). */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** The processes that a process started, and those that they started. */
export function processesOf(pid) {
  const own = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return own.flatMap((child) => [child, ...processesOf(child)]);
}

/** Follows a process and its own until they end: the peak of the largest one, in MB. */
export async function peakOf(pid) {
  let peakMb = 0;
  for (; isRunning(pid); await pause(LOOK_EVERY_MS))
    for (const each of [pid, ...processesOf(pid)]) peakMb = Math.max(peakMb, peakMbOf(each));
  return peakMb;
}

const isRunning = (pid) => /^State:\s+[^ZX]/m.test(read(`/proc/${pid}/status`));
const peakMbOf = (pid) => Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** Empty once the process has ended. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

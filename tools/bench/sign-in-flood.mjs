import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { makeCoaches, signedIn } from './club-data.mjs';
import { BROWSER } from './load.mjs';
import { median, startServer } from './server-process.mjs';
import { ROOT, SERVER } from '../setup/run.mjs';

const CLIENTS = 16;
const SECONDS = 5;
/** Far below what the server can do: the latency of a phone's request, not of a queue. */
const PER_SECOND = 100;
/** What a read may take longer besides the ratio, because its quiet value is about a millisecond. */
const ALLOWED_MS = 5;

const READS = [
  { name: 'team page', path: '/hockey-programs/team/1' },
  { name: 'own account', path: '/api/auth/me', isSignedIn: true },
];

async function p99(server, path, headers) {
  const { latency, errors, non2xx } = await autocannon({
    url: server.url + path,
    connections: 8,
    overallRate: PER_SECOND,
    duration: SECONDS,
    headers,
  });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} reads of ${path} failed.`);
  return latency.p99;
}

/** Runs `measure` while coaches sign in, each with an account of its own: attempts at one account are limited. */
async function besideSignIns(server, coaches, measure) {
  const child = spawn(process.execPath, ['tools/bench/sign-ins.mjs'], {
    cwd: ROOT,
    env: { ...process.env, SITE_URL: server.url, COACHES: JSON.stringify(coaches) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await pause(1000);
  const found = await measure();
  if (child.exitCode !== null) throw new Error('The sign-ins ended early.');
  child.kill('SIGKILL');
  await once(child, 'exit');
  // Those that the server had accepted.
  await pause(1000);
  return found;
}

/** p99 of a read beside sixteen clients that sign in, against the same read on a quiet server. */
export async function* signInFlood(env, _folder, { rounds }) {
  const server = await startServer(SERVER, '/api/health/ready', env);
  const cookie = await signedIn(server.url);
  const coaches = await makeCoaches(server.url, cookie, CLIENTS);
  for (const { name, path, isSignedIn } of READS) {
    const headers = isSignedIn ? { ...BROWSER, cookie } : BROWSER;
    await p99(server, path, headers);
    // The first sign-ins compile their code.
    await besideSignIns(server, coaches, () => p99(server, path, headers));
    const ratios = [];
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await p99(server, path, headers);
      const flooded = await besideSignIns(server, coaches, () => p99(server, path, headers));
      ratios.push(Math.max(0, flooded - ALLOWED_MS) / quiet);
    }
    yield {
      what: `${name} beside ${CLIENTS} clients that sign in, p99 less ${ALLOWED_MS} ms`,
      ratio: median(ratios),
      of: 'its quiet value',
      most: 1.25,
    };
  }
  await server.stop();
}

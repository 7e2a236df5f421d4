/** The built site as a separate process on an empty embedded database, and calls of its API. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayFromNow } from '../../bench/club-data.mjs';
import { freePort } from '../../setup/free-port.mjs';
import { ROOT, SERVER } from '../../setup/run.mjs';

export const SUPERADMIN = { username: 'superadmin', password: 'a superadmin of the tests' };

/**
 * Starts the site with that Node and waits until it prints its address.
 * @returns {Promise<{url: string, stop: () => Promise<number>}>} `stop` sends SIGTERM and resolves to the
 * exit code
 */
export async function startSite({ node = process.execPath, server = join(ROOT, SERVER) } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lions-platform-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(node, [server], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      SUPERADMIN_PASSWORD: SUPERADMIN.password,
    },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit').then(([code]) => code);
  let output = '';
  const printed = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(`Lac St-Louis Lions: ${url}\n`)) resolve();
    });
  });
  const ended = exited.then((code) => {
    throw new Error(`The server ended with code ${code} before it printed its address.`);
  });
  await Promise.race([printed, ended]);
  ended.catch(() => undefined);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      process.off('exit', kill);
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/**
 * An API caller, signed in as superadmin.
 * @returns {Promise<(method: string, path: string, body?: object) => Promise<any>>} throws on any answer that
 * is not 2xx
 */
export async function signInByApi(url) {
  let cookie = '';
  const call = async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    return text && JSON.parse(text);
  };
  await call('POST', '/api/auth/login', SUPERADMIN);
  return call;
}

/** A team that is open for registration, with three upcoming sessions; `call` is signed in. */
export async function givenOpenTeam(call, name) {
  const team = await call('POST', '/api/teams', { name, league: 'lheq', registrationOpen: true });
  const sessionIds = [];
  for (const days of [30, 32, 34]) {
    const session = await call('POST', `/api/teams/${team.id}/sessions`, {
      date: dayFromNow(days),
      time: '6:00 PM - 7:30 PM',
      location: 'Dollard Civic Centre - Dollard-Des Ormeaux',
    });
    sessionIds.push(session.id);
  }
  return { id: team.id, name, sessionIds };
}

import { setTimeout as pause } from 'node:timers/promises';
import { SERVER } from '../../setup/run.mjs';
import { signedIn } from '../club-data.mjs';
import { startServer } from '../server-process.mjs';
import { largeClub, LAST_CHILD } from './large-club.mjs';

const READY = '/api/health/ready';
/** The server writes the words of a hundred thousand registrations, from its first minute on. */
const WORDS_WITHIN_MS = 10 * 60_000;

/** Sends a search; the time from the request to the whole answer. */
export async function timedSearch(url, cookie, q) {
  const started = performance.now();
  const answer = await fetch(`${url}/api/search`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'bench' },
    body: JSON.stringify({ q }),
  });
  const body = await answer.text();
  const ms = performance.now() - started;
  if (!answer.ok) throw new Error(`The search for ${q} answered ${answer.status}: ${body}`);
  return { ms, found: JSON.parse(body) };
}

/** Waits until the child with the highest id is found: words are written in the order of ids. */
async function untilFound(url, cookie) {
  const giveUpAt = performance.now() + WORDS_WITHIN_MS;
  while ((await timedSearch(url, cookie, LAST_CHILD)).found.children.length === 0) {
    if (performance.now() > giveUpAt) throw new Error('The words of the registrations were not written.');
    await pause(1000);
  }
}

/** Fills a database, starts a server on it, and waits until the search finds every registration. */
export async function startLargeClub({ env, fill }) {
  await (await startServer(SERVER, READY, env)).stop();
  const tables = [...largeClub()];
  const [, registrations] = tables.at(-1);
  await fill(tables);
  const server = await startServer(SERVER, READY, env);
  await untilFound(server.url, await signedIn(server.url));
  return { server, registrations };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { call } from '../call.mjs';

/**
 * Registers invented players for the coming practices in turn, PER_SECOND of them, until it is ended. In a separate
 * process, by the client that takes the least processor time, so that the measurement is not disturbed. With IDLE_SITE it
 * sends the same requests to a bare server of its own instead: then it costs the machine as much, and the site nothing.
 */
const { SITE_URL: url, PER_SECOND, IDLE_SITE } = process.env;
const run = process.pid.toString(36);
const practices = JSON.parse((await call(`${url}/api/practices`)).text);
const target = IDLE_SITE ? await bareServer() : url;
let count = 0;

async function bareServer() {
  const server = createServer((request, response) => request.resume().once('end', () => response.end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench' };

async function register() {
  count += 1;
  const body = JSON.stringify({
    practiceId: practices[count % practices.length].id,
    playerName: `Invented ${run} ${count}`,
    position: 'F',
    parentEmail: `steady.${run}.${count}@example.test`,
  });
  await call(`${target}/api/registrations`, { method: 'POST', headers, body });
}

setInterval(() => void register(), 1000 / Number(PER_SECOND));

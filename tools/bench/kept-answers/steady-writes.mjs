import { call } from '../call.mjs';

/**
 * Registers invented players for the coming practices in turn, PER_SECOND of them, until it is ended. In a separate
 * process, by the client that takes the least processor time, so that the measurement is not disturbed.
 */
const { SITE_URL: url, PER_SECOND } = process.env;
const run = process.pid.toString(36);
const practices = JSON.parse((await call(`${url}/api/practices`)).text);
let count = 0;

const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench' };

async function register() {
  count += 1;
  const body = JSON.stringify({
    practiceId: practices[count % practices.length].id,
    playerName: `Invented ${run} ${count}`,
    position: 'F',
    parentEmail: `steady.${run}.${count}@example.test`,
  });
  await call(`${url}/api/registrations`, { method: 'POST', headers, body });
}

setInterval(() => void register(), 1000 / Number(PER_SECOND));

import { once } from 'node:events';
import { Agent, request } from 'node:http';

/**
 * Registers invented players for the coming practices in turn, PER_SECOND of them, until it is ended. In a separate
 * process, by the client that takes the least processor time, so that the measurement is not disturbed.
 */
const { SITE_URL: url, PER_SECOND } = process.env;
const run = process.pid.toString(36);
const practices = await (await fetch(`${url}/api/practices`)).json();
let count = 0;

const agent = new Agent({ keepAlive: true });

async function register() {
  count += 1;
  const body = JSON.stringify({
    practiceId: practices[count % practices.length].id,
    playerName: `Invented ${run} ${count}`,
    position: 'F',
    parentEmail: `steady.${run}.${count}@example.test`,
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-requested-with': 'bench',
  };
  const asked = request(`${url}/api/registrations`, { agent, method: 'POST', headers }).end(body);
  const [answer] = await once(asked, 'response');
  answer.resume();
  if (answer.statusCode !== 201) throw new Error(`A registration answered ${answer.statusCode}.`);
}

setInterval(() => void register(), 1000 / Number(PER_SECOND));

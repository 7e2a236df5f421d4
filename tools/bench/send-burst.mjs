/**
 * Sends registrations at once, each over a connection of its own. A process beside the benchmark, which reads pages at
 * the same time. The status of a registration without an answer is 0.
 */
import { request } from 'node:http';

function register(url, { address, ...registration }) {
  const body = JSON.stringify(registration);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-requested-with': 'bench',
    'x-forwarded-for': address,
  };
  return new Promise((resolve) => {
    const call = request(`${url}/api/registrations`, { agent: false, method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    call.once('error', () => resolve(0)).end(body);
  });
}

process.on('message', async ({ url, registrations }) => {
  const started = performance.now();
  const statuses = await Promise.all(registrations.map((registration) => register(url, registration)));
  process.send({ ms: performance.now() - started, statuses });
});

/**
 * Sends many registrations at once over open connections, in a separate process so that the measurement is
 * not disturbed. For each burst it reads a line of JSON, opens the connections and reports ready; at the next
 * line it sends, and writes a line of JSON.
 */
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 1000 });

function send(url, path, body) {
  const started = performance.now();
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench' };
  if (body) headers['content-length'] = Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const call = request(url + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve({ ms: performance.now() - started, status: answer.statusCode }));
    });
    call.once('error', reject).end(body);
  });
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
for (let line = await lines.next(); !line.done; line = await lines.next()) {
  const { urls, bodies } = JSON.parse(line.value);
  const urlOf = (index) => urls[index % urls.length];
  await Promise.all(bodies.map((_, index) => send(urlOf(index), '/api/health/live')));
  console.log('open');
  await lines.next();
  const started = performance.now();
  const answers = await Promise.all(
    bodies.map((body, index) => send(urlOf(index), '/api/registrations', body)),
  );
  const ms = performance.now() - started;
  console.log(JSON.stringify({ ms, answers }));
}

import autocannon from 'autocannon';
import { once } from 'node:events';
import { request } from 'node:http';

const SECONDS = 2;
export const CONNECTIONS = 32;
/** Headers of a phone's browser. */
export const BROWSER = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8',
};
/** Headers that Node adds by itself. */
const OF_NODE = ['connection', 'date', 'keep-alive'];

/** An answer as it is sent, not decompressed: its headers, and its body in base64. */
export async function fetchRaw(url, headers) {
  const [answer] = await once(request(url, { headers, agent: false }).end(), 'response');
  const chunks = await answer.toArray();
  if (answer.statusCode >= 400) throw new Error(`${url} answered ${answer.statusCode}.`);
  const sent = Object.entries(answer.headers).filter(([name]) => !OF_NODE.includes(name));
  return { headers: Object.fromEntries(sent), body: Buffer.concat(chunks).toString('base64') };
}

/** Otherwise autocannon makes a text of each body: 0.3 ms for a compressed page, more than the server takes. */
export const dropBodies = (client) => {
  client.pipelinedRequests.addBody = () => undefined;
};

/** Opens `path` over and over: requests a second, and the server's CPU seconds per request. */
export async function load(server, path, headers, seconds = SECONDS) {
  const before = server.books().cpuSeconds;
  const result = await autocannon({
    url: server.url + path,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
    setupClient: dropBodies,
  });
  const refused = result['4xx'] + result['5xx'] + result.errors;
  if (refused > 0) throw new Error(`${refused} requests for ${path} failed under load.`);
  return {
    perSecond: result.requests.average,
    cpu: (server.books().cpuSeconds - before) / result.requests.total,
  };
}

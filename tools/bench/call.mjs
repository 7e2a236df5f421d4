import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

/**
 * One call by the client that takes the least time itself: `fetch` takes half a millisecond more.
 * @returns the answer's text, and the milliseconds from the request to its end @throws Error for a refusal
 */
export async function call(url, { method = 'GET', headers = {}, body = undefined } = {}) {
  const started = performance.now();
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const asked = request(url, { agent, method, headers: { ...headers, ...length } }).end(body);
  const [answer] = await once(asked, 'response');
  const content = await text(answer);
  const ms = performance.now() - started;
  if (answer.statusCode >= 400) throw new Error(`${method} ${url} answered ${answer.statusCode}: ${content}`);
  return { ms, text: content };
}

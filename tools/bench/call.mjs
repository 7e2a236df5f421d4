import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

const agent = new Agent({ keepAlive: true });

/**
 * One call by the client that takes the least time itself: `fetch` takes half a millisecond more, and a text made of
 * each part as it arrives a tenth.
 * @returns the answer's text, and the milliseconds from the request to its end @throws Error for a refusal
 */
export async function call(url, { method = 'GET', headers = {}, body = undefined } = {}) {
  const started = performance.now();
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const accepted = { 'accept-encoding': 'br' };
  const asked = request(url, { agent, method, headers: { ...headers, ...accepted, ...length } }).end(body);
  const [answer] = await once(asked, 'response');
  const chunks = [];
  answer.on('data', (chunk) => chunks.push(chunk));
  await once(answer, 'end');
  const ms = performance.now() - started;
  const bytes = Buffer.concat(chunks);
  const content = String(answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes);
  if (answer.statusCode >= 400) throw new Error(`${method} ${url} answered ${answer.statusCode}: ${content}`);
  return { ms, text: content };
}

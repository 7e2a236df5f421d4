/**
 * Baseline of a page: its HTML without script, and the files it references, sent by bare node:http from
 * memory, already compressed. TWIN_FOLDER holds the output of `saveTwin`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const LIST = 'twin.json';
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** The site's files that the HTML or its inline style references: font, pictures and photographs. */
const FILE = /(?:href="|src="|url\()(\/assets\/[^")]+)|(\/api\/media\/[\w.-]+)/g;
const KEPT_HEADERS = ['content-type', 'cache-control', 'vary', 'etag'];

async function fetchFile(url, change = (bytes) => bytes) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : [])),
  );
  const body = change(Buffer.from(await answer.arrayBuffer()));
  const isPacked = answer.headers.get('content-encoding') === 'br';
  if (isPacked) headers['content-encoding'] = 'br';
  return { headers, body, bytes: isPacked ? brotliCompressSync(body) : body };
}

/** Writes the twin of these addresses into `folder`, from the answers of the server at `url`. */
export async function saveTwin(url, addresses, folder) {
  const files = new Map();
  for (const address of addresses) {
    const page = await fetchFile(url + address, (html) => Buffer.from(html.toString().replace(SCRIPT, '')));
    files.set(address, page);
    for (const [, asset, photograph] of page.body.toString().matchAll(FILE)) {
      const file = asset ?? photograph;
      if (!files.has(file)) files.set(file, await fetchFile(url + file));
    }
  }
  const list = [...files].map(([address, { headers, bytes }], index) => {
    writeFileSync(join(folder, `twin-${index}`), bytes);
    return { address, headers: { ...headers, 'content-length': bytes.length }, file: `twin-${index}` };
  });
  writeFileSync(join(folder, LIST), JSON.stringify(list));
}

function serveTwin(folder, port) {
  const list = JSON.parse(readFileSync(join(folder, LIST), 'utf8'));
  const answers = new Map(
    list.map(({ address, headers, file }) => [address, { headers, bytes: readFileSync(join(folder, file)) }]),
  );
  createServer((request, response) => {
    const answer = answers.get(request.url);
    response.writeHead(answer ? 200 : 404, answer?.headers);
    response.end(answer?.bytes);
  }).listen(port, '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));
}

if (process.env.TWIN_FOLDER) serveTwin(process.env.TWIN_FOLDER, Number(process.env.PORT));

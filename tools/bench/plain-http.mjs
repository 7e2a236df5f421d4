/** The least that an answer costs: a bare Node server with ready bytes. ANSWERS_FILE is a JSON list from `reads.mjs`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers = new Map();
for (const { path, headers, unchangedHeaders, body } of JSON.parse(
  readFileSync(process.env.ANSWERS_FILE, 'utf8'),
))
  answers.set(path, { headers, unchangedHeaders, body: Buffer.from(body, 'base64') });

createServer((request, response) => {
  const { headers, unchangedHeaders, body } = answers.get(request.url);
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, unchangedHeaders);
    response.end();
    return;
  }
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

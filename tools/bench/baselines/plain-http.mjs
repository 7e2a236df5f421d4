/** Baseline: a bare Node server with ready bytes; ANSWERS_FILE is a JSON list of {path, etag, headers, body, unchanged}. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers = new Map(
  JSON.parse(readFileSync(process.env.ANSWERS_FILE, 'utf8')).map(
    ({ path, etag, headers, body, unchanged }) => [
      path,
      { etag, headers, body: Buffer.from(body, 'base64'), unchanged },
    ],
  ),
);
createServer((request, response) => {
  const { etag, headers, body, unchanged } = answers.get(request.url);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, unchanged);
    response.end();
    return;
  }
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

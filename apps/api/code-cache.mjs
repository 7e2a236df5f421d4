/**
 * Starts the bundle once on an empty database, asks it something, and writes down what V8 compiled on the way, for the
 * next starts to load. `node code-cache.mjs BUNDLE EMPTY_FOLDER`
 */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { Script } from 'node:vm';

const FINAL_FILE = new URL('dist/bundle/api.cjs', import.meta.url);
const LIMIT_MS = 60_000;
const [file, dataDir] = process.argv.slice(2);

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return String(port);
}

async function firstAnswer(url) {
  const started = performance.now();
  while (performance.now() - started < LIMIT_MS) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer.text();
    await pause(20);
  }
  throw new Error(`No answer at ${url}.`);
}

// The server lets no other user open its files; those of the build are read by the user of the image.
const mask = process.umask();
// V8 refuses a cache that was made with other flags than those with which it is loaded.
v8.setFlagsFromString = () => undefined;
const PORT = await freePort();
Object.assign(process.env, { PORT, DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'production' });
// By the name that it will have: V8 takes the one in stack traces from the cache.
const script = new Script(readFileSync(file, 'utf8'), { filename: fileURLToPath(FINAL_FILE) });
// As if it lay in the empty folder: a site that is being built at this moment must not be found.
const module = { exports: {} };
script.runInThisContext()(
  module,
  module.exports,
  createRequire(import.meta.url),
  join(dataDir, 'dist/bundle/api.cjs'),
  (specifier) => import(specifier),
);
for (const path of ['/api/health/ready', '/api/teams?league=lheq'])
  await firstAnswer(`http://127.0.0.1:${PORT}${path}`);
process.umask(mask);
// The name that server.cjs looks for.
const thisNode = `${process.version}-${process.platform}-${process.arch}`;
writeFileSync(file.replace(/\.cjs$/, `-${thisNode}.cache`), script.createCachedData());
process.exit(0);

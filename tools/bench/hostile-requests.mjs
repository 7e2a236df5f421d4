import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER } from '../setup/run.mjs';
import { startServer } from './server-process.mjs';

const REQUESTS = 1000;
/** Requests that are under way at once. */
const AT_ONCE = 4;
const LIVE_EVERY_MS = 20;
/** Pages besides the calls of the API. */
const PAGES = ['/', '/calendar', '/hockey-programs/team/1', '/my/{token}', '/not-found/{token}'];

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Bytes of a body without a sign-in, of one with, and of all headers. */
const [SMALL, LARGE, HEADER] = [16_000, 99_000, 15_500];

/** Combining marks in falling order of their class, which take longest to normalize. */
const MARKS = ['\u0345', '\u035d', '\u035c', '\u0315', '\u0300', '\u0316', '\u031b', '\u0321', '\u0334'];
const markText = (bytes) =>
  JSON.stringify(`a${MARKS.map((mark) => mark.repeat(bytes / 2 / MARKS.length)).join('')}`);
const copies = (text, bytes) => Array(Math.floor(bytes / (text.length + 1))).fill(text);
const unknownFields = (bytes) => copies('"field0000":1', bytes).map((field, n) => field.replace('0000', n));

/** Bodies of about so many bytes for a call with these fields. */
const bodiesOf = (fields, bytes) => [
  `{${markText(bytes)}:1}`,
  `{${unknownFields(bytes).join(',')}}`,
  `[${copies('{}', bytes)}]`,
  `{"x":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`,
  ...fields.flatMap((field) => [
    `{"${field}":${markText(bytes)}}`,
    `{"${field}":[${copies('{}', bytes)}]}`,
    `{"${field}":{${unknownFields(bytes).join(',')}}}`,
  ]),
];

const spaces = ' '.repeat(HEADER);
const HEADERS = [
  { 'accept-language': `a${spaces}b` },
  { 'accept-language': copies('fr;q=0.1', HEADER).join(',') },
  { 'accept-encoding': copies('br;q=0', HEADER).join(',') },
  { cookie: copies('a=b', HEADER).join(';') },
  { cookie: `language=en${spaces}x` },
  { cookie: `access_token=${'a.'.repeat(HEADER / 2)}` },
  { 'if-none-match': copies('W/"x"', HEADER).join(',') },
  { 'user-agent': 'cubot '.repeat(HEADER / 6) },
  { 'x-forwarded-for': copies('1.2.3.4', HEADER).join(',') },
];
const QUERIES = [copies('limit=1', HEADER).join('&'), unknownFields(HEADER).join('&').replaceAll('"', '')];

/** The requests of one call, each kind again and again. */
function requestsFor({ method, path, fields }) {
  const kinds = [
    ...HEADERS.map((headers) => ({ method, path, headers })),
    ...QUERIES.map((query) => ({ method, path: `${path}?${query}`, headers: {} })),
  ];
  if (method !== 'GET')
    for (const bytes of [SMALL, LARGE])
      for (const body of bodiesOf(fields, bytes))
        for (const cookie of [{}, { cookie: 'access_token=a.b.c' }])
          kinds.push({ method, path, headers: { 'content-type': 'application/json', ...cookie }, body });
  return Array.from({ length: REQUESTS }, (_, index) => kinds[index % kinds.length]);
}

function send(url, { method = 'GET', path, headers = {}, body }, options = { agent }) {
  const started = performance.now();
  const all = { 'x-requested-with': 'bench', ...headers };
  if (body !== undefined) all['content-length'] = Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { ...options, method, headers: all }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.on('end', () => resolve({ status: answer.statusCode, bytes, ms: performance.now() - started }));
    });
    asked.on('error', reject).end(body);
  });
}

const isOptional = (requirement) => Object.keys(requirement).length === 0;

/** The calls of the API's document that need no sign-in, and some pages. */
async function openCalls(url) {
  const { paths, components } = await (await fetch(`${url}/api/openapi.json`)).json();
  const fieldsOf = (body) => {
    const { $ref = '' } = body?.content['application/json']?.schema ?? {};
    return Object.keys(components.schemas[$ref.split('/').at(-1)]?.properties ?? {});
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // An empty requirement among others makes the sign-in optional.
      .filter(([, { security }]) => security.length === 0 || security.some(isOptional))
      .map(([method, { requestBody }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        fields: fieldsOf(requestBody),
      })),
  );
  const pages = PAGES.map((path) => ({ name: `GET ${path}`, method: 'GET', path, fields: [] }));
  const parameters = { token: 't'.repeat(150), league: 'lheq', id: '1', file: 'x.webp' };
  return [...calls, ...pages].map((call) => ({
    ...call,
    path: call.path.replace(/\{(\w+)\}/g, (_, name) => parameters[name] ?? 'x'),
  }));
}

/** Sends all; returns the largest answer in bytes, and the slowest answer of the health check meanwhile, in ms. */
async function attack(url, requests) {
  let [largest, slowest, isOver] = [0, 0, false];
  const watching = (async () => {
    while (!isOver) {
      // On a connection of its own, as the container's check.
      const { ms } = await send(url, { path: '/api/health/live' }, { agent: false });
      slowest = Math.max(slowest, ms);
      await pause(LIVE_EVERY_MS);
    }
  })();
  const waiting = requests.values();
  const senders = Array.from({ length: AT_ONCE }, async () => {
    for (const each of waiting) {
      const { status, bytes } = await send(url, each);
      if (status >= 500) throw new Error(`${each.method} ${each.path.slice(0, 80)} answered ${status}.`);
      if (status >= 400) largest = Math.max(largest, bytes);
    }
  });
  await Promise.all(senders);
  isOver = true;
  await watching;
  return { largest, slowest };
}

/** A thousand hostile bodies, headers and queries for each call that is open to anyone. */
export async function* hostileRequests(env) {
  const server = await startServer(SERVER, '/api/health/ready', { ...env, TRUST_PROXY: '1' });
  let [largest, slowest] = [0, 0];
  for (const call of await openCalls(server.url)) {
    const before = server.books().cpuSeconds;
    const found = await attack(server.url, requestsFor(call));
    const ms = ((server.books().cpuSeconds - before) * 1000) / REQUESTS;
    [largest, slowest] = [Math.max(largest, found.largest), Math.max(slowest, found.slowest)];
    const kb = (found.largest / 1024).toFixed(1);
    const notes = [`largest refusal ${kb} KB`, `slowest health check ${found.slowest.toFixed(0)} ms`];
    yield { what: `${call.name}, processor time`, ms, most: 20, notes };
  }
  yield { what: 'largest refusal', kb: largest / 1024, most: 100 };
  yield { what: 'slowest health check meanwhile', ms: slowest, most: 200 };
  await server.stop();
}

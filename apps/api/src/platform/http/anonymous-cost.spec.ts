import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS } from '../common/access-table.js';
import { useSite } from '../../testing/given-site.js';
import { useTestApp } from '../../testing/test-app.js';

/** Processor time that one anonymous request may take, and the longest answer to a refused one. */
const MOST_CPU_MS = 20;
const MOST_BYTES = 100 * 1024;
/** The least of these counts: a garbage collection or a busy neighbour disturbs single ones. */
const TRIES = 10;

/** Sizes of hostile bodies, in bytes: just below the limit of all bodies, and below the one without a sign-in. */
const SIZES = [99_000, 16_000];

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}
const document = JSON.parse(readFileSync(`${__dirname}/../../../openapi.json`, 'utf8')) as OpenAPIObject;

const resolved = ({ $ref, ...schema }: Schema): Schema =>
  $ref === undefined ? schema : (document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] as Schema);

/** Combining marks in falling order of their class: normalizing them takes time that grows with the square. */
const FALLING = ['\u0345', '\u035d', '\u035c', '\u0315', '\u0300', '\u0316', '\u031b', '\u0321', '\u0334'];
const fallingMarks = (bytes: number) =>
  `a${FALLING.map((mark) => mark.repeat(Math.floor(bytes / 2 / FALLING.length))).join('')}`;

/** Copies of a text, as many as fit into so many bytes, with commas. */
const copies = (text: string, bytes: number) =>
  Array.from({ length: Math.floor(bytes / (text.length + 1)) }, () => text).join(',');

const unknownFields = (bytes: number) =>
  Array.from(
    { length: Math.floor(bytes / 9) },
    (_, index) => `"${index.toString(36).padStart(4, 'k')}":1`,
  ).join(',');

/** A body for each attack, of about so many bytes; `fields` are those of the call's own body. */
function hostileBodies(fields: Record<string, Schema>, size: number): [string, string][] {
  const bytes = size - 100;
  const text = JSON.stringify(fallingMarks(bytes));
  const wide = `[${copies('{}', bytes)}]`;
  const bodies: [string, string][] = [
    ['a mark text as key', `{${text}:1}`],
    ['many unknown fields', `{${unknownFields(bytes)}}`],
    ['a wide list as body', wide],
    ['a mark text as body', text],
    ['deep lists', `{"x":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`],
    ['wide lists in an unknown field', `{"x":[${copies('[{},{},{}]', bytes)}]}`],
  ];
  for (const [name, schema] of Object.entries(fields)) {
    bodies.push([`a mark text as ${name}`, `{"${name}":${text}}`]);
    bodies.push([`a wide list as ${name}`, `{"${name}":${wide}}`]);
    bodies.push([`unknown fields in ${name}`, `{"${name}":{${unknownFields(bytes)}}}`]);
    const { items } = resolved(schema);
    if (!items) continue;
    bodies.push([
      `texts in ${name}`,
      `{"${name}":[${copies(JSON.stringify(fallingMarks(1000)), bytes / 3)}]}`,
    ]);
    bodies.push([`unknown fields in the first of ${name}`, `{"${name}":[{${unknownFields(bytes)}}]}`]);
    for (const inner of Object.keys(resolved(items).properties ?? {}))
      bodies.push([`a mark text as ${name}.0.${inner}`, `{"${name}":[{"${inner}":${text}}]}`]);
  }
  return bodies;
}

/** Bytes of a hostile header: Node refuses more than 16 KB of all headers with 431. */
const HEADER = 15_500;
const spaces = ' '.repeat(HEADER - 10);
const HOSTILE_HEADERS: Record<string, string> = {
  'accept-language': `a${spaces}b`,
  'accept-encoding': `br;q=0${'.0'.repeat(HEADER / 2 - 10)}x`,
  accept: copies('a/b;q=0.1', HEADER),
  cookie: Array.from({ length: HEADER / 8 }, (_, index) => `${String(index).padStart(4, 'k')}=1`).join('; '),
  'if-none-match': copies('W/"x"', HEADER),
  'if-match': `"${'1'.repeat(HEADER)}`,
  'x-forwarded-for': copies('1.2.3.4', HEADER),
  'user-agent': 'cubot '.repeat(HEADER / 6),
  'sec-purpose': 'prefetc '.repeat(HEADER / 8),
  'idempotency-key': 'k'.repeat(HEADER),
  'content-type': `application/json${spaces}x`,
  origin: 'https://'.repeat(HEADER / 8),
  link: copies('<a>', HEADER),
  'dry-run': 'true'.repeat(HEADER / 4),
};
const SECOND: [string, string][] = [
  ['accept-language', copies('fr', HEADER)],
  ['accept-language', `${' ;q='.repeat(HEADER / 4)}`],
  ['cookie', `language=en${spaces}x`],
  ['cookie', `access_token=${'a.'.repeat(HEADER / 2)}`],
  ['cookie', `refresh_token=${'%41'.repeat(HEADER / 3)}`],
  ['accept-encoding', copies('br;q=0', HEADER)],
];
const QUERIES = [
  Array.from({ length: HEADER / 6 }, (_, index) => `${index.toString(36).padStart(4, 'k')}=`).join('&'),
  'limit=1&'.repeat(HEADER / 8),
  `league=${encodeURIComponent(fallingMarks(5000))}`.slice(0, HEADER),
  `lang=${'x'.repeat(HEADER)}`,
  `a${'[a]'.repeat(HEADER / 3)}=1`,
];

interface Ask {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}
interface Cost {
  status: number;
  code: string | undefined;
  ms: number;
  bytes: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());
const app = useTestApp({ environment: { TRUST_PROXY: '1' }, siteFolder: useSite() });

const cpuMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** One request by a client that takes little time itself; the processor time is that of both. */
function send({ method, path, headers = {}, body }: Ask): Promise<Cost> {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const all = {
    'x-requested-with': 'test',
    ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const before = process.cpuUsage();
    const call = httpRequest(app.url + path, { agent, method, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const ms = cpuMs(before);
        const text = Buffer.concat(chunks);
        const isError =
          (answer.statusCode ?? 0) >= 400 && String(answer.headers['content-type']).includes('json');
        resolve({
          status: answer.statusCode ?? 0,
          code: isError ? (JSON.parse(String(text)) as { code: string }).code : undefined,
          ms,
          bytes: text.length,
        });
      });
    });
    call.on('error', reject).end(bytes);
  });
}

/** Waits until no other work of this process, such as compressing a kept page, counts as the request's. */
async function quiet(): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    const before = process.cpuUsage();
    await pause(10);
    if (cpuMs(before) < 5) return;
  }
}

/** The attacks that cost too much, answer too much or fail, as sentences. */
async function tooExpensive(attacks: [string, Ask][]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, ask] of attacks) {
    let cost = await send(ask);
    for (let time = 1; time < TRIES && cost.ms > MOST_CPU_MS; time += 1) {
      await quiet();
      const again = await send(ask);
      if (again.ms < cost.ms) cost = again;
    }
    if (cost.ms > MOST_CPU_MS || cost.bytes > MOST_BYTES || cost.status >= 500)
      found.push(`${name}: ${cost.status}, ${cost.ms.toFixed(0)} ms, ${cost.bytes} bytes`);
  }
  return found;
}

const OPEN = Object.entries(ACCESS)
  .filter(([, audience]) => audience === 'anyone')
  .map(([call]) => call);
const PAGES = ['GET /', 'GET /calendar', 'GET /my/:token', 'GET /nothing/:token', 'POST /api/nothing'];

const TOKEN = 't'.repeat(190);
const split = (call: string) => {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    route: path,
    path: path
      .replace(':id', '7')
      .replace(':token', TOKEN)
      .replace(':league', 'lheq')
      .replace(':file', 'x.webp'),
  };
};

describe('an anonymous request', () => {
  it.each([...OPEN, ...PAGES])('%s costs little with hostile headers and queries', async (call) => {
    const { method, path } = split(call);
    const attacks: [string, Ask][] = [...Object.entries(HOSTILE_HEADERS), ...SECOND].map(([name, value]) => [
      name,
      { method, path, headers: { [name]: value } },
    ]);
    for (const query of QUERIES) attacks.push([query.slice(0, 20), { method, path: `${path}?${query}` }]);
    expect(await tooExpensive(attacks)).toEqual([]);
  });

  it.each([...OPEN, ...PAGES].filter((call) => !call.startsWith('GET')))(
    '%s costs little with hostile bodies',
    async (call) => {
      const { method, path, route } = split(call);
      const template = route.replace(/:(\w+)/g, '{$1}');
      const operations = document.paths[template] as Record<string, Operation> | undefined;
      const schema = operations?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
      const fields = schema ? (resolved(schema).properties ?? {}) : {};
      const attacks: [string, Ask][] = SIZES.flatMap((size) =>
        hostileBodies(fields, size).flatMap(([name, body]): [string, Ask][] => [
          [`${name} (${size})`, { method, path, body }],
          // A forged sign-in buys nothing.
          [`${name} (${size}), forged`, { method, path, body, headers: { cookie: 'access_token=a.b.c' } }],
        ]),
      );
      expect(await tooExpensive(attacks)).toEqual([]);
    },
    60_000,
  );
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { Clock } from '../common/clock.js';
import { VersionInMemory } from '../database/public-data-version.js';
import { CacheableAddresses } from './cacheable-addresses.js';
import { CachedAnswer } from './cached-answer.js';
import { PublicCache, type PublicAnswer } from './public-cache.js';

/** Cached answers end with their minute. */
class StoppedClock extends Clock {
  at = 0;
  override time(): number {
    return this.at;
  }
}

let server: FastifyInstance;
let cache: PublicCache;
let version: VersionInMemory;
let clock: StoppedClock;
const addresses = new CacheableAddresses((url) => ({ url, language: 'en' }));
const handled = jest.fn();
beforeEach(() => {
  handled.mockClear();
  server = fastify();
  version = new VersionInMemory();
  clock = new StoppedClock();
  cache = new PublicCache(server, version, clock, addresses);
});
afterEach(() => server.close());

function find(url = '/api/practices'): Promise<PublicAnswer> {
  const address = addresses.of({ method: 'GET', url, headers: {} } as IncomingMessage);
  if (!address) throw new Error(`${url} is not cacheable`);
  return cache.find(address);
}

describe('an answer is not cached', () => {
  it.each<[string, number, (reply: { header(name: string, value: string): unknown }) => void]>([
    ['that sets a cookie', 2, (reply) => reply.header('set-cookie', 'a=1')],
    ['unlike one that sets none', 1, () => undefined],
  ])('%s', async (_, times, act) => {
    server.get('/api/practices', async (_request, reply) => {
      handled();
      act(reply);
      return [];
    });
    await find();
    await find();
    expect(handled).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['that read a failed call', 2, '/api/practices', 503],
    ['that read an uncacheable call', 2, '/api/health/live', 200],
    ['unlike one that read cacheable calls', 1, '/api/practices', 200],
  ])('of a page %s', async (_, times, call, status) => {
    server.get(call, async (_request, reply) => reply.status(status).send([]));
    server.get('/about', async (_request, reply) => {
      handled();
      const { isCacheable } = await cache.call(call, '192.0.2.1');
      cache.rendered.set(reply.raw, { isCacheable, view: { path: '/about', language: 'en' } });
      return 'about';
    });
    for (let time = 0; time < 2; time += 1)
      expect((await find('/about')).view).toEqual({ path: '/about', language: 'en' });
    expect(handled).toHaveBeenCalledTimes(times);
  });

  it('that failed', async () => {
    server.get('/api/practices', async (_request, reply) => {
      handled();
      return reply.status(503).send();
    });
    await find();
    await find();
    expect(handled).toHaveBeenCalledTimes(2);
  });
});

it('readers who need newer data than the answer that is being made share the next one', async () => {
  const ends: (() => void)[] = [];
  server.get('/api/practices', () => new Promise((resolve) => ends.push(() => resolve([ends.length]))));
  const ended = async (at: number) => {
    while (!ends[at]) await new Promise(setImmediate);
    ends[at]();
  };
  const bodyOf = async (found: Promise<PublicAnswer>) => (await found).answer.body.toString();
  const first = [find(), find()].map(bodyOf);
  await new Promise(setImmediate);
  version.ended();
  const second = [find(), find()].map(bodyOf);
  await new Promise(setImmediate);
  clock.at += 60_000;
  const third = bodyOf(find());
  await ended(0);
  expect(await Promise.all(first)).toEqual(['[1]', '[1]']);
  await ended(1);
  expect([...(await Promise.all(second)), await third]).toEqual(['[2]', '[2]', '[2]']);
  expect(ends).toHaveLength(2);
});

it('while the database does not answer, an answer of an earlier minute is sent unless this process changed data', async () => {
  server.get('/api/practices', async () => handled());
  await find();
  clock.at += 60_000;
  jest.spyOn(version, 'current').mockRejectedValue(new Error('gone'));
  await find();
  expect(handled).toHaveBeenCalledTimes(1);
  version.ended();
  await find();
  expect(handled).toHaveBeenCalledTimes(2);
});

it('the memory is bounded, and the answer made longest ago goes first', async () => {
  server.get('/api/practices', async () => Buffer.alloc(1));
  server.get('/*', async () => {
    handled();
    return Buffer.alloc(1_000_000);
  });
  const pages = Array.from({ length: 30 }, (_, number) => `/page-${number}`);
  for (const page of pages) await find(page);
  expect(cache['bytes']).toBeLessThan(16_000_000);
  handled.mockClear();
  await find('/page-29');
  expect(handled).not.toHaveBeenCalled();
  await find('/page-0');
  expect(handled).toHaveBeenCalled();
});

it('sends one body in each encoding, compressed once', () => {
  const body = Buffer.from('a page '.repeat(1000));
  const answer = new CachedAnswer(body, {});
  const sent: Buffer[] = [];
  const response = { writeHead: () => response, end: (bytes: Buffer) => sent.push(bytes) };
  for (const accepted of ['br', 'gzip', 'identity', 'br']) {
    const request = { method: 'GET', headers: { 'accept-encoding': accepted } };
    answer.send(request as IncomingMessage, response as unknown as ServerResponse, 'id');
  }
  const [br, gzip, plain, again] = sent as [Buffer, Buffer, Buffer, Buffer];
  expect(brotliDecompressSync(br).equals(body)).toBe(true);
  expect(gunzipSync(gzip).equals(body)).toBe(true);
  expect(plain.equals(body)).toBe(true);
  expect(again).toBe(br);
});

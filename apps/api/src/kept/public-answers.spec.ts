import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { Clock } from '../common/clock.js';
import { VersionsInMemory } from '../database/topics/topic-versions.js';
import { NO_VERSIONS } from '../database/topics/topics.js';
import { AnswerMemory } from './answer-memory.js';
import { KeptAddresses } from './kept-addresses.js';
import { KeptAnswer } from './kept-answer.js';
import { PageFilling, PageFillings } from './page-filling.js';
import { PublicAnswers } from './public-answers.js';

/** Kept answers end with their minute. */
class StoppedClock extends Clock {
  override time(): number {
    return 0;
  }
}

describe('an answer is not kept', () => {
  let server: FastifyInstance;
  let answers: PublicAnswers;
  let addresses: KeptAddresses;
  let fillings: PageFillings;
  const handled = jest.fn();
  beforeEach(() => {
    handled.mockClear();
    server = fastify();
    addresses = new KeptAddresses((url) => ({ url, language: 'en' }));
    fillings = new PageFillings();
    answers = new PublicAnswers(server, new VersionsInMemory(), new StoppedClock(), addresses, fillings);
  });
  afterEach(() => server.close());

  async function findTwice(url = '/api/practices'): Promise<void> {
    const address = addresses.of({ method: 'GET', url, headers: {} } as IncomingMessage);
    if (!address) throw new Error(`${url} has a kept address`);
    for (let time = 0; time < 2; time += 1) await answers.find(address);
  }

  it.each<[string, number, (reply: { header(name: string, value: string): unknown }) => void]>([
    ['that sets a cookie', 2, (reply) => reply.header('set-cookie', 'a=1')],
    ['unlike one that sets none', 1, () => undefined],
  ])('%s', async (_, times, act) => {
    server.get('/api/practices', async (_request, reply) => {
      handled();
      act(reply);
      return [];
    });
    await findTwice();
    expect(handled).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['that read a call that failed', 2, 503],
    ['unlike one whose calls were answered', 1, 200],
  ])('of a page %s', async (_, times, status) => {
    server.get('/api/practices', async (_request, reply) => reply.status(status).send([]));
    server.get('/about', async (request) => {
      handled();
      await answers.ofCall('/api/practices', fillings.of(request.headers));
      return 'about';
    });
    await findTwice('/about');
    expect(handled).toHaveBeenCalledTimes(times);
  });

  it('that failed', async () => {
    server.get('/api/practices', async (_request, reply) => {
      handled();
      return reply.status(503).send();
    });
    await findTwice();
    expect(handled).toHaveBeenCalledTimes(2);
  });
});

it('a page that is being made is named by the server’s own request only', async () => {
  const [pages, filling] = [new PageFillings(), new PageFilling(NO_VERSIONS)];
  await pages.run(filling, async (headers) => {
    expect(pages.of(headers)).toBe(filling);
    expect(pages.of({ 'x-filling': 'guessed' })).toBeUndefined();
    expect(pages.of({})).toBeUndefined();
  });
});

describe('an answer that replaces another one', () => {
  const memory = new AnswerMemory();
  const basis = (minute: number) => ({ versions: NO_VERSIONS, minute });
  const bytesOf = (answer: KeptAnswer) => {
    let sent: Buffer | undefined;
    const response = { writeHead: () => response, end: (bytes: Buffer) => (sent = bytes) };
    const request = { method: 'GET', headers: { 'accept-encoding': 'br' } };
    answer.send(request as IncomingMessage, response as unknown as ServerResponse, 'id');
    return sent;
  };
  it.each([
    ['takes over its compressed bytes', 'a page', true],
    ['with another content has bytes of its own', 'another page', false],
  ])('%s', async (_, text, isSame) => {
    const [first, second] = ['a page', text].map(
      (content, minute) => new KeptAnswer(Buffer.from(content.repeat(1000)), {}, [], basis(minute)),
    ) as [KeptAnswer, KeptAnswer];
    memory.keep('/', { answer: first, view: undefined });
    bytesOf(first);
    await first.packSmaller();
    memory.keep('/', { answer: second, view: undefined });
    expect(bytesOf(second) === bytesOf(first)).toBe(isSame);
  });
});

it('keeps a body that was sent in Brotli once, and sends it plain again', () => {
  const body = Buffer.from('a page '.repeat(1000));
  const answer = new KeptAnswer(body, {}, [], { versions: NO_VERSIONS, minute: 0 });
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
  expect(answer.body.equals(body)).toBe(true);
});

describe('a full memory', () => {
  const megabyte = Buffer.alloc(1_000_000);
  const keep = (memory: AnswerMemory, key: string) => {
    const answer = new KeptAnswer(megabyte, {}, [], { versions: NO_VERSIONS, minute: 0 });
    memory.keep(key, { answer, view: undefined });
  };
  const keys = Array.from({ length: 300 }, (_, number) => String(number));
  const leftIn = (memory: AnswerMemory) => keys.filter((key) => memory.fixed(key, 0));

  it('keeps its answers when other addresses are asked for once', () => {
    const memory = new AnswerMemory();
    for (const key of [...keys, ...keys, ...keys]) keep(memory, key);
    const left = leftIn(memory);
    expect(left).toEqual(keys.slice(0, left.length));
    expect(left.length).toBeGreaterThan(5);
  });

  it('keeps an address that is asked for again, instead of the one used longest ago', () => {
    const memory = new AnswerMemory();
    for (const key of keys.slice(0, 30)) {
      keep(memory, key);
      keep(memory, key);
      // The first one is used all the time.
      memory.current('0', NO_VERSIONS, 0);
    }
    const left = leftIn(memory);
    expect(left).toContain('0');
    expect(left).toContain('29');
    expect(left.length).toBeLessThanOrEqual(16);
  });
});

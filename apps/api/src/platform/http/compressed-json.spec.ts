import Fastify from 'fastify';
import { useSignedIn, useTestApp } from '../../testing/test-app.js';
import { compressJson } from './compressed-json.js';

const app = useTestApp();
const coach = useSignedIn(app, 'coach');

const LONG = '/api/club';
const ask = (path: string, accepted: string) => coach.get<object>(path, { 'accept-encoding': accepted });

describe('JSON for a signed-in caller', () => {
  it.each(['br', 'gzip'])('is compressed with %s, and is the same', async (encoding) => {
    const plain = await ask(LONG, 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const answer = await ask(LONG, encoding);
    expect(answer).toMatchObject({ status: 200, body: plain.body });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    const lengthOf = ({ headers }: typeof plain) => Number(headers.get('content-length'));
    expect(lengthOf(answer)).toBeLessThan(lengthOf(plain) / 2);
  });

  it('names the header that it depends on, compressed or not', async () => {
    for (const accepted of ['identity', 'br'])
      expect((await ask(LONG, accepted)).headers.get('vary')).toMatch(/(^|, )accept-encoding$/);
  });

  it.each(['cross-site', 'same-site'])('is not compressed for a request that is %s', async (site) => {
    const headers = { 'accept-encoding': 'br', 'sec-fetch-site': site };
    const answer = await coach.get<object>(LONG, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it.each(['br', 'gzip'])('is the same where it is long, with %s', async (encoding) => {
    const plain = await ask('/api/openapi.json', 'identity');
    expect(Number(plain.headers.get('content-length'))).toBeGreaterThan(256 * 1024);
    const answer = await ask('/api/openapi.json', encoding);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.body).toEqual(plain.body);
  });

  it('becomes an error where it cannot be sent', async () => {
    const fastify = Fastify();
    compressJson(fastify);
    fastify.get('/', (_, reply) => {
      jest.spyOn(reply.raw, 'writeHead').mockImplementationOnce(() => {
        throw new Error('invented');
      });
      return { text: 'invented '.repeat(1000) };
    });
    const answer = await fastify.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect(answer.statusCode).toBe(500);
    await fastify.close();
  });

  it('is left as it is where it fits into one packet', async () => {
    const answer = await ask('/api/auth/me', 'br');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});

import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { admitInBatches, MAX_PER_TICK } from './admit-requests.js';

let server: FastifyInstance;
let handled: string[];
beforeEach(() => {
  server = fastify();
  handled = [];
  admitInBatches(server);
  server.all('/*', ({ url }) => {
    handled.push(url);
    return 'done';
  });
});
afterEach(() => server.close());

const addresses = Array.from({ length: 3 * MAX_PER_TICK }, (_, index) => `/${index}`);

describe('requests at once', () => {
  it('that write are admitted in order, and a read does not wait for them', async () => {
    const writes = addresses.map((url) => server.inject({ method: 'POST', url }));
    const answers = await Promise.all([...writes, server.inject({ method: 'GET', url: '/read' })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(handled.filter((url) => url !== '/read')).toEqual(addresses);
    expect(handled.indexOf('/read')).toBeLessThanOrEqual(MAX_PER_TICK);
  });

  it('that read are admitted in order, and a health check does not wait for them', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const all = [...addresses, '/api/health/live'];
    // One packet: all requests arrive in the same tick.
    const requests = all.map((url) => `GET ${url} HTTP/1.1\r\nHost: x\r\n`);
    socket.write(`${requests.join('\r\n')}Connection: close\r\n\r\n`);
    expect((await socket.toArray()).join('').match(/HTTP\/1\.1 200/g)).toHaveLength(all.length);
    expect(handled.filter((url) => url !== '/api/health/live')).toEqual(addresses);
    expect(handled.indexOf('/api/health/live')).toBe(0);
  });
});

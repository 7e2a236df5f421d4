import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Drain } from './drain.js';

const PATIENCE_MS = 5000;
const CONNECTIONS = 50;

async function listening(drain: Drain): Promise<{ fastify: FastifyInstance; port: number }> {
  const fastify = Fastify();
  drain.watch(fastify);
  fastify.post('/', async () => ({ isAnswered: true }));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  return { fastify, port: (fastify.server.address() as AddressInfo).port };
}

/** Everything that a connection receives until its end; the error's code when it is cut. */
function received(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  return new Promise((resolve) => {
    socket.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    socket.on('close', () => resolve(text));
  });
}

it('answers connections that wait to be accepted when the listener closes', async () => {
  const drain = new Drain();
  const { fastify, port } = await listening(drain);
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  // In one event loop: the kernel establishes all of them before the server accepts the first.
  const answers = Array.from({ length: CONNECTIONS }, () => received(port, post));
  await new Promise((resolve) => process.nextTick(resolve));
  drain.begin();
  expect(await drain.closeServer(fastify.server, PATIENCE_MS)).toBe(false);
  const answered = (await Promise.all(answers)).filter((answer) => answer.startsWith('HTTP/1.1 200'));
  expect(answered).toHaveLength(CONNECTIONS);
  expect(await received(port, post)).toBe('ECONNREFUSED');
  await fastify.close();
});

it('cuts a request that never ends when its time is over, and reports it', async () => {
  const drain = new Drain();
  const { fastify, port } = await listening(drain);
  const endless = connect(port, '127.0.0.1').on('error', () => undefined);
  endless.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
  await once(fastify.server, 'request');
  expect(await drain.closeServer(fastify.server, 300)).toBe(true);
  await fastify.close();
});

import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { fastifyLogging } from './logging.js';

it('each line of a request’s logger carries the request’s id, and no secret', async () => {
  const lines: unknown[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const logging = fastifyLogging({ logLevel: 'info', logFormat: 'json', zone: 'UTC' });
  const fastify = Fastify({
    ...logging,
    logger: { ...(logging.logger as object), stream },
    genReqId: () => 'id 1',
  });
  fastify.get('/', (request) => {
    request.log.info({ email: 'invented@example.test' }, 'first');
    request.log.child({ token: 'invented' }).error('second');
    request.log.debug('below the level');
    return '';
  });
  await fastify.inject('/');
  await fastify.close();
  expect(lines).toMatchObject([
    { level: 30, requestId: 'id 1', email: '[redacted]', msg: 'first' },
    { level: 50, requestId: 'id 1', token: '[redacted]', msg: 'second' },
  ]);
});

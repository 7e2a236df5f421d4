import fastify from 'fastify';
import { MAX_PER_TICK, admitWritesInBatches } from './admit-writes.js';

describe('parallel writes', () => {
  it('are admitted in order, and a read does not wait for them', async () => {
    const server = fastify();
    admitWritesInBatches(server);
    const handled: string[] = [];
    server.all('/:name', (request) => {
      handled.push((request.params as { name: string }).name);
      return 'done';
    });
    await server.ready();
    const names = Array.from({ length: 3 * MAX_PER_TICK }, (_, index) => `write ${index}`);
    const writes = names.map((name) => server.inject({ method: 'POST', url: `/${name}` }));
    const answers = await Promise.all([...writes, server.inject({ method: 'GET', url: '/read' })]);
    await server.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(handled.filter((name) => name !== 'read')).toEqual(names);
    expect(handled.indexOf('read')).toBeLessThanOrEqual(MAX_PER_TICK);
  });
});

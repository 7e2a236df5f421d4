import fastify from 'fastify';
import { A_TURN, letInByTurns } from './by-turns.js';

describe('requests that come at once', () => {
  it('are let in by turns, in their order, and whoever only reads does not wait for them', async () => {
    const server = fastify();
    letInByTurns(server);
    const handled: string[] = [];
    server.all('/:name', (request) => {
      handled.push((request.params as { name: string }).name);
      return 'done';
    });
    await server.ready();
    const names = Array.from({ length: 3 * A_TURN }, (_, index) => `write ${index}`);
    const writes = names.map((name) => server.inject({ method: 'POST', url: `/${name}` }));
    const answers = await Promise.all([...writes, server.inject({ method: 'GET', url: '/read' })]);
    await server.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(handled.filter((name) => name !== 'read')).toEqual(names);
    expect(handled.indexOf('read')).toBeLessThanOrEqual(A_TURN);
  });
});

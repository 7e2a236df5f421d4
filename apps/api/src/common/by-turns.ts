import type { FastifyInstance } from 'fastify';

/** Requests let in, or answered, in one turn of the server's loop: some milliseconds of work. */
export const A_TURN = 32;

/**
 * Lets requests that change something in a few at a time, in their order: of hundreds that come at once each would
 * otherwise be read, checked and answered beside all others, and whoever only opens a page meanwhile would wait for all
 * of them. Before every other hook, or the work would be done before they wait.
 */
export function letInByTurns(fastify: FastifyInstance): void {
  const line: (() => void)[] = [];
  const letIn = () => {
    for (const enter of line.splice(0, A_TURN)) enter();
    if (line.length > 0) setImmediate(letIn);
  };
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      done();
      return;
    }
    if (line.length === 0) setImmediate(letIn);
    line.push(done);
  });
}

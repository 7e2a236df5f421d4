import type { FastifyInstance } from 'fastify';

/** Requests admitted or answered per event-loop tick: two milliseconds of work. */
export const MAX_PER_TICK = 8;

/**
 * Admits a few writes per event-loop tick, in order, so that reads are served between them. Registered before every
 * hook but the drain's, because the other hooks would do their work before the wait.
 * @returns the number of those that wait
 */
export function admitWritesInBatches(fastify: FastifyInstance): () => number {
  const line: (() => void)[] = [];
  const admit = () => {
    for (const enter of line.splice(0, MAX_PER_TICK)) enter();
    if (line.length > 0) setImmediate(admit);
  };
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      done();
      return;
    }
    if (line.length === 0) setImmediate(admit);
    line.push(done);
  });
  return () => line.length;
}

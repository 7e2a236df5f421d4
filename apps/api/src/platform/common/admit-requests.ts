import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Requests admitted per event-loop tick: two milliseconds of writes, some twenty of pages. */
export const MAX_PER_TICK = 8;

/** Lets work begin in order, a few per event-loop tick, so that other requests are served in between. */
export class Admission {
  private readonly line: (() => void)[] = [];

  get waiting(): number {
    return this.line.length;
  }

  enter(begin: () => void): void {
    if (this.line.length === 0) setImmediate(this.admit);
    this.line.push(begin);
  }

  private readonly admit = () => {
    for (const begin of this.line.splice(0, MAX_PER_TICK)) begin();
    if (this.line.length > 0) setImmediate(this.admit);
  };
}

/** Answered at once: what watches the server must not take a crowd of pages for silence. */
const HEALTH = '/api/health/';

/**
 * Admits a few writes and a few reads per event-loop tick. Registered before every hook but the drain's, because the
 * other hooks would do their work before the wait. The server's requests to itself were admitted as the visitor's.
 * @returns the number of writes that wait
 */
export function admitInBatches(fastify: FastifyInstance): () => number {
  const [reads, writes] = [new Admission(), new Admission()];
  fastify.addHook('onRequest', ({ method, raw, url }, _reply, done) => {
    if (method !== 'GET' && method !== 'HEAD') writes.enter(done);
    else if (raw instanceof IncomingMessage && !url.startsWith(HEALTH)) reads.enter(done);
    else done();
  });
  return () => writes.waiting;
}

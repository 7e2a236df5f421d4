import type { FastifyReply } from 'fastify';

/** When a request arrived, by `performance.now()`; rather too late than too early. */
export function arrivedAt({ elapsedTime }: Pick<FastifyReply, 'elapsedTime'>): number {
  return performance.now() - elapsedTime;
}

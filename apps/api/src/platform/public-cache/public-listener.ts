import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Admission } from '../common/admit-requests.js';
import type { Drain } from '../health/drain.js';
import { newRequestId } from '../http/logging/request-id.js';
import type { CacheableAddress, CacheableAddresses } from './cacheable-addresses.js';
import { CachedAnswer } from './cached-answer.js';
import type { PageView, PublicAnswer, PublicCache, UncacheableAnswer } from './public-cache.js';

/** A public answer that was sent. */
export interface Sent {
  requestId: string;
  status: number;
  view: PageView | undefined;
  milliseconds: number;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers requests for cacheable addresses before Fastify sees them. */
export class PublicListener {
  /** Answers that are not in memory: each takes some milliseconds. */
  private readonly misses = new Admission();

  constructor(
    private readonly cache: PublicCache,
    private readonly addresses: CacheableAddresses,
    private readonly drain: Drain,
    private readonly log: FastifyBaseLogger,
    /** Called after each answer. */
    private readonly sent: (request: IncomingMessage, address: CacheableAddress, sent: Sent) => void,
  ) {}

  /** Puts itself before the listeners of the server: Fastify's. */
  attach(server: Server): void {
    const others = server.listeners('request') as Listener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const address = this.drain.isDraining ? undefined : this.addresses.of(request);
      if (address) this.respond(request, response, address);
      else for (const listener of others) listener(request, response);
    });
  }

  private respond(request: IncomingMessage, response: ServerResponse, address: CacheableAddress): void {
    const startedAt = performance.now();
    this.drain.sawRequest(request.socket, startedAt);
    const send = ({ answer, view }: PublicAnswer) => {
      const [requestId, status] = sendAnswer(answer, request, response);
      this.sent(request, address, { requestId, status, view, milliseconds: performance.now() - startedAt });
    };
    const cached = this.cache.atOnce(address);
    if (cached) return send(cached);
    this.misses.enter(() => {
      this.cache
        .find(address)
        .then(send)
        .catch((error: unknown) => {
          this.log.error({ err: error }, 'A public answer could not be sent');
          response.destroy();
        });
    });
  }
}

/** @returns the request's id and the status */
function sendAnswer(
  answer: CachedAnswer | UncacheableAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): [string, number] {
  if (answer instanceof CachedAnswer) {
    const requestId = newRequestId();
    return [requestId, answer.send(request, response, requestId)];
  }
  response.writeHead(answer.status, answer.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(answer.body);
  return [String(answer.headers['x-request-id']), answer.status];
}

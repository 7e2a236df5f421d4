import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Admission } from '../common/admit-requests.js';
import type { Drain } from '../health/drain.js';
import { newRequestId } from '../http/logging/request-id.js';
import type { Kept } from './answer-memory.js';
import type { PageView } from './page-filling.js';
import type { KeptAddress, KeptAddresses } from './kept-addresses.js';
import { KeptAnswer } from './kept-answer.js';
import type { Passing, PublicAnswers } from './public-answers.js';

/** An answer that was sent from memory. */
export interface Sent {
  requestId: string;
  status: number;
  view: PageView | undefined;
  milliseconds: number;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers public requests before Fastify sees them. */
export class KeptAnswers {
  /** Pages that are not in memory: each takes some milliseconds. */
  private readonly missing = new Admission();

  constructor(
    private readonly answers: PublicAnswers,
    private readonly addresses: KeptAddresses,
    private readonly drain: Drain,
    private readonly log: FastifyBaseLogger,
    /** Called after each answer. */
    private readonly sent: (request: IncomingMessage, address: KeptAddress, sent: Sent) => void,
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

  private respond(request: IncomingMessage, response: ServerResponse, address: KeptAddress): void {
    const startedAt = performance.now();
    this.drain.sawRequest(request.socket, startedAt);
    const known = this.answers.atOnce(address);
    if (known) this.sendKept(request, response, address, known, startedAt);
    else this.missing.enter(() => void this.find(request, response, address, startedAt));
  }

  private async find(
    request: IncomingMessage,
    response: ServerResponse,
    address: KeptAddress,
    startedAt: number,
  ): Promise<void> {
    try {
      this.send(request, response, address, await this.answers.find(address), startedAt);
    } catch (error) {
      this.log.error({ err: error }, 'A public answer could not be sent');
      response.destroy();
    }
  }

  private send(
    request: IncomingMessage,
    response: ServerResponse,
    address: KeptAddress,
    found: Kept | Passing,
    startedAt: number,
  ): void {
    if (isKept(found)) return this.sendKept(request, response, address, found, startedAt);
    const { answer, view } = found;
    const requestId = String(answer.headers['x-request-id']);
    const status = pass(answer, request, response);
    const milliseconds = performance.now() - startedAt;
    this.sent(request, address, { requestId, status, view, milliseconds });
  }

  private sendKept(
    request: IncomingMessage,
    response: ServerResponse,
    address: KeptAddress,
    { answer, view }: Kept,
    startedAt: number,
  ): void {
    const requestId = newRequestId();
    const status = answer.send(request, response, requestId);
    const milliseconds = performance.now() - startedAt;
    this.sent(request, address, { requestId, status, view, milliseconds });
  }
}

const isKept = (found: Kept | Passing): found is Kept => found.answer instanceof KeptAnswer;

function pass(
  { statusCode, headers, rawPayload }: Passing['answer'],
  { method }: IncomingMessage,
  response: ServerResponse,
): number {
  response.writeHead(statusCode, headers as Record<string, string>);
  if (method === 'HEAD') response.end();
  else response.end(rawPayload);
  return statusCode;
}

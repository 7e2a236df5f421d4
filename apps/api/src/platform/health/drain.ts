import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Without a request for this long the server counts as unused, and no load balancer has to notice the shutdown. */
const QUIET_MS = 10_000;
/** A connection without a request gets this long to send one once the listener closes. */
const SILENCE_MS = 500;
const LOOK_EVERY_MS = 50;
/** The longest wait for an event-loop turn without new connections. */
const ACCEPTING_MS = 1000;
/** During a longer turn another connection may have arrived. */
const SHORT_TURN_MS = 0.5;

/**
 * The shutdown of an HTTP server: readiness fails first while all requests are still answered, then the listener
 * closes, and the last connections end once they are answered.
 */
@Injectable()
export class Drain {
  private hasBegun = false;
  private latestRequestAt = Number.NEGATIVE_INFINITY;
  /** Open connections that have not sent a request yet. */
  private readonly silent = new Set<Socket>();
  private accepted = 0;
  /** Requests that wait for the listener to close; undefined: none has to wait. */
  private held: (() => void)[] | undefined;

  /** When true, readiness fails and a load balancer sends its next requests elsewhere. */
  get isDraining(): boolean {
    return this.hasBegun;
  }

  get isQuiet(): boolean {
    return performance.now() - this.latestRequestAt > QUIET_MS;
  }

  watch(fastify: FastifyInstance): void {
    fastify.server.on('connection', (socket) => {
      this.accepted += 1;
      this.silent.add(socket);
      socket.once('close', () => this.silent.delete(socket));
    });
    fastify.addHook('onRequest', (request, _reply, done) => {
      this.sawRequest(request.raw.socket);
      if (this.held) this.held.push(done);
      else done();
    });
    // Connections answered from now on are not kept alive, or the shutdown would wait for them.
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.hasBegun) void reply.header('connection', 'close');
      done();
    });
    fastify.addHook('preClose', async () => this.begin());
  }

  /** @param at by `performance.now()` */
  sawRequest(socket: Socket, at = performance.now()): void {
    this.silent.delete(socket);
    this.latestRequestAt = at;
  }

  begin(): void {
    this.hasBegun = true;
  }

  /**
   * Refuses new connections and resolves when the open ones have ended.
   * @returns whether `patienceMs` passed first, so that requests in flight were cut
   */
  async closeServer(server: Server, patienceMs: number): Promise<boolean> {
    const closed = once(server, 'close');
    // Before the wait: a connection that arrives between its end and the close is lost, so the close must be quick.
    server.closeIdleConnections();
    await this.untilAllAccepted();
    server.close();
    this.letHeldIn();
    // An answer that started before the drain keeps its connection open.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const silence = setTimeout(() => this.silent.forEach((socket) => socket.destroy()), SILENCE_MS);
    let wasCut = false;
    const patience = setTimeout(() => {
      wasCut = true;
      server.closeAllConnections();
    }, patienceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(silence);
    clearTimeout(patience);
    return wasCut;
  }

  /**
   * The kernel resets the connections that wait to be accepted when the listener closes, and Node accepts one per
   * turn: requests are held, so that turns are short and all waiting connections are accepted.
   */
  private async untilAllAccepted(): Promise<void> {
    this.held = [];
    const giveUpAt = performance.now() + ACCEPTING_MS;
    // Two `setImmediate`s in a row span one whole event-loop turn.
    await nextImmediate();
    for (let isCalm = false; !isCalm && performance.now() < giveUpAt;) {
      const [startedAt, before] = [performance.now(), this.accepted];
      await nextImmediate();
      isCalm = this.accepted === before && performance.now() - startedAt < SHORT_TURN_MS;
    }
  }

  private letHeldIn(): void {
    const requests = this.held ?? [];
    this.held = undefined;
    for (const admit of requests) admit();
  }
}

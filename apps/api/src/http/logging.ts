import type { LoggerService } from '@nestjs/common';
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { CallerRequest } from '../common/access.js';
import { networkOf } from '../common/network-of.js';

/** Fields that must never be in a log line, at any depth. */
const REDACTED = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'cookie',
  'authorization',
  'email',
  'username',
  'playerName',
  'parentName',
  'parentEmail',
  'parentPhone',
];

/** The route's pattern: an address as typed may hold a name or a token. */
const loggedPath = (request: FastifyRequest) => request.routeOptions.url ?? 'none';

/** JSON lines on standard output without secrets and personal data; lines of a request carry its id. */
export function fastifyLogging(level: string): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
  };
}

/**
 * One line per request, without anything the caller sent: the signed-in user's id, and the network without the host.
 */
export function logRequest(request: CallerRequest, statusCode: number, milliseconds: number): void {
  const line = {
    actorId: request.user?.userId ?? null,
    network: networkOf(request.ip),
    method: request.method,
    path: loggedPath(request),
    statusCode,
    ms: Math.round(milliseconds),
  };
  if (statusCode >= 500) request.log.error(line, 'request');
  else request.log.info(line, 'request');
}

/** Nest's own lines, written by the same logger; its start-up chatter is left out. */
export class NestLog implements LoggerService {
  constructor(private readonly target: FastifyBaseLogger) {}

  log(message: unknown): void {
    this.target.debug(asLine(message));
  }
  warn(message: unknown): void {
    this.target.warn(asLine(message));
  }
  error(message: unknown): void {
    this.target.error(asLine(message));
  }
  fatal(message: unknown): void {
    this.target.fatal(asLine(message));
  }
  debug(message: unknown): void {
    this.target.debug(asLine(message));
  }
}

const asLine = (message: unknown) =>
  typeof message === 'object' && message !== null ? message : { message: String(message) };

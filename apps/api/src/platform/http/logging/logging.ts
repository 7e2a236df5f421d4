import type { LoggerService } from '@nestjs/common';
import { REGISTRATION_FIELD_NAMES, REGISTRATION_FIELDS } from '@lions/domain';
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { CallerRequest } from '../../common/access.js';
import { networkOf } from '../../common/network-of.js';
import type { Configuration } from '../../config/configuration.js';
import { prettyLog } from './pretty-log.js';

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
  ...REGISTRATION_FIELD_NAMES.filter((field) => REGISTRATION_FIELDS[field].personal),
];

const LEVELS_WITH_REQUESTS = ['trace', 'debug', 'info'];

/** The route's pattern: an address as typed may hold a name or a token. */
export const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'none';

/** Characters that wait for a slow reader of standard output; lines beyond them are dropped. */
const MOST_WAITING = 1_000_000;

/** Not pino's own stream: after a fatal line it repeats a failed write without end. */
const OUTPUT = {
  write(text: string): void {
    if (process.stdout.writableLength < MOST_WAITING) process.stdout.write(text);
  },
};

/**
 * Lines on standard output without secrets and personal data; those of a request carry its id. JSON or for people; when
 * that is not configured, for people on a terminal.
 */
export function fastifyLogging({
  logLevel: level,
  logFormat = process.stdout.isTTY ? 'pretty' : 'json',
  zone,
}: Pick<Configuration, 'logLevel' | 'logFormat' | 'zone'>): Pick<
  FastifyServerOptions,
  'logger' | 'logController'
> {
  return {
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      stream: logFormat === 'pretty' ? prettyLog(OUTPUT, zone) : OUTPUT,
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
  };
}

/** Log line of a request: nothing that the caller sent but the method. */
interface RequestLine {
  requestId: string;
  /** The signed-in user's. */
  actorId: number | null;
  /** Address of the caller, without the proxies; only its network is written. */
  address: string;
  method: string | undefined;
  /** The route's pattern. */
  path: string;
  statusCode: number;
  ms: number;
}

/** Writes one line per request. */
export class RequestLog {
  private readonly log: FastifyBaseLogger;
  /** Whether the lines of requests that did not fail are written at all. */
  readonly isOpen: boolean;

  constructor(log: FastifyBaseLogger) {
    // All fields are known and none is secret: looking for secrets takes ten times longer than writing them.
    this.log = log.child({}, { redact: [] });
    this.isOpen = LEVELS_WITH_REQUESTS.includes(log.level);
  }

  write({ requestId, actorId, address, method, path, statusCode, ms }: RequestLine): void {
    // Field by field: copying the rest of an object takes as long as writing the line.
    const network = networkOf(address);
    const line = { requestId, actorId, method, path, statusCode, network, ms: Math.round(ms) };
    if (statusCode >= 500) this.log.error(line, 'request');
    else this.log.info(line, 'request');
  }

  /** The line of a request that Fastify answered. */
  writeOf(request: CallerRequest, statusCode: number, ms: number): void {
    if (!this.isOpen && statusCode < 500) return;
    this.write({
      requestId: request.id,
      actorId: request.user?.userId ?? null,
      address: request.ip,
      method: request.method,
      path: routeOf(request),
      statusCode,
      ms,
    });
  }
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

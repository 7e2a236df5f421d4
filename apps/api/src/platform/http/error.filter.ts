import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import type { ErrorCode } from '@lions/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorBody } from '../common/app-error.js';
import { describeError, isDatabaseAway } from '../database/database-error.js';

/** Retry-After while the database is away, in seconds. */
const RETRY_SECONDS = 5;

/** Codes of errors that frameworks throw, by HTTP status. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'MALFORMED_JSON',
  401: 'NOT_SIGNED_IN',
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** Maps any thrown value to the one error shape (docs/decisions/api-errors.md); nothing internal leaves the server. */
function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseAway(thrown)) return new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_SECONDS });
  if (thrown instanceof ThrottlerException) return new AppError('TOO_MANY_REQUESTS', { retryAfter: 60 });
  const status =
    thrown instanceof HttpException
      ? thrown.getStatus()
      : thrown instanceof Error && 'statusCode' in thrown
        ? Number(thrown.statusCode)
        : 500;
  return new AppError(
    BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'VALIDATION_FAILED' : 'INTERNAL_ERROR'),
  );
}

/** Codes of requests that Node's parser refuses before Fastify sees them. */
const OF_PARSER: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Answers a request that Node's parser refuses, and closes its connection. */
export function answerParserError(error: Error & { code?: string }, socket: Socket): void {
  // The other side has left.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const answer = errorBody({ code: OF_PARSER[error.code ?? ''] ?? 'MALFORMED_REQUEST' });
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** Answers every failed request. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const error = toAppError(thrown);
    if (error.status >= 500) this.log(thrown, request.id);
    // A rate limit has already set the header, to the second.
    if (error.extras.retryAfter !== undefined && !reply.hasHeader('retry-after'))
      void reply.header('retry-after', String(error.extras.retryAfter));
    void reply.status(error.status).header('cache-control', 'no-store').send(errorBody(error));
  }

  private log(thrown: unknown, requestId: string): void {
    this.logger.error({ requestId, ...describeError(thrown) });
  }
}

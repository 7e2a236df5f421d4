import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import { ERRORS, type ErrorCode } from '@lions/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError, isDatabaseAway } from '../database/database-error.js';
import { AppError, type ErrorExtras } from './app-error.js';

/** Seconds after which a caller may try again while the database is away. */
const RETRY_SECONDS = 5;

/** What frameworks throw on their own, by HTTP status. */
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

/** Turns whatever was thrown into the one shape of error (D-13); only what is ours to tell leaves the server. */
export function toAppError(thrown: unknown): AppError {
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

/** The body of every answer that is not 2xx. */
export function errorBody(error: { code: ErrorCode; extras?: ErrorExtras }) {
  const { status, error: sentence } = ERRORS[error.code];
  const { details, current, changedBy, changedAt } = error.extras ?? {};
  return {
    statusCode: status,
    error: sentence,
    code: error.code,
    ...(details && { details }),
    ...(current !== undefined && { current }),
    ...(changedBy !== undefined && { changedBy, changedAt }),
  };
}

/** The end of every failed request. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const error = toAppError(thrown);
    if (error.status >= 500) this.log(thrown, request.id);
    // A rate limit has said it itself, to the second.
    if (error.extras.retryAfter !== undefined && !reply.hasHeader('retry-after'))
      void reply.header('retry-after', String(error.extras.retryAfter));
    void reply.status(error.status).header('cache-control', 'no-store').send(errorBody(error));
  }

  private log(thrown: unknown, requestId: string): void {
    this.logger.error({ requestId, ...describeError(thrown) });
  }
}

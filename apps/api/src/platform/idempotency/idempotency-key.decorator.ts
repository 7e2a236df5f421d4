import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { LIMITS } from '@lions/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error.js';
import { ApiErrors } from '../common/error.dto.js';

const PRINTABLE = /^[\x20-\x7e]+$/;

/** The `Idempotency-Key` header; undefined when not sent. @throws AppError VALIDATION_FAILED */
export const RequestKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key === 'string' && key.length <= LIMITS.idempotencyKey && PRINTABLE.test(key)) return key;
    throw new AppError('VALIDATION_FAILED', {
      details: [{ field: 'Idempotency-Key', message: `1 to ${LIMITS.idempotencyKey} printable characters` }],
    });
  },
);

/** Declares `Idempotency-Key` and its error in the OpenAPI document. */
export const TakesRequestKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'A retry with the same key and body within 24 hours gets the first answer',
      example: '5f0c9e6a-8d1b-4c55-9f0e-2f3b7a1d4c10',
    }),
    ApiErrors('IDEMPOTENCY_KEY_REUSED'),
  );

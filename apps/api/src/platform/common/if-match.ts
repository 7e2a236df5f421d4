import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';

/** The version that the caller last saw, from `If-Match: "3"` (quotes optional); undefined when absent. */
export const ExpectedVersion = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | undefined => {
    const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
    if (header === undefined || header === '*') return undefined;
    const version = /^"?(\d{1,9})"?$/.exec(header)?.[1];
    if (version === undefined)
      throw new AppError('VALIDATION_FAILED', {
        details: [{ field: 'If-Match', message: 'If-Match must be a version number' }],
      });
    return Number(version);
  },
);

/** Declares `If-Match` in the OpenAPI document. */
export const TakesVersion = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'Version last seen; another one answers 409 VERSION_CONFLICT',
      example: '"3"',
    }),
  );

import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@lions/domain';
import { AppError } from '../platform/common/app-error.js';

const LANGUAGE_INVALID = `lang must be one of ${LANGUAGES.join(', ')}`;

/**
 * The language that a calendar's address asks for. Other parameters are ignored: those who share a feed add some, such
 * as fbclid, and others are there to get past a cache.
 */
export const AskedLanguage = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { lang } = context.switchToHttp().getRequest<{ query: Record<string, unknown> }>().query;
  if (lang === undefined || isLanguage(lang)) return lang;
  throw new AppError('VALIDATION_FAILED', { details: [{ field: 'lang', message: LANGUAGE_INVALID }] });
});

/** Declares in the OpenAPI document that a call returns an iCalendar file in a language, or 304. */
export const ApiCalendar = () =>
  applyDecorators(
    ApiQuery({
      name: 'lang',
      required: false,
      description: 'Of all its texts',
      schema: { type: 'string', enum: [...LANGUAGES], default: DEFAULT_LANGUAGE },
    }),
    ApiOkResponse({
      description: 'An iCalendar file (RFC 5545)',
      content: { 'text/calendar': { schema: { type: 'string' } } },
    }),
    ApiResponse({ status: 304, description: 'Unchanged since the ETag that If-None-Match names' }),
  );

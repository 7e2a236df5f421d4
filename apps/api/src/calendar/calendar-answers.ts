import { applyDecorators, createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiOkResponse, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { isLanguage, LANGUAGES, type Language } from '@lions/domain';
import { chooseEncoding, etagOf, matchesEtag, packed } from '../platform/http/encoding.js';
import { visitorsLanguage } from '../platform/http/visitors-language.js';
import { AppError } from '../platform/common/app-error.js';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="lions.ics"',
};

/** Sends calendar files, and 304 when the client has the current one. */
@Injectable()
export class CalendarAnswers {
  /** Sends a public calendar, which may be cached for a while. */
  async send(request: FastifyRequest, reply: FastifyReply, file: string): Promise<void> {
    const bytes = Buffer.from(file);
    const etag = etagOf(bytes);
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding, accept-language, cookie',
    });
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      await reply.status(304).send();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply.headers(HEADERS).send(packed(bytes, encoding));
  }

  /** Sends a family's calendar, which is cached nowhere, not even on the server. */
  async sendPrivately(reply: FastifyReply, file: string): Promise<void> {
    await reply.headers(HEADERS).send(file);
  }
}

const LANGUAGE_INVALID = `lang must be one of ${LANGUAGES.join(', ')}`;

/** The language of a public calendar: its address's, else the visitor's. */
export const FeedLanguage = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<CalendarRequest>();
  return askedLanguage(request) ?? visitorsLanguage(request.headers);
});

/** The language that a family's calendar is asked for; undefined: the family's. */
export const AskedLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  askedLanguage(context.switchToHttp().getRequest()),
);

type CalendarRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/**
 * The language that a calendar's address asks for. Other parameters are ignored: those who share a feed add some, such
 * as fbclid, and others are there to get past a cache.
 */
function askedLanguage({ query: { lang } }: CalendarRequest): Language | undefined {
  if (lang === undefined || isLanguage(lang)) return lang;
  throw new AppError('VALIDATION_FAILED', { details: [{ field: 'lang', message: LANGUAGE_INVALID }] });
}

/** Declares in the OpenAPI document that a call returns an iCalendar file in a language, or 304. */
export const ApiCalendar = () =>
  applyDecorators(
    ApiQuery({
      name: 'lang',
      required: false,
      description: 'Language of all its texts; without it, the family’s, else Accept-Language',
      schema: { type: 'string', enum: [...LANGUAGES] },
    }),
    ApiOkResponse({
      description: 'An iCalendar file (RFC 5545)',
      content: { 'text/calendar': { schema: { type: 'string' } } },
    }),
    ApiResponse({ status: 304, description: 'Unchanged since the ETag that If-None-Match names' }),
  );

import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiPropertyOptional, ApiResponse } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@lions/domain';
import { IsIn } from 'class-validator';
import { Optional } from '../common/input/validation.js';

/** Query of a calendar's address. */
export class CalendarQuery {
  @ApiPropertyOptional({ enum: LANGUAGES, default: DEFAULT_LANGUAGE, description: 'Of all its texts' })
  @Optional()
  @IsIn(LANGUAGES)
  lang?: string;
}

export const askedLanguage = ({ lang }: CalendarQuery): Language | undefined =>
  isLanguage(lang) ? lang : undefined;
export const languageOf = (query: CalendarQuery): Language => askedLanguage(query) ?? DEFAULT_LANGUAGE;

/** Declares in the OpenAPI document that a call returns an iCalendar file or 304. */
export const ApiCalendar = () =>
  applyDecorators(
    ApiOkResponse({
      description: 'An iCalendar file (RFC 5545)',
      content: { 'text/calendar': { schema: { type: 'string' } } },
    }),
    ApiResponse({ status: 304, description: 'Unchanged since the ETag that If-None-Match names' }),
  );

import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { addMonths, LANGUAGES, LIMITS, type CivilDate, type Language } from '@lions/domain';
import { Type } from 'class-transformer';
import { IsIn, IsISO8601, Matches } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { WholeNumber } from './fields.js';
import { Optional } from './validation.js';
import { AppError } from '../app-error.js';

const INSTANT_MESSAGE = 'must be an instant in UTC, such as 2026-11-21T15:04:05Z';

/** A whole number in a query, 1 to `max`. */
export const QueryNumber = (max: number) =>
  applyDecorators(
    Type(() => Number),
    WholeNumber(1, max),
  );

/** One practice or one tryout session. */
export class ActivityQuery {
  @ApiPropertyOptional({ example: 12 })
  @Optional()
  @QueryNumber(LIMITS.id)
  practiceId?: number;

  @ApiPropertyOptional({ example: 31 })
  @Optional()
  @QueryNumber(LIMITS.id)
  sessionId?: number;
}

export const LIST_FORMATS = ['json', 'csv'] as const;

/** The form of a public list (platform/http/csv-answer.ts). */
export class ListQuery {
  @ApiPropertyOptional({
    enum: LIST_FORMATS,
    default: 'json',
    description: 'csv: text/csv, for a spreadsheet',
  })
  @Optional()
  @IsIn(LIST_FORMATS)
  format?: (typeof LIST_FORMATS)[number];

  @ApiPropertyOptional({ enum: LANGUAGES, description: 'Language of a CSV; without it, Accept-Language' })
  @Optional()
  @IsIn(LANGUAGES)
  lang?: Language;
}

/** A public list, or those of its rows that have changed. */
export class ChangesQuery extends ListQuery {
  @ApiPropertyOptional({
    example: '2026-11-01T15:04:05Z',
    format: 'date-time',
    description:
      'Only rows that were changed then or later; removed rows and numbers of registrations are no change',
  })
  @Optional()
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/, { message: INSTANT_MESSAGE })
  @IsISO8601({ strict: true }, { message: INSTANT_MESSAGE })
  updatedSince?: string;
}

export function changedRows<Row extends { updatedAt: string }>(
  rows: Row[],
  { updatedSince }: ChangesQuery,
): Row[] {
  if (updatedSince === undefined) return rows;
  const since = Date.parse(updatedSince);
  return rows.filter(({ updatedAt }) => Date.parse(updatedAt) >= since);
}

/** The page of a long list. */
export class PageQuery {
  @ApiPropertyOptional({ default: LIMITS.pageSize.default })
  @Optional()
  @QueryNumber(LIMITS.pageSize.max)
  limit?: number;

  @ApiPropertyOptional({
    description: 'From the Link header of the previous page',
  })
  @Optional()
  @QueryNumber(LIMITS.id)
  cursor?: number;
}

/** One page of `list`; the next one, if any, is in the `Link` header with the same query. */
export async function pageOf<Query extends PageQuery, Row extends { id: number }>(
  reply: FastifyReply,
  path: string,
  query: Query,
  list: (query: Query, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const limit = query.limit ?? LIMITS.pageSize.default;
  const rows = await list(query, limit);
  const last = rows.at(-1);
  if (last && rows.length === limit) {
    const fields = Object.entries({ ...query, limit, cursor: last.id });
    const next = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    void reply.header('link', `<${path}?${next}>; rel="next"`);
  }
  return rows;
}

/** Days of a query, both inclusive. */
export interface DayRange {
  from: CivilDate;
  to: CivilDate;
}

/** @throws AppError VALIDATION_FAILED for a range that ends before it begins, or is longer than that many months */
export function requireRange({ from, to }: DayRange, months: number): void {
  if (to < from || to > addMonths(from, months))
    throw new AppError('VALIDATION_FAILED', {
      details: [
        { field: 'to', message: `The last day must follow the first, at most ${months} months later` },
      ],
    });
}

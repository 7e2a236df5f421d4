import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { addMonths, LIMITS, type CivilDate } from '@lions/domain';
import { Type } from 'class-transformer';
import type { FastifyReply } from 'fastify';
import { WholeNumber } from './fields.js';
import { Optional } from './validation.js';
import { AppError } from '../app-error.js';

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

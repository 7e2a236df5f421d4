import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@lions/domain';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Day } from '../common/input/day-field.js';
import { QueryNumber } from '../common/input/query-number.js';
import { Optional } from '../common/input/validation.js';
import { CURSOR_PATTERN } from './schedule-cursor.js';

/** Filters of the session list; the counts always cover the whole club. */
export class AnalyticsQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: LIMITS.id, description: 'Only sessions of that team' })
  @Optional()
  @QueryNumber(LIMITS.id)
  teamId?: number;

  @ApiPropertyOptional({
    maxLength: LIMITS.location,
    description: 'Only sessions there: a name of `byArena`',
  })
  @Optional()
  @IsString()
  @MaxLength(LIMITS.location)
  location?: string;

  @ApiPropertyOptional({
    example: '2026-09-06',
    format: 'date',
    description: 'Only sessions of the week, from Sunday on, in which that day lies',
  })
  @Optional()
  @Day()
  week?: string;

  @ApiPropertyOptional({
    minimum: 1,
    maximum: LIMITS.pageSize.max,
    description: 'Sessions on one page; without it the list comes whole',
  })
  @Optional()
  @QueryNumber(LIMITS.pageSize.max)
  limit?: number;

  @ApiPropertyOptional({ description: 'From the Link header of the page before' })
  @Optional()
  @Matches(CURSOR_PATTERN)
  cursor?: string;
}

import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@lions/domain';
import { IsString, Matches, MaxLength } from 'class-validator';
import { QueryNumber } from '../platform/common/input/query-fields.js';
import { Day } from '../platform/common/input/fields.js';
import { Optional } from '../platform/common/input/validation.js';
import type { SchedulePlace } from '../tryouts/session-schedule.js';

/** Start in minutes, id and day. The day comes last, because an imported one may hold any text. */
const CURSOR_PATTERN = /^(\d{1,4})\.(\d{1,10})\.(.{1,40})$/su;

/** The cursor of a page's last session. */
export const writeCursor = ({ day, start, id }: SchedulePlace) => `${start}.${id}.${day}`;

/** Parses a cursor; undefined when it is invalid. */
export function readCursor(cursor: string): SchedulePlace | undefined {
  const [, start, id, day] = CURSOR_PATTERN.exec(cursor) ?? [];
  return day === undefined ? undefined : { day, start: Number(start), id: Number(id) };
}

/** Filters of the session list; the counts always cover the whole club. */
export class AnalyticsQuery {
  @ApiPropertyOptional({ description: 'Only sessions of that team' })
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
    description: 'Sessions on one page; without it the list comes whole',
  })
  @Optional()
  @QueryNumber(LIMITS.pageSize.max)
  limit?: number;

  @ApiPropertyOptional({
    maxLength: LIMITS.shortText,
    description: 'From the Link header of the page before',
  })
  @Optional()
  @MaxLength(LIMITS.shortText)
  @Matches(CURSOR_PATTERN)
  cursor?: string;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Day } from '../../platform/common/input/fields.js';
import { Optional } from '../../platform/common/input/validation.js';

/** Days of one report. */
export const REPORT_DAYS = { default: 30, max: 400 } as const;

/** The days, both inclusive. */
export class PageViewsQuery {
  @ApiPropertyOptional({
    example: '2026-11-01',
    format: 'date',
    description: `The first day; unless told, the range has ${REPORT_DAYS.default} days`,
  })
  @Optional()
  @Day()
  from?: string;

  @ApiPropertyOptional({
    example: '2026-11-21',
    format: 'date',
    description: `The last day, at most ${REPORT_DAYS.max} days in all; default: today at the club`,
  })
  @Optional()
  @Day()
  to?: string;
}

/** Views of all public pages on one day. */
class ViewedDayDto {
  @ApiProperty({ example: '2026-11-21' }) day: string;
  @ApiProperty({ example: 140 }) views: number;
}

/** Views of one page. */
export class ViewedPageDto {
  @ApiProperty({ example: '/hockey-programs/team/7', description: 'Without language' }) path: string;
  @ApiProperty({ example: 60, description: 'In English' }) en: number;
  @ApiProperty({ example: 40, description: 'In French' }) fr: number;
  @ApiProperty({ example: 100 }) views: number;
}

/** Views of the public pages. */
export class PageViewsDto {
  @ApiProperty({ example: '2026-10-23' }) from: string;
  @ApiProperty({ example: '2026-11-21' }) to: string;
  @ApiProperty({ example: 2900 }) total: number;
  @ApiProperty({ type: [ViewedDayDto], description: 'Every day of the range in order' })
  byDay: ViewedDayDto[];
  @ApiProperty({ type: [ViewedPageDto], description: 'Pages with views; largest first, then by path' })
  byPage: ViewedPageDto[];
}

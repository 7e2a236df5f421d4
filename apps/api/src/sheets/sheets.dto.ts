import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  LANGUAGES,
  SHEET_FORMATS,
  SHEET_KINDS,
  SHEET_STATES,
  type Language,
  type SheetKind,
  type SheetState,
} from '@lions/domain';
import { IsIn, Matches, MaxLength } from 'class-validator';
import { Optional } from '../platform/common/input/validation.js';

class SheetQuery {
  @ApiProperty({ enum: SHEET_KINDS, enumName: 'SheetKind', example: 'practices' })
  @IsIn(SHEET_KINDS)
  kind: SheetKind;

  @ApiPropertyOptional({ enum: LANGUAGES, default: 'en', description: 'Language of the names of columns' })
  @Optional()
  @IsIn(LANGUAGES)
  lang?: Language;
}

export class SheetFileQuery extends SheetQuery {
  @ApiPropertyOptional({ enum: SHEET_FORMATS, default: 'xlsx' })
  @Optional()
  @IsIn(SHEET_FORMATS)
  format?: (typeof SHEET_FORMATS)[number];
}

const YES_OR_NO = ['true', 'false'] as const;

export class ImportSheetQuery extends SheetQuery {
  @ApiPropertyOptional({
    enum: YES_OR_NO,
    default: 'false',
    description:
      'true: removes coming rows that the sheet lacks; a practice is cancelled, a team stays, a player leaves the list',
  })
  @Optional()
  @IsIn(YES_OR_NO)
  removeMissing?: (typeof YES_OR_NO)[number];

  @ApiPropertyOptional({
    maxLength: 64,
    description: 'From the dry run, of the differences that are to be made; required without one',
  })
  @Optional()
  @MaxLength(64)
  @Matches(/^[0-9a-f]{64}$/)
  digest?: string;
}

class SheetChangeDto {
  @ApiProperty({ example: 'Spots', description: 'Name of the column' }) column: string;
  @ApiProperty({ example: '20' }) before: string;
  @ApiProperty({ example: '22' }) after: string;
}

class SheetProblemDto {
  @ApiProperty({ example: 'Spots', description: 'Name of the column; empty: the whole row' }) column: string;
  @ApiProperty({ example: 'Must be a whole number within the allowed range' }) message: string;
}

/** A row of a sheet that differs from the club, or a row of the club that the sheet lacks. */
export class SheetRowDto {
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 3,
    description: 'In the file, from 1; null: not in it',
  })
  row: number | null;
  @ApiProperty({ enum: SHEET_STATES, enumName: 'SheetState', description: 'gone: the sheet lacks it' })
  state: SheetState;
  @ApiProperty({ example: '2026-12-05 · 18:00 - 19:30' }) name: string;
  @ApiProperty({ type: [SheetChangeDto] }) changes: SheetChangeDto[];
  @ApiProperty({ type: [SheetProblemDto] }) problems: SheetProblemDto[];
}

class SheetCountsDto {
  @ApiProperty({ example: 12 }) same: number;
  @ApiProperty({ example: 1 }) new: number;
  @ApiProperty({ example: 2 }) changed: number;
  @ApiProperty({ example: 0 }) gone: number;
  @ApiProperty({ example: 0 }) wrong: number;
}

/** The changes that a sheet makes, or would make. */
export class SheetDifferenceDto {
  @ApiProperty() counts: SheetCountsDto;
  @ApiProperty({ type: [SheetRowDto], description: 'Wrong ones first; at most 500' }) rows: SheetRowDto[];
  @ApiProperty({ description: 'Stands for all of the differences' }) digest: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-12-01T17:00:00.000Z',
    description: 'null: nothing to undo',
  })
  undoUntil: string | null;
}

import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, VALIDATION } from '@lions/domain';
import { IsBoolean, MinLength } from 'class-validator';
import {
  Day,
  MultiLineText,
  partial,
  RequiredText,
  WholeNumber,
} from '../../platform/common/input/fields.js';
import { Clearable, Nullable } from '../../platform/common/input/validation.js';
import type { Incident } from './incident.entity.js';

/** A text that may have line breaks, and must not be empty. */
const Told = () =>
  applyDecorators(
    MultiLineText(LIMITS.incidentText),
    MinLength(1, { message: VALIDATION.required }),
    ApiProperty({ minLength: 1 }),
  );

/** A day that is not set until the thing has happened. */
const LaterDay = (example: string) =>
  applyDecorators(ApiPropertyOptional({ type: String, nullable: true, example }), Clearable(), Day());

export class CreateIncidentDto {
  @ApiProperty({ example: '2026-11-20', description: 'The day on which the club learned of it' })
  @Day()
  knownOn: string;

  @ApiProperty({ example: 'November 18 or 19', description: 'Date or period, known or supposed' })
  @RequiredText(LIMITS.shortText)
  occurred: string;

  @ApiProperty({ example: 'A coach sent the roster of a practice to a wrong address.' })
  @Told()
  happened: string;

  @ApiProperty({
    example: 'Names and ages of players, names and telephones of parents',
    description: 'Whose information and which, or why that is not known',
  })
  @Told()
  information: string;

  @ApiPropertyOptional({ type: Number, nullable: true, example: 18, description: 'null: not known' })
  @Nullable()
  @WholeNumber(0, LIMITS.incidentPersons)
  persons?: number | null;

  @ApiProperty({ example: false, description: 'Whether there is a risk of serious injury' })
  @IsBoolean()
  isSerious: boolean;

  @ApiProperty({ example: 'The recipient is known to the club and confirmed the deletion.' })
  @Told()
  riskReason: string;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'The message was deleted.' })
  @Clearable()
  @MultiLineText(LIMITS.incidentText)
  measures?: string | null;

  @LaterDay('2026-11-21')
  commissionToldOn?: string | null;

  @LaterDay('2026-11-21')
  personsToldOn?: string | null;

  @LaterDay('2026-11-30')
  closedOn?: string | null;
}

/** New values of an incident; omitted ones stay. */
export class UpdateIncidentDto extends partial(CreateIncidentDto) {}

/** An incident of the register. */
export class IncidentDto {
  @ApiProperty({ example: 3 }) id: number;
  @ApiProperty({ example: '2026-11-20' }) knownOn: string;
  @ApiProperty({ example: 'November 18 or 19' }) occurred: string;
  @ApiProperty({ example: 'A coach sent the roster of a practice to a wrong address.' }) happened: string;
  @ApiProperty({ example: 'Names and ages of players' }) information: string;
  @ApiProperty({ type: Number, nullable: true, example: 18 }) persons: number | null;
  @ApiProperty({ example: false }) isSerious: boolean;
  @ApiProperty({ example: 'The recipient confirmed the deletion.' }) riskReason: string;
  @ApiProperty({ type: String, nullable: true, example: null }) measures: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) commissionToldOn: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-21' }) personsToldOn: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) closedOn: string | null;
  @ApiProperty({ example: 1 }) version: number;
}

export const toIncidentDto = (row: Incident): IncidentDto => ({
  id: row.id,
  knownOn: row.knownOn,
  occurred: row.occurred,
  happened: row.happened,
  information: row.information,
  persons: row.persons,
  isSerious: row.isSerious,
  riskReason: row.riskReason,
  measures: row.measures,
  commissionToldOn: row.commissionToldOn,
  personsToldOn: row.personsToldOn,
  closedOn: row.closedOn,
  version: row.version,
});

import { ApiProperty, PickType } from '@nestjs/swagger';
import { LIMITS, VALIDATION } from '@lions/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { Nested, OpenObject } from '../../platform/common/input/input-bounds.js';
import { CreateTeamDto } from '../../teams/teams.dto.js';

const WHOLE_NUMBERS = { each: true, message: VALIDATION.wholeNumberInvalid };

/** A team of the new season; its other fields are those of a new team. */
export class NewSeasonTeamDto extends PickType(CreateTeamDto, ['name', 'nameFr', 'league']) {}

/** The new season, and what becomes of the teams; a team that is not archived is kept. */
export class TurnSeasonDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: {
      label: { en: 'Fall 2026', fr: 'Automne 2026' },
      years: { en: '2026-27', fr: '2026-2027' },
      firstDay: '2026-08-20',
      lastDay: '2027-04-30',
    },
    description: 'The value of the setting `season`, with its first and last day',
  })
  @OpenObject()
  season: Record<string, unknown>;

  @ApiProperty({ type: [NewSeasonTeamDto], maxItems: LIMITS.seasonTeams })
  @IsArray()
  @ArrayMaxSize(LIMITS.seasonTeams, { message: VALIDATION.rowsTooMany })
  @Nested(() => NewSeasonTeamDto, { each: true })
  newTeams: NewSeasonTeamDto[];

  @ApiProperty({
    example: [4, 7],
    type: 'array',
    uniqueItems: true,
    maxItems: LIMITS.seasonTeams,
    items: { type: 'integer', minimum: 1, maximum: LIMITS.id },
  })
  @IsArray()
  @ArrayMaxSize(LIMITS.seasonTeams, { message: VALIDATION.rowsTooMany })
  @ArrayUnique()
  @IsInt(WHOLE_NUMBERS)
  @Min(1, WHOLE_NUMBERS)
  @Max(LIMITS.id, WHOLE_NUMBERS)
  archivedTeamIds: number[];
}

/** Result of a turn of the season or of its dry run. */
export class SeasonTurnDto {
  @ApiProperty({ type: [String], example: ['M17 AAA'], description: 'Restorable for 30 days' })
  archivedTeams: string[];
  @ApiProperty({ type: [String], example: ['M13 AAA', 'M15 AAA'] }) keptTeams: string[];
  @ApiProperty({ type: [String], example: ['M13 AAA Elite'] }) newTeams: string[];
  @ApiProperty({ example: 14, description: 'Tryout sessions that are over; restorable for 30 days' })
  archivedSessions: number;
  @ApiProperty({ example: 3, description: 'Teams whose online registration was open' }) closedTeams: number;
  @ApiProperty({ example: 5, description: 'Teams that had competing players' }) emptiedLists: number;
  @ApiProperty({ example: 104, description: 'The players of these lists' }) emptiedPlayers: number;
  @ApiProperty({ description: 'Whether registration for practices was on' }) closedPractices: boolean;
  @ApiProperty({ example: '2026-08-02T15:04:05.000Z', description: 'Until then it can be undone' })
  undoUntil: string;
}

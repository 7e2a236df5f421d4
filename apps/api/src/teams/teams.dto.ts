import { ApiProperty } from '@nestjs/swagger';
import {
  COLOR_THEMES,
  LEAGUES,
  NEW_TEAM,
  PLAYER_DISPLAYS,
  publicPlayers,
  TEAM_FIELDS,
  teamFieldsOf,
  VALIDATION,
  type ColorTheme,
  type League,
  type PlayerDisplay,
  type TeamField,
} from '@lions/domain';
import { IsBoolean, IsIn } from 'class-validator';
import {
  MultiLineText,
  OneLineText,
  partial,
  RequiredText,
  WholeNumber,
} from '../platform/common/input/fields.js';
import { Clearable, Optional } from '../platform/common/input/validation.js';
import type { Team } from './team.entity.js';

export class CreateTeamDto {
  @ApiProperty({ example: 'M15 AAA' })
  @RequiredText(TEAM_FIELDS.name.max, {
    missing: VALIDATION.teamNameRequired,
    tooLong: VALIDATION.teamNameTooLong,
  })
  name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: 'M15 AAA Élite',
    description: 'The name in French; without one, French pages show the other',
  })
  @Clearable()
  @OneLineText(TEAM_FIELDS.nameFr.max)
  nameFr?: string | null;

  @ApiProperty({ enum: LEAGUES, enumName: 'League', example: 'lheq' })
  @IsIn(LEAGUES, { message: VALIDATION.leagueInvalid })
  league: League;

  @ApiProperty({
    example: 'M15 AAA',
    required: false,
    description: 'Empty: the name',
  })
  @Optional()
  @OneLineText(TEAM_FIELDS.category.max)
  category?: string;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: 'Players born in 2011 and 2012',
  })
  @Clearable()
  @MultiLineText(TEAM_FIELDS.description.max)
  description?: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: 'Joueurs nés en 2011 et 2012',
    description: 'The description in French; where one language lacks it, its pages show the other',
  })
  @Clearable()
  @MultiLineText(TEAM_FIELDS.descriptionFr.max)
  descriptionFr?: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: '13-14',
  })
  @Clearable()
  @OneLineText(TEAM_FIELDS.ageRange.max)
  ageRange?: string | null;

  @ApiProperty({ enum: COLOR_THEMES, enumName: 'ColorTheme', required: false, default: NEW_TEAM.colorTheme })
  @Optional()
  @IsIn(COLOR_THEMES)
  colorTheme?: ColorTheme;

  @ApiProperty({
    example: true,
    required: false,
    default: NEW_TEAM.isVisible,
    description: 'false: does not exist for the public',
  })
  @Optional()
  @IsBoolean()
  isVisible?: boolean;

  @ApiProperty({
    example: 0,
    required: false,
    default: NEW_TEAM.sortOrder,
  })
  @Optional()
  @WholeNumber(TEAM_FIELDS.sortOrder.min, TEAM_FIELDS.sortOrder.max)
  sortOrder?: number;

  @ApiProperty({
    enum: PLAYER_DISPLAYS,
    enumName: 'PlayerDisplay',
    required: false,
    default: NEW_TEAM.playerDisplay,
  })
  @Optional()
  @IsIn(PLAYER_DISPLAYS)
  playerDisplay?: PlayerDisplay;

  @ApiProperty({ example: false, required: false, default: NEW_TEAM.registrationOpen })
  @Optional()
  @IsBoolean()
  registrationOpen?: boolean;
}

/** The changes of a team; missing fields stay, null or an empty text clears an optional one. */
export class UpdateTeamDto extends partial(CreateTeamDto) {}

export class TeamDto implements Record<TeamField, unknown> {
  @ApiProperty({ example: 4 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: 'M15 AAA Élite' }) nameFr: string | null;
  @ApiProperty({ enum: LEAGUES, enumName: 'League' }) league: League;
  @ApiProperty({ example: 'M15 AAA' }) category: string;
  @ApiProperty({ type: String, nullable: true, example: 'Players born in 2011 and 2012' }) description:
    string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Joueurs nés en 2011 et 2012' }) descriptionFr:
    string | null;
  @ApiProperty({ type: String, nullable: true, example: '13-14' }) ageRange: string | null;
  @ApiProperty({ enum: COLOR_THEMES, enumName: 'ColorTheme' }) colorTheme: ColorTheme;
  @ApiProperty({ example: true }) isVisible: boolean;
  @ApiProperty({ example: 0 }) sortOrder: number;
  @ApiProperty({
    enum: PLAYER_DISPLAYS,
    enumName: 'PlayerDisplay',
    description: 'How the public sees the players',
  })
  playerDisplay: PlayerDisplay;
  @ApiProperty({ example: false }) registrationOpen: boolean;
  @ApiProperty({
    type: [String],
    example: ['Demo Player 01'],
    description: 'As typed; for the public in the form of `playerDisplay`',
  })
  activePlayers: string[];
  @ApiProperty({ example: 1 }) version: number;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) updatedAt: string;
}

/** A team after a change of its players. */
export class TeamWithPlayerChangesDto extends TeamDto {
  @ApiProperty({ example: 2, description: 'Added names' }) added: number;
  @ApiProperty({ example: 1, description: 'Removed names' }) removed: number;
}

/** A team for coaches. */
export function toTeamDto(team: Team, activePlayers = team.activePlayers): TeamDto {
  const { id, version, createdAt, updatedAt } = team;
  return {
    id,
    activePlayers,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...teamFieldsOf(team),
  };
}

/** A team for the public. See docs/decisions/visibility.md. */
export function toPublicTeamDto(team: Team): TeamDto {
  return toTeamDto(team, publicPlayers(team.activePlayers, team.playerDisplay));
}

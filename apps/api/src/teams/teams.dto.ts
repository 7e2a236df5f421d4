import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  COLOR_THEMES,
  LEAGUES,
  LIMITS,
  ONE_LINE_PATTERN,
  PLAYER_DISPLAYS,
  publicPlayers,
  VALIDATION,
  type ColorTheme,
  type League,
  type PlayerDisplay,
} from '@lions/domain';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { Nullable, Optional } from '../common/validation.js';
import type { Team } from './team.entity.js';
import { isStorable, MultiLineText, OneLineText, RequiredText } from './text-fields.js';

const WHOLE_NUMBER = { message: VALIDATION.wholeNumberInvalid };

/** A new team (spec section 5). */
export class CreateTeamDto {
  @ApiProperty({ example: 'M15 AAA', minLength: 1, maxLength: LIMITS.teamName })
  @RequiredText(LIMITS.teamName, {
    missing: VALIDATION.teamNameRequired,
    tooLong: VALIDATION.teamNameTooLong,
  })
  name: string;

  @ApiProperty({ enum: LEAGUES, enumName: 'League', example: 'lheq' })
  @IsIn(LEAGUES, { message: VALIDATION.leagueInvalid })
  league: League;

  @ApiProperty({
    example: 'M15 AAA',
    maxLength: LIMITS.teamCategory,
    required: false,
    description: 'Empty: the name',
  })
  @Optional()
  @OneLineText(LIMITS.teamCategory)
  category?: string;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: 'Players born in 2011 and 2012',
    maxLength: LIMITS.teamDescription,
  })
  @Nullable()
  @MultiLineText(LIMITS.teamDescription)
  description?: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: '13-14',
    maxLength: LIMITS.ageRange,
  })
  @Nullable()
  @OneLineText(LIMITS.ageRange)
  ageRange?: string | null;

  @ApiProperty({ enum: COLOR_THEMES, enumName: 'ColorTheme', required: false, default: 'none' })
  @Optional()
  @IsIn(COLOR_THEMES)
  colorTheme?: ColorTheme;

  @ApiProperty({
    example: true,
    required: false,
    default: true,
    description: 'false: does not exist for the public (D-03)',
  })
  @Optional()
  @IsBoolean()
  isVisible?: boolean;

  @ApiProperty({
    type: 'integer',
    example: 0,
    required: false,
    default: 0,
    minimum: LIMITS.sortOrder.min,
    maximum: LIMITS.sortOrder.max,
  })
  @Optional()
  @IsInt(WHOLE_NUMBER)
  @Min(LIMITS.sortOrder.min, WHOLE_NUMBER)
  @Max(LIMITS.sortOrder.max, WHOLE_NUMBER)
  sortOrder?: number;

  @ApiProperty({ enum: PLAYER_DISPLAYS, enumName: 'PlayerDisplay', required: false, default: 'names' })
  @Optional()
  @IsIn(PLAYER_DISPLAYS)
  playerDisplay?: PlayerDisplay;

  @ApiProperty({ example: false, required: false, default: false })
  @Optional()
  @IsBoolean()
  registrationOpen?: boolean;
}

/** What changes of a team; what is missing stays, null or an empty text clears a description or an age range. */
export class UpdateTeamDto extends PartialType(CreateTeamDto, { skipNullProperties: false }) {}

/** Which teams to list. The service knows the leagues, so that an unknown one has its own error. */
export class TeamsQuery {
  @ApiProperty({ enum: LEAGUES, enumName: 'League', required: false })
  @Optional()
  @IsString()
  league?: string;
}

const isPlayerName = (name: unknown) =>
  typeof name === 'string' &&
  name !== '' &&
  ONE_LINE_PATTERN.test(name) &&
  isStorable(name, LIMITS.playerName);

/** The competing players of a team, in the order in which they are kept. */
export class UpdateActivePlayersDto {
  @ApiProperty({
    example: ['Demo Player 01', 'Demo Player 02'],
    type: 'array',
    maxItems: LIMITS.playersPerTeam,
    items: { type: 'string', minLength: 1, maxLength: LIMITS.playerName },
  })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((name: unknown) => (typeof name === 'string' ? name.normalize('NFC').trim() : name))
      : value,
  )
  @IsArray()
  @ArrayMaxSize(LIMITS.playersPerTeam, { message: VALIDATION.tooManyPlayers })
  @ValidateBy(
    { name: 'playerName', validator: { validate: isPlayerName } },
    { each: true, message: VALIDATION.playerNameInvalid },
  )
  playerNames: string[];
}

/** A team. */
export class TeamDto {
  @ApiProperty({ example: 4 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) name: string;
  @ApiProperty({ enum: LEAGUES, enumName: 'League' }) league: League;
  @ApiProperty({ example: 'M15 AAA' }) category: string;
  @ApiProperty({ type: String, nullable: true, example: 'Players born in 2011 and 2012' }) description:
    string | null;
  @ApiProperty({ type: String, nullable: true, example: '13-14' }) ageRange: string | null;
  @ApiProperty({ enum: COLOR_THEMES, enumName: 'ColorTheme' }) colorTheme: ColorTheme;
  @ApiProperty({ example: true }) isVisible: boolean;
  @ApiProperty({ example: 0 }) sortOrder: number;
  @ApiProperty({
    enum: PLAYER_DISPLAYS,
    enumName: 'PlayerDisplay',
    description: 'How the public sees the players (D-05)',
  })
  playerDisplay: PlayerDisplay;
  @ApiProperty({ example: false }) registrationOpen: boolean;
  @ApiProperty({
    type: [String],
    example: ['Demo Player 01'],
    description: 'As typed; for the public as `playerDisplay` says',
  })
  activePlayers: string[];
  @ApiProperty({ example: 1 }) version: number;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) updatedAt: string;
}

/** A team after its players changed. */
export class TeamWithPlayerChangesDto extends TeamDto {
  @ApiProperty({ example: 2, description: 'Entries that the list before did not have' }) added: number;
  @ApiProperty({ example: 1, description: 'Entries of the list before that are gone' }) removed: number;
}

/** A team as coaches see it. */
export function toTeamDto(team: Team): TeamDto {
  const {
    id,
    name,
    league,
    category,
    description,
    ageRange,
    colorTheme,
    isVisible,
    sortOrder,
    playerDisplay,
  } = team;
  const { registrationOpen, activePlayers, version, createdAt, updatedAt } = team;
  return {
    ...{ id, name, league, category, description, ageRange, colorTheme, isVisible, sortOrder, playerDisplay },
    ...{ registrationOpen, activePlayers, version },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A team as the public sees it (D-05). */
export function toPublicTeamDto(team: Team): TeamDto {
  return { ...toTeamDto(team), activePlayers: publicPlayers(team.activePlayers, team.playerDisplay) };
}

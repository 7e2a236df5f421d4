import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  COLOR_THEMES,
  isOnePlayer,
  LEAGUES,
  LIMITS,
  ONE_LINE_PATTERN,
  plainText,
  SHOWN_PATTERN,
  PLAYER_DISPLAYS,
  VALIDATION,
  type ColorTheme,
  type League,
  type PlayerDisplay,
} from '@lions/domain';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { Nullable, Optional } from '../common/input/validation.js';
import {
  isStorable,
  MultiLineText,
  OneLineText,
  RequiredText,
  WithoutLink,
} from '../common/input/text-fields.js';

const WHOLE_NUMBER = { message: VALIDATION.wholeNumberInvalid };

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
    example: 'Joueurs nés en 2011 et 2012',
    maxLength: LIMITS.teamDescription,
    description: 'The description in French; where one language lacks it, its pages show the other',
  })
  @Nullable()
  @MultiLineText(LIMITS.teamDescription)
  descriptionFr?: string | null;

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
    description: 'false: does not exist for the public',
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

/** The changes of a team; missing fields stay, null or an empty text clears a description or an age range. */
export class UpdateTeamDto extends PartialType(CreateTeamDto, { skipNullProperties: false }) {}

/** All teams of a league, hidden ones included, in their new order. */
export class TeamOrderDto {
  @ApiProperty({ enum: LEAGUES, enumName: 'League', example: 'lheq' })
  @IsIn(LEAGUES, { message: VALIDATION.leagueInvalid })
  league: League;

  @ApiProperty({
    example: [4, 2, 7],
    type: 'array',
    uniqueItems: true,
    maxItems: LIMITS.sortOrder.max,
    items: { type: 'integer', minimum: 1, maximum: LIMITS.id },
  })
  @IsArray()
  @ArrayMaxSize(LIMITS.sortOrder.max)
  @ArrayUnique()
  @IsInt({ ...WHOLE_NUMBER, each: true })
  @Min(1, { ...WHOLE_NUMBER, each: true })
  @Max(LIMITS.id, { ...WHOLE_NUMBER, each: true })
  teamIds: number[];
}

/** The teams to list. The service checks the league, so that an unknown one has its own error. */
export class TeamsQuery {
  @ApiProperty({ enum: LEAGUES, enumName: 'League', required: false })
  @Optional()
  @IsString()
  league?: string;
}

const isPlayerName = (name: unknown) =>
  typeof name === 'string' &&
  SHOWN_PATTERN.test(name) &&
  ONE_LINE_PATTERN.test(name) &&
  // A coach edits the list as text, where such a name would become two players.
  isOnePlayer(name) &&
  isStorable(name, LIMITS.playerName);

/** The competing players of a team, in stored order. */
export class UpdateActivePlayersDto {
  @ApiProperty({
    example: ['Demo Player 01', 'Demo Player 02'],
    type: 'array',
    maxItems: LIMITS.playersPerTeam,
    items: { type: 'string', minLength: 1, maxLength: LIMITS.playerName },
  })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((name: unknown) => (typeof name === 'string' ? plainText(name) : name))
      : value,
  )
  @IsArray()
  @ArrayMaxSize(LIMITS.playersPerTeam, { message: VALIDATION.tooManyPlayers })
  @ValidateBy(
    { name: 'playerName', validator: { validate: isPlayerName } },
    { each: true, message: VALIDATION.playerNameInvalid },
  )
  @WithoutLink({ each: true })
  playerNames: string[];
}

import { ApiProperty } from '@nestjs/swagger';
import {
  isOnePlayer,
  LEAGUES,
  LIMITS,
  ONE_LINE_PATTERN,
  SHOWN_PATTERN,
  TEAM_FIELDS,
  teamNameIn,
  VALIDATION,
  type League,
} from '@lions/domain';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { Storable, WithoutLink } from '../platform/common/input/fields.js';
import { CheckedLater } from '../platform/common/input/input-bounds.js';
import { ChangesQuery } from '../platform/common/input/query-fields.js';
import { Optional, Trimmed } from '../platform/common/input/validation.js';
import type { CsvColumn } from '../platform/http/csv-answer.js';
import type { TeamDto } from './teams.dto.js';

const WHOLE_NUMBERS = { each: true, message: VALIDATION.wholeNumberInvalid };

/** All teams of a league, hidden ones included, in their new order. */
export class TeamOrderDto {
  @ApiProperty({ enum: LEAGUES, enumName: 'League', example: 'lheq' })
  @IsIn(LEAGUES, { message: VALIDATION.leagueInvalid })
  league: League;

  @ApiProperty({
    example: [4, 2, 7],
    type: 'array',
    uniqueItems: true,
    maxItems: TEAM_FIELDS.sortOrder.max,
    items: { type: 'integer', minimum: 1, maximum: LIMITS.id },
  })
  @IsArray()
  @ArrayMaxSize(TEAM_FIELDS.sortOrder.max)
  @ArrayUnique()
  @IsInt(WHOLE_NUMBERS)
  @Min(1, WHOLE_NUMBERS)
  @Max(LIMITS.id, WHOLE_NUMBERS)
  teamIds: number[];
}

/** The teams to list. The service checks the league, so that an unknown one has its own error. */
export class TeamsQuery extends ChangesQuery {
  @ApiProperty({ enum: LEAGUES, enumName: 'League', required: false })
  @Optional()
  @IsString()
  @CheckedLater(LIMITS.shortText)
  league?: string;
}

const YES = { en: 'yes', fr: 'oui' };
const NO = { en: 'no', fr: 'non' };

/** Columns of the teams in a spreadsheet: no names of players. */
export const TEAM_COLUMNS: readonly CsvColumn<TeamDto>[] = [
  { name: { en: 'Team', fr: 'Équipe' }, cell: teamNameIn },
  { name: { en: 'League', fr: 'Ligue' }, cell: ({ league }) => league },
  { name: { en: 'Category', fr: 'Catégorie' }, cell: ({ category }) => category },
  { name: { en: 'Ages', fr: 'Âges' }, cell: ({ ageRange }) => ageRange ?? '' },
  {
    name: { en: 'Registration open', fr: 'Inscription ouverte' },
    cell: ({ registrationOpen }, language) => (registrationOpen ? YES : NO)[language],
  },
  {
    name: { en: 'Competing players', fr: 'Joueurs en sélection' },
    cell: ({ activePlayers }) => activePlayers.length,
  },
  { name: { en: 'Changed', fr: 'Modifié' }, cell: ({ updatedAt }) => updatedAt },
  { name: { en: 'Id', fr: 'Numéro' }, cell: ({ id }) => id },
];

const isPlayerName = (name: unknown) =>
  typeof name === 'string' &&
  SHOWN_PATTERN.test(name) &&
  ONE_LINE_PATTERN.test(name) &&
  // A coach edits the list as text, where such a name would become two players.
  isOnePlayer(name);

/** The competing players of a team, in stored order. */
export class UpdateActivePlayersDto {
  @ApiProperty({
    example: ['Demo Player 01', 'Demo Player 02'],
    type: 'array',
    maxItems: LIMITS.playersPerTeam,
    items: { type: 'string', minLength: 1, maxLength: LIMITS.playerName },
  })
  @Trimmed()
  @IsArray()
  @ArrayMaxSize(LIMITS.playersPerTeam, { message: VALIDATION.tooManyPlayers })
  @ValidateBy(
    { name: 'playerName', validator: { validate: isPlayerName } },
    { each: true, message: VALIDATION.playerNameInvalid },
  )
  @Storable(LIMITS.playerName, { each: true, message: VALIDATION.playerNameInvalid })
  @WithoutLink({ each: true })
  playerNames: string[];
}

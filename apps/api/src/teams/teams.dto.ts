import { ApiProperty } from '@nestjs/swagger';
import {
  COLOR_THEMES,
  LEAGUES,
  PLAYER_DISPLAYS,
  publicPlayers,
  type ColorTheme,
  type League,
  type PlayerDisplay,
} from '@lions/domain';
import type { Team } from './team.entity.js';

export class TeamDto {
  @ApiProperty({ example: 4 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) name: string;
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
    description: 'As typed; for the public as `playerDisplay` says',
  })
  activePlayers: string[];
  @ApiProperty({ example: 1 }) version: number;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) updatedAt: string;
}

/** A team after a change of its players. */
export class TeamWithPlayerChangesDto extends TeamDto {
  @ApiProperty({ example: 2, description: 'Entries that the list before did not have' }) added: number;
  @ApiProperty({ example: 1, description: 'Entries of the list before that are gone' }) removed: number;
}

/** A team for coaches. */
export function toTeamDto(team: Team): TeamDto {
  const {
    id,
    name,
    league,
    category,
    description,
    descriptionFr,
    ageRange,
    colorTheme,
    isVisible,
    sortOrder,
    playerDisplay,
  } = team;
  const { registrationOpen, activePlayers, version, createdAt, updatedAt } = team;
  return {
    id,
    name,
    league,
    category,
    description,
    descriptionFr,
    ageRange,
    colorTheme,
    isVisible,
    sortOrder,
    playerDisplay,
    registrationOpen,
    activePlayers,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A team for the public. See docs/decisions/visibility.md. */
export function toPublicTeamDto(team: Team): TeamDto {
  return { ...toTeamDto(team), activePlayers: publicPlayers(team.activePlayers, team.playerDisplay) };
}

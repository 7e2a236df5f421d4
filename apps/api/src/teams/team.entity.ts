import { TEAM_FIELDS, type ColorTheme, type League, type PlayerDisplay, type TeamField } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../platform/database/columns.js';

/** A team of one league. Deleting keeps the row for 30 days. */
@Entity('teams')
@Index('teams_league', ['league'])
@Index('teams_deleted', ['deletedAt'])
export class Team implements Record<TeamField, unknown> {
  @IdColumn() id: number;
  @TextColumn(TEAM_FIELDS.name.max) name: string;
  @TextColumn(TEAM_FIELDS.nameFr.max, { nullable: true }) nameFr: string | null;
  @TextColumn(10) league: League;
  @TextColumn(TEAM_FIELDS.category.max) category: string;
  @TextColumn(TEAM_FIELDS.description.max, { nullable: true }) description: string | null;
  @TextColumn(TEAM_FIELDS.descriptionFr.max, { nullable: true }) descriptionFr: string | null;
  @TextColumn(TEAM_FIELDS.ageRange.max, { nullable: true }) ageRange: string | null;
  @TextColumn(10) colorTheme: ColorTheme;
  @FlagColumn() isVisible: boolean;
  @WholeNumberColumn() sortOrder: number;
  /** How the public sees the competing players. See docs/decisions/visibility.md. */
  @TextColumn(10) playerDisplay: PlayerDisplay;
  @FlagColumn() registrationOpen: boolean;
  /** Names as pasted by the coach. */
  @JsonColumn() activePlayers: string[];
  @WholeNumberColumn() version: number;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
  @InstantColumn({ nullable: true }) deletedAt: Date | null;
}

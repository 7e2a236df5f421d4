import { LIMITS, type ColorTheme, type League, type PlayerDisplay } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../database/columns.js';

/** A team of one league. Deleting keeps the row for 30 days. */
@Entity('teams')
@Index('teams_league', ['league'])
@Index('teams_deleted', ['deletedAt'])
export class Team {
  @IdColumn() id: number;
  @TextColumn(LIMITS.teamName) name: string;
  @TextColumn(10) league: League;
  @TextColumn(LIMITS.teamCategory) category: string;
  @TextColumn(LIMITS.teamDescription, { nullable: true }) description: string | null;
  @TextColumn(LIMITS.teamDescription, { nullable: true }) descriptionFr: string | null;
  @TextColumn(LIMITS.ageRange, { nullable: true }) ageRange: string | null;
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

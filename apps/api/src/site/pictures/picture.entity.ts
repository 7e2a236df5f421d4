import { LIMITS, type PicturePlace } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../../platform/database/columns.js';
import type { Team } from '../../teams/team.entity.js';

/** A photograph of the site. Its sizes are files (picture-files.ts), which only this row makes reachable. */
@Entity('pictures')
@Index('pictures_slot', ['slot'], { unique: true })
@Index('pictures_team', ['teamId'])
export class Picture {
  @IdColumn() id: number;
  @TextColumn(10) place: PicturePlace;
  @WholeNumberColumn({ nullable: true }) teamId: number | null;
  @ManyToOne('teams', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'teamId', foreignKeyConstraintName: 'pictures_team_id' })
  team?: Relation<Team>;
  /** 'home' or 'team 7': unique, because these have one photograph; null in the gallery. */
  @TextColumn(20, { nullable: true }) slot: string | null;
  /** Random; the name of the folder of its files, and the beginning of their addresses. */
  @TextColumn(32) fileKey: string;
  /** Width of the largest size, in pixels. */
  @WholeNumberColumn() width: number;
  @WholeNumberColumn() height: number;
  /** Widths of the stored sizes in pixels, ascending. */
  @JsonColumn() widths: number[];
  @TextColumn(LIMITS.altText) altEn: string;
  @TextColumn(LIMITS.altText) altFr: string;
  /** The superadmin who uploaded it and confirmed, at `createdAt`, that consent is on file. */
  @WholeNumberColumn() consentById: number;
  @WholeNumberColumn() version: number;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
}

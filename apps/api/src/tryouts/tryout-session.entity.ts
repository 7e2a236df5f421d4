import { LIMITS } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  TextColumn,
  WholeNumberColumn,
} from '../platform/database/columns.js';
import type { Team } from '../teams/team.entity.js';

/** One tryout of a team. Date and time are text; instants are computed from them (docs/decisions/time.md). */
@Entity('tryout_sessions')
@Index('tryout_sessions_team', ['teamId'])
@Index('tryout_sessions_date', ['date'])
@Index('tryout_sessions_scheduled_dates', ['isActive', 'deletedAt', 'date', 'teamId'])
@Index('tryout_sessions_scheduled_places', ['isActive', 'deletedAt', 'teamId', 'location'])
export class TryoutSession {
  @IdColumn() id: number;
  @WholeNumberColumn() teamId: number;
  @ManyToOne('teams', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'teamId', foreignKeyConstraintName: 'tryout_sessions_team_id' })
  team?: Relation<Team>;
  /** 'YYYY-MM-DD'; longer only in rows from an older system. */
  @TextColumn(40) date: string;
  /** '6:00 PM - 7:30 PM'. */
  @TextColumn(40) time: string;
  @TextColumn(LIMITS.location) location: string;
  @TextColumn(LIMITS.sessionDescription, { nullable: true }) description: string | null;
  @TextColumn(LIMITS.sessionDescription, { nullable: true }) descriptionFr: string | null;
  @WholeNumberColumn() capacity: number;
  /** null: free. */
  @WholeNumberColumn({ nullable: true }) feeCents: number | null;
  @TextColumn(LIMITS.feeUrl, { nullable: true }) feeUrl: string | null;
  @FlagColumn() isActive: boolean;
  /** Cancelled sessions stay listed; `isActive` hides one. */
  @InstantColumn({ nullable: true }) cancelledAt: Date | null;
  @WholeNumberColumn() version: number;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
  @InstantColumn({ nullable: true }) deletedAt: Date | null;
  /** When it or its team was restored: for 30 days no clean-up deletes it. */
  @InstantColumn({ nullable: true }) restoredAt: Date | null;
}

import { LIMITS } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { FlagColumn, IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';
import { AdminUser } from '../users/admin-user.entity.js';

/**
 * One pair of tokens (spec section 3, D-06). A refresh replaces the row by a new one of the same family; only
 * SHA-256 of both values is kept.
 */
@Entity('admin_sessions')
@Index('admin_sessions_session_token', ['sessionToken'], { unique: true })
@Index('admin_sessions_refresh_token', ['refreshToken'], { unique: true })
@Index('admin_sessions_family', ['familyId'])
export class AdminSession {
  @IdColumn() id: number;
  @WholeNumberColumn() userId: number;
  @ManyToOne(() => AdminUser, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'admin_sessions_user' })
  user?: Relation<AdminUser>;
  /** The sign-in that this and its successors come from. */
  @TextColumn(36) familyId: string;
  @InstantColumn() familyStartedAt: Date;
  @TextColumn(64) sessionToken: string;
  @TextColumn(64) refreshToken: string;
  /** When a refresh put another row in its place. */
  @InstantColumn({ nullable: true }) replacedAt: Date | null;
  @InstantColumn() expiresAt: Date;
  @InstantColumn() refreshExpiresAt: Date;
  @TextColumn(45) ipAddress: string;
  @TextColumn(LIMITS.shortText) userAgent: string;
  @FlagColumn() isActive: boolean;
  @InstantColumn() createdAt: Date;
}

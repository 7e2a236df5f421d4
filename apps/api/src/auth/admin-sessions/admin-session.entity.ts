import { LIMITS } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { AdminUser } from '../accounts/admin-user.entity.js';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  TextColumn,
  WholeNumberColumn,
} from '../../platform/database/columns.js';

/**
 * One pair of tokens. A refresh inserts a new row with the same `familyId`. Only the SHA-256 of both tokens is
 * stored.
 */
@Entity('admin_sessions')
@Index('admin_sessions_session_token', ['sessionToken'], { unique: true })
@Index('admin_sessions_refresh_token', ['refreshToken'], { unique: true })
@Index('admin_sessions_family', ['familyId'])
export class AdminSession {
  @IdColumn() id: number;
  @WholeNumberColumn() userId: number;
  @ManyToOne('admin_users', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'admin_sessions_user' })
  user?: Relation<AdminUser>;
  /** The sign-in that this row and its successors belong to. */
  @TextColumn(36) familyId: string;
  @InstantColumn() familyStartedAt: Date;
  @TextColumn(64) sessionToken: string;
  @TextColumn(64) refreshToken: string;
  /** When a refresh replaced this row. */
  @InstantColumn({ nullable: true }) replacedAt: Date | null;
  @InstantColumn() expiresAt: Date;
  @InstantColumn() refreshExpiresAt: Date;
  /** The network of the address, as `networkOf` cuts it. */
  @TextColumn(45) ipAddress: string;
  @TextColumn(LIMITS.shortText) userAgent: string;
  @FlagColumn() isActive: boolean;
  @InstantColumn() createdAt: Date;
}

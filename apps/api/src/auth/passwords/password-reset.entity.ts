import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { AdminUser } from '../accounts/admin-user.entity.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../../platform/database/columns.js';

/**
 * A link to choose a new password: one hour, single use; only the token's hash is stored. See
 * docs/decisions/accounts.md.
 */
@Entity('password_resets')
@Index('password_resets_token', ['tokenHash'], { unique: true })
export class PasswordReset {
  @IdColumn() id: number;
  @WholeNumberColumn() userId: number;
  @ManyToOne('admin_users', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'password_resets_user' })
  user?: Relation<AdminUser>;
  @TextColumn(64) tokenHash: string;
  @InstantColumn() expiresAt: Date;
  @InstantColumn({ nullable: true }) usedAt: Date | null;
  @InstantColumn() createdAt: Date;
}

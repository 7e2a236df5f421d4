import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';
import { AdminUser } from '../users/admin-user.entity.js';

/** A link that lets a user choose a new password: one hour, once; only the token's hash is kept (D-11). */
@Entity('password_resets')
@Index('password_resets_token', ['tokenHash'], { unique: true })
export class PasswordReset {
  @IdColumn() id: number;
  @WholeNumberColumn() userId: number;
  @ManyToOne(() => AdminUser, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'password_resets_user' })
  user?: Relation<AdminUser>;
  @TextColumn(64) tokenHash: string;
  @InstantColumn() expiresAt: Date;
  @InstantColumn({ nullable: true }) usedAt: Date | null;
  @InstantColumn() createdAt: Date;
}

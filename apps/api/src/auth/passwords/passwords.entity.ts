import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../../platform/database/columns.js';
import type { AdminUser } from '../accounts/admin-user.entity.js';

/**
 * Failed sign-ins under one name, known or not, so that a lock reveals nothing; those of its owner's devices are counted
 * apart. One row counts all unknown names.
 */
@Entity('sign_in_attempts')
@Index('sign_in_attempts_name', ['nameHash'], { unique: true })
@Index('sign_in_attempts_of_name', ['ofNameHash'])
export class SignInAttempts {
  @IdColumn() id: number;
  /** SHA-256 of the name, because people type passwords into this field; of name and device where it counts apart. */
  @TextColumn(64) nameHash: string;
  /** Where it counts apart: the SHA-256 of the name. */
  @TextColumn(64, { nullable: true }) ofNameHash: string | null;
  @WholeNumberColumn() failures: number;
  @InstantColumn() windowStartedAt: Date;
  @InstantColumn({ nullable: true }) lockedUntil: Date | null;
  /** Number of earlier locks: each doubles the next. */
  @WholeNumberColumn() lockCount: number;
}

/**
 * A single-use link to choose a password; only the token's hash is stored. See
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

import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** Failed sign-ins under one name, known or not, so that a lock reveals nothing; one row counts all unknown names. */
@Entity('sign_in_attempts')
@Index('sign_in_attempts_name', ['nameHash'], { unique: true })
export class SignInAttempts {
  @IdColumn() id: number;
  /** SHA-256 of the name: people type passwords into this field. */
  @TextColumn(64) nameHash: string;
  @WholeNumberColumn() failures: number;
  @InstantColumn() windowStartedAt: Date;
  @InstantColumn({ nullable: true }) lockedUntil: Date | null;
  /** Number of earlier locks: each doubles the next. */
  @WholeNumberColumn() lockCount: number;
}

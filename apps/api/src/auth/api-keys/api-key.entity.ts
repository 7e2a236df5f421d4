import { LIMITS, type ApiScope } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { HASH_LENGTH } from '../../platform/common/tokens.js';
import {
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../../platform/database/columns.js';
import type { AdminUser } from '../accounts/admin-user.entity.js';

/** Every key begins with it, so that a person, or a scanner of published code, knows what it is. */
export const KEY_MARK = 'lions_';
/** Characters of a key that lists show: the mark and the first six. */
export const PREFIX_LENGTH = 12;

/** The key of a program, with some of the rights of the superadmin who made it; removed with its maker. */
@Entity('api_keys')
@Index('api_keys_hash', ['keyHash'], { unique: true })
export class ApiKey {
  @IdColumn() id: number;
  /** Its maker. */
  @WholeNumberColumn() userId: number;
  @ManyToOne('admin_users', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'api_keys_user' })
  user?: Relation<AdminUser>;
  @TextColumn(LIMITS.apiKeyName) name: string;
  @TextColumn(PREFIX_LENGTH) prefix: string;
  /** SHA-256 of the key, which is not stored. */
  @TextColumn(HASH_LENGTH) keyHash: string;
  @JsonColumn() scopes: ApiScope[];
  /** The teams that it is for; null: all of the club. */
  @JsonColumn({ nullable: true }) teamIds: number[] | null;
  @InstantColumn({ nullable: true }) endsAt: Date | null;
  /** Exact to a minute. */
  @InstantColumn({ nullable: true }) lastUsedAt: Date | null;
  @InstantColumn() createdAt: Date;
}

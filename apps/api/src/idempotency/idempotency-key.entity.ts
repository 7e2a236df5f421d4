import { Entity, Index } from 'typeorm';
import { HASH_LENGTH } from '../common/tokens.js';
import { FlagColumn, IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** What a request with an `Idempotency-Key` was answered, so that its repetition is answered the same (decisions 5). */
@Entity('idempotency_keys')
@Index('idempotency_keys_key', ['keyHash'], { unique: true })
export class IdempotencyKey {
  @IdColumn() id: number;
  /** SHA-256 of route and key. */
  @TextColumn(HASH_LENGTH) keyHash: string;
  /** SHA-256 of key and body: without the key, which is not kept, nobody can guess a name by it. */
  @TextColumn(HASH_LENGTH) bodyHash: string;
  /** The registration that was answered, even when it is erased meanwhile. */
  @WholeNumberColumn({ nullable: true }) registrationId: number | null;
  /** The HTTP status that was answered. */
  @WholeNumberColumn() status: number;
  /** Whether the answer held the family's private link. */
  @FlagColumn() withLink: boolean;
  @InstantColumn() createdAt: Date;
}

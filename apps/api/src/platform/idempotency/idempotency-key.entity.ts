import { Entity, Index } from 'typeorm';
import { HASH_LENGTH } from '../common/tokens.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** The answer to a request with an `Idempotency-Key`, for its repetitions. See docs/decisions/places.md. */
@Entity('idempotency_keys')
@Index('idempotency_keys_key', ['keyHash'], { unique: true })
export class IdempotencyKey {
  @IdColumn() id: number;
  /** SHA-256 of route and key. */
  @TextColumn(HASH_LENGTH) keyHash: string;
  /** SHA-256 of key and body: the key is not stored, so a name cannot be guessed from the hash. */
  @TextColumn(HASH_LENGTH) bodyHash: string;
  /** The registration of the answer, also after it is erased. */
  @WholeNumberColumn({ nullable: true }) registrationId: number | null;
  /** The HTTP status of the answer. */
  @WholeNumberColumn() status: number;
  @InstantColumn() createdAt: Date;
}

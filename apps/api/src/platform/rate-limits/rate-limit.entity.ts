import { Entity, PrimaryColumn } from 'typeorm';
import { HASH_LENGTH } from '../common/tokens.js';
import { InstantColumn, WholeNumberColumn } from '../database/columns.js';

/** What one client has done under one limit since its first hit, counted by all processes of a database server. */
@Entity('rate_limits')
export class RateLimit {
  /** Keyed hash of the limit and the client's network address. */
  @PrimaryColumn({ type: 'varchar', length: HASH_LENGTH }) keyHash: string;
  @WholeNumberColumn() hits: number;
  /** From then on the count starts again. */
  @InstantColumn() endsAt: Date;
}

import { Entity, Index } from 'typeorm';
import { HASH_LENGTH } from '../common/tokens.js';
import { IdColumn, InstantColumn, JsonColumn, TextColumn } from '../database/columns.js';

/** When the link of an address was asked for lately, known or not, so that the limit tells nothing (decisions 12). */
@Entity('link_requests')
@Index('link_requests_email', ['emailHash'], { unique: true })
export class LinkRequests {
  @IdColumn() id: number;
  /** SHA-256 of the address in lower case. */
  @TextColumn(HASH_LENGTH) emailHash: string;
  /** The latest ones as ISO instants, the oldest first. */
  @JsonColumn() askedAt: string[];
  @InstantColumn() updatedAt: Date;
}

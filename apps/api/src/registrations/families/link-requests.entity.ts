import { Entity, Index } from 'typeorm';
import { HASH_LENGTH } from '../../platform/common/tokens.js';
import { IdColumn, InstantColumn, JsonColumn, TextColumn } from '../../platform/database/columns.js';

/** Recent requests for the link of an address, known or not, so that the limit reveals nothing. */
@Entity('link_requests')
@Index('link_requests_email', ['emailHash'], { unique: true })
export class LinkRequests {
  @IdColumn() id: number;
  /** SHA-256 of the address in lower case. */
  @TextColumn(HASH_LENGTH) emailHash: string;
  /** The latest requests as ISO instants, oldest first. */
  @JsonColumn() askedAt: string[];
  @InstantColumn() updatedAt: Date;
}

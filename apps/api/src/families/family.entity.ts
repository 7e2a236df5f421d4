import { LIMITS, type Language } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../database/columns.js';
import { HASH_LENGTH, TOKEN_LENGTH } from '../common/tokens.js';

/**
 * Everybody who registers under one e-mail address: one private link for all its children (decisions 7). A link
 * follows from its seed and the server's secret; of the link itself only the hash is kept.
 */
@Entity('families')
@Index('families_email', ['email'], { unique: true })
@Index('families_token', ['tokenHash'], { unique: true })
@Index('families_feed', ['feedHash'], { unique: true })
export class Family {
  @IdColumn() id: number;
  /** In lower case. */
  @TextColumn(LIMITS.email) email: string;
  @TextColumn(TOKEN_LENGTH) linkSeed: string;
  /** SHA-256 of the token in the private page's address. */
  @TextColumn(HASH_LENGTH) tokenHash: string;
  @TextColumn(TOKEN_LENGTH) feedSeed: string;
  /** SHA-256 of the token in the address of the private calendar feed, which only reads dates. */
  @TextColumn(HASH_LENGTH) feedHash: string;
  /** The language to write to the family in, when known. */
  @TextColumn(2, { nullable: true }) locale: Language | null;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
}

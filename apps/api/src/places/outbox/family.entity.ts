import { LIMITS, type Language } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import { HASH_LENGTH, TOKEN_LENGTH } from '../../platform/common/tokens.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../../platform/database/columns.js';

/**
 * All registrants under one e-mail address: one family link for all their children (docs/decisions/family-link.md). A
 * link is derived from its seed and the server's secret; only its hash is stored.
 */
@Entity('families')
@Index('families_email', ['email'], { unique: true })
@Index('families_token_start', { synchronize: false })
@Index('families_handed', ['handedHash'], { unique: true })
@Index('families_feed_start', { synchronize: false })
@Index('families_guardian_start', { synchronize: false })
@Index('families_guardian_feed_start', { synchronize: false })
export class Family {
  @IdColumn() id: number;
  /** In lower case. */
  @TextColumn(LIMITS.email) email: string;
  @TextColumn(TOKEN_LENGTH) linkSeed: string;
  /** SHA-256 of the token in the address that mails contain. */
  @TextColumn(HASH_LENGTH) tokenHash: string;
  /** SHA-256 of the token that a coach handed over; null: none. */
  @TextColumn(HASH_LENGTH, { nullable: true }) handedHash: string | null;
  /** The user who handed it over: it opens the family only while that user may change all of it; null: not known. */
  @WholeNumberColumn({ nullable: true }) handedBy: number | null;
  /** When a person first opened a mailed link; null: the address is not proven. */
  @InstantColumn({ nullable: true }) provenAt: Date | null;
  /** When the family said that the registrations from before the proof are its own; null: not yet. */
  @InstantColumn({ nullable: true }) recognizedAt: Date | null;
  @TextColumn(TOKEN_LENGTH) feedSeed: string;
  /** SHA-256 of the token in the address of the private calendar, which only reads dates. */
  @TextColumn(HASH_LENGTH) feedHash: string;
  /** Address of a second guardian, in lower case, who has a link and a calendar of their own; null: none. */
  @TextColumn(LIMITS.email, { nullable: true }) guardianEmail: string | null;
  @TextColumn(TOKEN_LENGTH, { nullable: true }) guardianSeed: string | null;
  @TextColumn(HASH_LENGTH, { nullable: true }) guardianHash: string | null;
  @TextColumn(HASH_LENGTH, { nullable: true }) guardianFeedHash: string | null;
  /** The language of mails to the family, when known. */
  @TextColumn(2, { nullable: true }) locale: Language | null;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
}

import { Entity, Index } from 'typeorm';
import { HASH_LENGTH, TOKEN_LENGTH } from '../common/tokens.js';
import { IdColumn, InstantColumn, TextColumn } from '../database/columns.js';

export const ERASED_KINDS = ['family', 'user'] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

/** People who were erased, so that a restored backup does not bring them back (docs/decisions/backups.md). */
@Entity('erasures')
@Index('erasures_mark', ['mark'], { unique: true })
export class Erasure {
  @IdColumn() id: number;
  /** Random: tells this erasure from every other one, also of the same people. */
  @TextColumn(TOKEN_LENGTH) mark: string;
  @TextColumn(10) kind: ErasedKind;
  /** Hash of the e-mail address, keyed with the server's secret. */
  @TextColumn(HASH_LENGTH) emailHash: string;
  @InstantColumn() erasedAt: Date;
}

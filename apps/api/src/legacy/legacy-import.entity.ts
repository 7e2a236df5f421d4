import { Entity, Index } from 'typeorm';
import { HASH_LENGTH } from '../common/tokens.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** One row of the older system that was taken over, so that it is taken over once, even when it is deleted here later. */
@Entity('legacy_imports')
@Index('legacy_imports_source', ['sourceHash'], { unique: true })
export class LegacyImport {
  @IdColumn() id: number;
  /** SHA-256 of the older list's name and the row's id in it. */
  @TextColumn(HASH_LENGTH) sourceHash: string;
  /** Of the session, registration or user that it became. */
  @WholeNumberColumn() rowId: number;
  @InstantColumn() importedAt: Date;
}

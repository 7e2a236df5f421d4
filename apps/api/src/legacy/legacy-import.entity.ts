import { Entity, Index } from 'typeorm';
import { HASH_LENGTH } from '../common/tokens.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** One imported row of the older system, so that it is imported once, even when it is deleted here later. */
@Entity('legacy_imports')
@Index('legacy_imports_source', ['sourceHash'], { unique: true })
export class LegacyImport {
  @IdColumn() id: number;
  /** SHA-256 of the older list's name and the row's id in it. */
  @TextColumn(HASH_LENGTH) sourceHash: string;
  /** The resulting session, registration or user. */
  @WholeNumberColumn() rowId: number;
  @InstantColumn() importedAt: Date;
}

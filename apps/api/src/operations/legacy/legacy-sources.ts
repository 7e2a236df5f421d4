import { Entity, Index } from 'typeorm';
import { HASH_LENGTH, sha256 } from '../../platform/common/tokens.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../../platform/database/columns.js';
import type { Writer } from '../../platform/database/reader.js';
import type { LegacyList } from './legacy-file.js';

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

type SourceId = number | string;

/** Which rows of the older system are imported already, by list and id; extended by this run. */
export class LegacySources {
  private readonly fresh: Pick<LegacyImport, 'sourceHash' | 'rowId'>[] = [];

  private constructor(private readonly rowIds: Map<string, number>) {}

  static async readIn(tx: Writer): Promise<LegacySources> {
    const taken = await tx.find(LegacyImport);
    return new LegacySources(new Map(taken.map(({ sourceHash, rowId }) => [sourceHash, rowId])));
  }

  /** The resulting row, of this or an earlier run. */
  rowIdOf(list: LegacyList, id: SourceId): number | undefined {
    return this.rowIds.get(hashOf(list, id));
  }

  learn(list: LegacyList, id: SourceId, rowId: number): void {
    const sourceHash = hashOf(list, id);
    this.rowIds.set(sourceHash, rowId);
    this.fresh.push({ sourceHash, rowId });
  }

  /** A parallel second run fails here as a whole, on the unique hash. */
  async saveIn(tx: Writer, now: Date): Promise<void> {
    await tx.insertAll(
      LegacyImport,
      this.fresh.map((source) => ({ ...source, importedAt: now })),
    );
  }
}

const hashOf = (list: LegacyList, id: SourceId) => sha256(`legacy ${list} ${String(id)}`);

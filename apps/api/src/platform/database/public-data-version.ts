import { Entity, PrimaryColumn } from 'typeorm';
import { WholeNumberColumn } from './columns.js';
import type { Reader, Writer } from './reader.js';
import { whole } from './row-shape.js';

/**
 * The public data version of a database server is the sum of all rows. A new database has one row; an older one has a row
 * for each of seven topics, which the version before raises and reads during an upgrade.
 */
@Entity('topic_versions')
export class TopicVersion {
  @PrimaryColumn({ type: 'varchar', length: 20 }) topic: string;
  @WholeNumberColumn() version: number;
}

/** A counter that rises with each change of public data. */
export interface PublicDataVersion {
  /** The version where it is in memory; undefined where the database must be asked. */
  readonly known: number | undefined;
  /** The version as this process knows it while the database does not answer: as last read, or raised by its own writes. */
  readonly latest: number;
  /** The version with every write that was acknowledged before this call. @throws when the database does not answer */
  current(): Promise<number>;
  /** The last statement of a transaction that changes public data. */
  raiseIn(tx: Writer): Promise<void>;
  /** Called when such a transaction has ended, before its caller is answered. */
  ended(isCommitted: boolean): void;
}

/** For the embedded database, which has one process. */
export class VersionInMemory implements PublicDataVersion {
  known = 0;

  get latest(): number {
    return this.known;
  }

  async current(): Promise<number> {
    return this.known;
  }

  async raiseIn(): Promise<void> {
    // Not before the commit: until then readers see the old rows, and their answers would count as fresh.
  }

  ended(): void {
    // Also after a rollback: a rise without a change costs one more rendering, and no answer is ever stale.
    this.known += 1;
  }
}

/**
 * For several processes that share a database server. A transaction locks the version last, so that two of them wait for
 * each other during a commit only, and cannot deadlock about it.
 */
export class StoredVersion implements PublicDataVersion {
  readonly known = undefined;
  latest = 0;
  /** The read that began last. */
  private reading: Promise<unknown> = Promise.resolve();
  /** The read that has not begun yet: shared by all callers until it begins. */
  private next: Promise<number> | undefined;

  constructor(private readonly read: <T>(work: (reader: Reader) => Promise<T>) => Promise<T>) {}

  current(): Promise<number> {
    this.next ??= this.readNext();
    return this.next;
  }

  async raiseIn(tx: Writer): Promise<void> {
    if ((await tx.execute('UPDATE topic_versions SET version = version + 1', [], TopicVersion)) > 0) return;
    const first = "INSERT INTO topic_versions (topic, version) VALUES ('public', 1) ON DUPLICATE KEY UPDATE";
    await tx.execute(`${first} version = version + 1`, [], TopicVersion);
  }

  ended(isCommitted: boolean): void {
    if (isCommitted) this.latest += 1;
  }

  /** One read at a time, so that a crowd of readers shares few statements. */
  private async readNext(): Promise<number> {
    await this.reading;
    this.next = undefined;
    const version = this.readRows();
    this.reading = version.catch(() => undefined);
    return version;
  }

  private async readRows(): Promise<number> {
    const sum = 'SELECT COALESCE(SUM(version), 0) AS version FROM topic_versions';
    const [row] = await this.read((reader) => reader.select(sum, [], { version: whole }));
    const version = (row as { version: number }).version;
    this.latest = Math.max(this.latest, version);
    return version;
  }
}

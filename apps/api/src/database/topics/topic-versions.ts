import { setTimeout as pause } from 'node:timers/promises';
import { Entity, PrimaryColumn, type EntityManager } from 'typeorm';
import { WholeNumberColumn } from '../columns.js';
import type { Reader } from '../reader.js';
import { text, whole, type RowOf } from '../row-shape.js';
import { NO_VERSIONS, TOPICS, type Topic, type Versions } from './topics.js';

/** The version of a topic, for all processes that share a database server. */
@Entity('topic_versions')
export class TopicVersion {
  @PrimaryColumn({ type: 'varchar', length: 20 }) topic: Topic;
  @WholeNumberColumn() version: number;
}

/**
 * The columns of `topic_versions`. A newer version of the site, beside which this one runs during an upgrade, may have
 * more topics.
 */
const VERSION = { topic: text, version: whole };

/** The versions of all topics. A read that begins after a write was answered sees that write's versions. */
export interface TopicVersions {
  /** The same object as long as nothing was written; undefined where the database must be asked. */
  readonly known: Versions | undefined;
  /** All that this process knows while the database does not answer: as last read, or raised by its own writes. */
  readonly latest: Versions;
  /** @throws when the database does not answer */
  current(): Promise<Versions>;
  /** Raises versions inside a write, as its last statement. */
  raiseIn(manager: EntityManager, topics: ReadonlySet<Topic>): Promise<void>;
  /** Called when a write has ended, before its caller is answered. */
  ended(topics: ReadonlySet<Topic>, isCommitted: boolean): void;
}

function raised(versions: Versions, topics: ReadonlySet<Topic>): Versions {
  if (topics.size === 0) return versions;
  return { ...versions, ...Object.fromEntries([...topics].map((topic) => [topic, versions[topic] + 1])) };
}

/** One process: the embedded database. */
export class VersionsInMemory implements TopicVersions {
  known = NO_VERSIONS;

  get latest(): Versions {
    return this.known;
  }

  async current(): Promise<Versions> {
    return this.known;
  }

  async raiseIn(): Promise<void> {
    // Until the commit readers see the old rows, and their answers would count as current.
  }

  ended(topics: ReadonlySet<Topic>): void {
    this.known = raised(this.known, topics);
  }
}

/** Average time between the beginnings of two reads of the versions, under load. */
const BETWEEN_READS_MS = 2;
/** Reads that need not wait after a quiet time, so that a few callers never wait. */
const UNPACED_READS = 25;
const AHEAD_MS = (UNPACED_READS - 1) * BETWEEN_READS_MS;

/** Several processes: rows that each write raises in its transaction. */
export class StoredVersions implements TopicVersions {
  readonly known = undefined;
  latest = NO_VERSIONS;
  private nextAt = Number.NEGATIVE_INFINITY;
  /** The read that began last. */
  private reading: Promise<unknown> = Promise.resolve();
  /** The read that has not begun yet: shared by all who ask before it begins. */
  private next: Promise<Versions> | undefined;

  constructor(private readonly read: <T>(work: (reader: Reader) => Promise<T>) => Promise<T>) {}

  current(): Promise<Versions> {
    this.next ??= this.readNext();
    return this.next;
  }

  async raiseIn(manager: EntityManager, topics: ReadonlySet<Topic>): Promise<void> {
    const raised = TOPICS.filter((topic) => topics.has(topic));
    if (raised.length === 0) return;
    await manager.query(
      `INSERT INTO topic_versions (topic, version) VALUES ${raised.map(() => '(?, 1)').join(', ')} ON DUPLICATE KEY UPDATE version = version + 1`,
      raised,
    );
  }

  ended(topics: ReadonlySet<Topic>, isCommitted: boolean): void {
    // The rows were raised with the write, and are read by the next reader, unless the server is away by then.
    if (isCommitted) this.latest = raised(this.latest, topics);
  }

  /** One at a time, so that a crowd of readers costs one small statement in two milliseconds. */
  private async readNext(): Promise<Versions> {
    await this.reading;
    const rest = this.nextAt - performance.now();
    if (rest > 0) await pause(rest);
    this.next = undefined;
    this.nextAt = Math.max(this.nextAt, performance.now() - AHEAD_MS) + BETWEEN_READS_MS;
    const versions = this.readRows();
    this.reading = versions.catch(() => undefined);
    return versions;
  }

  private async readRows(): Promise<Versions> {
    return this.versionsOf(
      await this.read((reader) => reader.select('SELECT topic, version FROM topic_versions', [], VERSION)),
    );
  }

  private versionsOf(rows: readonly RowOf<typeof VERSION>[]): Versions {
    const stored = new Map(rows.map(({ topic, version }) => [topic, version]));
    if (TOPICS.some((topic) => this.latest[topic] !== (stored.get(topic) ?? 0)))
      this.latest = Object.fromEntries(TOPICS.map((topic) => [topic, stored.get(topic) ?? 0])) as Versions;
    return this.latest;
  }
}

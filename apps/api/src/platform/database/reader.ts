import type {
  EntityManager,
  EntityMetadata,
  EntityTarget,
  FindManyOptions,
  FindOneOptions,
  FindOptionsWhere,
  InsertResult,
  ObjectLiteral,
  QueryDeepPartialEntity,
} from 'typeorm';
import { isPlain } from './columns.js';
import { insertRows } from './inserting.js';
import { isServer } from './migrate.js';
import { entityValues, type JoinedEntry, type RecordedChange } from './recorded-change.js';
import { shaped, type RowOf, type RowShape } from './row-shape.js';

type Target<E extends ObjectLiteral> = EntityTarget<E>;

/** Read access to the database. */
export class Reader {
  constructor(protected readonly manager: EntityManager) {}

  find<E extends ObjectLiteral>(target: Target<E>, options: FindManyOptions<E> = {}): Promise<E[]> {
    return this.manager.find(target, options);
  }

  findOne<E extends ObjectLiteral>(target: Target<E>, options: FindOneOptions<E>): Promise<E | null> {
    return this.manager.findOne(target, options);
  }

  count<E extends ObjectLiteral>(target: Target<E>, where: FindOptionsWhere<E>): Promise<number> {
    return this.manager.countBy(target, where);
  }

  /**
   * Runs a hand-written SELECT with `?` parameters. `shape` names every column with its kind, and each value is
   * converted by it. @throws Error for a value or column that does not fit the shape
   */
  async select<Shape extends RowShape>(
    sql: string,
    parameters: readonly unknown[],
    shape: Shape,
  ): Promise<RowOf<Shape>[]> {
    return shaped(await this.manager.query(sql, [...parameters]), shape);
  }

  /**
   * Rows by a hand-written condition with `?` parameters, and an optional order: TypeORM's `find` takes most of the
   * time of reading hundreds of rows.
   */
  async rows<E extends ObjectLiteral>(
    target: Target<E>,
    condition: string,
    parameters: unknown[],
  ): Promise<E[]> {
    const { driver } = this.manager.dataSource;
    const metadata = this.metadataOf(target);
    const names = metadata.columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
    const found: Record<string, unknown>[] = await this.manager.query(
      `SELECT ${names} FROM ${driver.escape(metadata.tableName)} WHERE ${condition}`,
      parameters,
    );
    const plain = metadata.columns.filter(isPlain);
    const others = metadata.columns.filter((column) => !isPlain(column));
    return found.map((values) => {
      const row = metadata.create() as Record<string, unknown>;
      for (const { propertyName, databaseName } of plain) row[propertyName] = values[databaseName];
      for (const column of others)
        row[column.propertyName] = driver.prepareHydratedValue(values[column.databaseName], column);
      return row as E;
    });
  }

  protected metadataOf<E extends ObjectLiteral>(target: Target<E>): EntityMetadata {
    return this.manager.dataSource.getMetadata(target);
  }

  /** Column values from JSON, as an entity has them. */
  fromJson(table: string, values: Record<string, unknown>): ObjectLiteral {
    return entityValues(this.manager, table, values);
  }

  /** SQL for the length of a JSON column that holds a list. */
  lengthOf(column: string): string {
    return `${isServer(this.manager.dataSource) ? 'JSON_LENGTH' : 'json_array_length'}(${column})`;
  }
}

/**
 * Tables whose rows appear in public answers, and `families`, whose deletion removes registrations. A write to one of
 * them raises the public data version (docs/decisions/public-cache.md).
 */
export const PUBLIC_TABLES: ReadonlySet<string> = new Set([
  'club_settings',
  'families',
  'pictures',
  'practices',
  'registrations',
  'settings',
  'teams',
  'tryout_sessions',
]);

/** Tables whose changed rows a write announces: webhooks tell of them. */
export const ANNOUNCED_TABLES: ReadonlySet<string> = new Set([
  'practices',
  'registrations',
  'teams',
  'tryout_sessions',
]);

/** The change of an announced row. */
export interface Announcement {
  table: string;
  id: number;
  kind: 'changed' | 'created' | 'cancelled';
}

/** Read and write access inside a transaction. */
export class Writer extends Reader {
  /** Whether a table of public data is written: the transaction then raises the public data version. */
  changesPublicData = false;
  /** Effects to run once the transaction is committed. */
  readonly effects = new Set<() => void>();
  /** Whether personal data is removed for good: after the commit its bytes are removed from the files as well. */
  erases = false;
  /** Collects what `update` changes, in a write that can be undone. */
  recorded: RecordedChange | undefined;
  /** While it is a list, audit entries are collected here instead: one entry for all of them follows. */
  joined: JoinedEntry[] | undefined;
  /** Announced rows that the transaction changes, once each, by table and id. */
  readonly announcements = new Map<string, Announcement>();

  constructor(
    manager: EntityManager,
    private readonly locksRows: boolean,
  ) {
    super(manager);
  }

  /** Inserts a row and returns its id. */
  async insert<E extends ObjectLiteral & { id: number }>(
    target: Target<E>,
    row: Partial<E>,
  ): Promise<number> {
    // A copy: TypeORM writes a column's default as MariaDB returns it into the object, 1 for true.
    const values = { ...row } as QueryDeepPartialEntity<E>;
    const result: InsertResult = await this.writing(target).insert(target, values);
    const { id } = result.identifiers[0] as { id: number };
    this.announce(target, [id]);
    return id;
  }

  /** Inserts rows in order; all have the same fields. */
  insertAll<E extends ObjectLiteral>(target: Target<E>, rows: readonly Partial<E>[]): Promise<void> {
    return insertRows(this.writing(target), target, rows);
  }

  /**
   * Inserts rows in order. When `key`, a unique column, is known, the stored row keeps its values except `touched`, and
   * is locked like a new one.
   */
  insertAbsent<E extends ObjectLiteral>(
    target: Target<E>,
    rows: readonly Partial<E>[],
    key: keyof E & string,
    touched: keyof E & string = key,
  ): Promise<void> {
    return insertRows(this.writing(target), target, rows, { key, touched: [touched] });
  }

  /** Saves changes of rows as they were read, each with its id, in few statements. */
  async saveAll<E extends ObjectLiteral & { id: number }>(
    target: Target<E>,
    changes: readonly { row: E; change: Partial<E> }[],
  ): Promise<void> {
    const { tableName } = this.metadataOf(target);
    for (const { row, change } of changes) this.recorded?.noteRow(tableName, row, change);
    this.announce(
      target,
      changes.map(({ row }) => row.id),
    );
    const touched = [...new Set(changes.flatMap(({ change }) => Object.keys(change)))];
    const rows = changes.map(({ row, change }) => ({ ...row, ...change }));
    await insertRows(this.writing(target), target, rows, { key: 'id', touched });
  }

  /** Notes changed rows of an announced table; those of other tables are ignored. The strongest kind stays. */
  announce(
    target: Target<ObjectLiteral>,
    ids: readonly number[],
    kind: Announcement['kind'] = 'changed',
  ): void {
    const { tableName: table } = this.metadataOf(target);
    if (!ANNOUNCED_TABLES.has(table)) return;
    for (const id of ids) {
      const key = `${table} ${id}`;
      if (kind !== 'changed' || !this.announcements.has(key))
        this.announcements.set(key, { table, id, kind });
    }
  }

  private async announceMatchingIn<E extends ObjectLiteral>(
    target: Target<E>,
    where: FindOptionsWhere<E>,
  ): Promise<void> {
    const { tableName } = this.metadataOf(target);
    if (!ANNOUNCED_TABLES.has(tableName)) return;
    const { id } = where as { id?: unknown };
    const found = typeof id === 'number' ? [{ id }] : await this.manager.findBy(target, where);
    this.announce(
      target,
      found.map((row) => row['id'] as number),
    );
  }

  /** Runs `effect` once after the commit; never when the write fails. */
  afterCommit(effect: () => void): void {
    this.effects.add(effect);
  }

  /** Updates the matching rows and returns their number. */
  async update<E extends ObjectLiteral>(
    target: Target<E>,
    where: FindOptionsWhere<E>,
    change: Partial<E>,
  ): Promise<number> {
    await this.recorded?.noteUpdateIn(this.manager, target, where, change);
    await this.announceMatchingIn(target, where);
    return (
      (await this.writing(target).update(target, where, change as QueryDeepPartialEntity<E>)).affected ?? 0
    );
  }

  /** Deletes the matching rows and returns their number. */
  async delete<E extends ObjectLiteral>(target: Target<E>, where: FindOptionsWhere<E>): Promise<number> {
    await this.announceMatchingIn(target, where);
    return (await this.writing(target).delete(target, where)).affected ?? 0;
  }

  /**
   * Locks rows until the end of this write; other writers wait. The embedded database runs one write at a time, so
   * there it only reads.
   */
  lock<E extends ObjectLiteral>(target: Target<E>, where: FindOptionsWhere<E>): Promise<E[]> {
    const order = { id: 'ASC' } as never;
    const lock = this.locksRows ? ({ mode: 'pessimistic_write' } as const) : undefined;
    return this.manager.find(target, { where, order, ...(lock && { lock }) });
  }

  /**
   * Runs a hand-written statement with `?` parameters; returns the number of affected rows.
   * @param table the one that the statement writes; without it, public data counts as changed
   */
  async execute(sql: string, parameters: unknown[] = [], table?: Target<ObjectLiteral>): Promise<number> {
    const runner = this.writing(table).queryRunner;
    if (!runner) throw new Error('A write always runs on its own query runner');
    return (await runner.query(sql, parameters, true)).affected ?? 0;
  }

  /** Every statement that writes goes through here. */
  private writing(target: Target<ObjectLiteral> | undefined): EntityManager {
    if (target === undefined || PUBLIC_TABLES.has(this.metadataOf(target).tableName))
      this.changesPublicData = true;
    return this.manager;
  }
}

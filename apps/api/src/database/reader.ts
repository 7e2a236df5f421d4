import type {
  EntityManager,
  EntityTarget,
  FindManyOptions,
  FindOneOptions,
  FindOptionsWhere,
  InsertResult,
  ObjectLiteral,
  QueryDeepPartialEntity,
} from 'typeorm';
import { isPlain, storedValue } from './column-values.js';
import { isServer } from './migrate.js';

type Target<E extends ObjectLiteral> = EntityTarget<E>;

/** Rows of one statement: SQLite takes at most 32,766 parameters. */
const ROWS_AT_ONCE = 1000;

/** What can be done to the database without changing it. */
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

  /** A hand-written SELECT with `?` for each parameter. */
  select<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.manager.query(sql, parameters);
  }

  /**
   * Rows by a hand-written condition with `?` for each parameter, and an order if wanted: TypeORM's own finding takes
   * most of the time of reading hundreds.
   */
  async rows<E extends ObjectLiteral>(
    target: Target<E>,
    condition: string,
    parameters: unknown[],
  ): Promise<E[]> {
    const { driver } = this.manager.dataSource;
    const metadata = this.manager.dataSource.getMetadata(target);
    const names = metadata.columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
    const found = await this.select<Record<string, unknown>>(
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

  /** SQL for a text column that is to be told apart letter by letter, as JavaScript does: MySQL's collation takes 'Aréna' for 'arena'. */
  exactly(column: string): string {
    return isServer(this.manager.dataSource) ? `CAST(${column} AS BINARY)` : column;
  }

  /** SQL for the number of entries of a JSON column that holds a list. */
  lengthOf(column: string): string {
    return `${isServer(this.manager.dataSource) ? 'JSON_LENGTH' : 'json_array_length'}(${column})`;
  }
}

/** What can be done inside a write: everything a reader can, and changes. */
export class Writer extends Reader {
  /** What the door runs once the write is committed. */
  readonly effects = new Set<() => void>();

  constructor(
    manager: EntityManager,
    private readonly locksRows: boolean,
  ) {
    super(manager);
  }

  /** Adds a row and gives its id. */
  async insert<E extends ObjectLiteral & { id: number }>(
    target: Target<E>,
    row: Partial<E>,
  ): Promise<number> {
    const result: InsertResult = await this.manager.insert(target, row as QueryDeepPartialEntity<E>);
    return (result.identifiers[0] as { id: number }).id;
  }

  /** Adds rows in few statements, in their order; each has the same fields. */
  insertAll<E extends ObjectLiteral>(target: Target<E>, rows: readonly Partial<E>[]): Promise<void> {
    return this.insertRows(target, rows, '');
  }

  /**
   * Adds rows in few statements, in their order. Of one whose `key`, a unique column, is known already the stored row
   * stays as it is but for `touched`, and is locked like a new one.
   */
  insertAbsent<E extends ObjectLiteral>(
    target: Target<E>,
    rows: readonly Partial<E>[],
    key: keyof E & string,
    touched: keyof E & string = key,
  ): Promise<void> {
    const { driver } = this.manager.dataSource;
    const name = driver.escape(touched);
    // MySQL's INSERT IGNORE would swallow every other error too.
    const known = isServer(this.manager.dataSource)
      ? `ON DUPLICATE KEY UPDATE ${name} = VALUES(${name})`
      : `ON CONFLICT (${driver.escape(key)}) DO UPDATE SET ${name} = excluded.${name}`;
    return this.insertRows(target, rows, known);
  }

  /** By hand: TypeORM's insert takes most of the time of writing hundreds of rows. */
  private async insertRows<E extends ObjectLiteral>(
    target: Target<E>,
    rows: readonly Partial<E>[],
    ending: string,
  ): Promise<void> {
    const { driver } = this.manager.dataSource;
    const { tableName, columns } = this.manager.dataSource.getMetadata(target);
    // The database gives the ids.
    const given = columns.filter(
      ({ propertyName, isGenerated }) => !isGenerated && rows[0]?.[propertyName] !== undefined,
    );
    const names = given.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
    const places = `(${given.map(() => '?').join(', ')})`;
    const values = given.map((column) => storedValue(driver, column));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      await this.execute(
        `INSERT INTO ${driver.escape(tableName)} (${names}) VALUES ${some.map(() => places).join(', ')} ${ending}`,
        some.flatMap((row) => values.map((valueOf) => valueOf(row))),
      );
    }
  }

  /** Runs `effect` once when this write is committed; never when it fails. */
  afterCommit(effect: () => void): void {
    this.effects.add(effect);
  }

  /** Changes the rows that match and gives their number. */
  async update<E extends ObjectLiteral>(
    target: Target<E>,
    where: FindOptionsWhere<E>,
    change: Partial<E>,
  ): Promise<number> {
    return (await this.manager.update(target, where, change as QueryDeepPartialEntity<E>)).affected ?? 0;
  }

  /** Removes the rows that match and gives their number. */
  async delete<E extends ObjectLiteral>(target: Target<E>, where: FindOptionsWhere<E>): Promise<number> {
    return (await this.manager.delete(target, where)).affected ?? 0;
  }

  /**
   * Claims rows until the end of this write: whoever else locks them waits. The embedded database runs one write
   * at a time, so there it only reads.
   */
  lock<E extends ObjectLiteral>(target: Target<E>, where: FindOptionsWhere<E>): Promise<E[]> {
    const lock = this.locksRows ? ({ mode: 'pessimistic_write' } as const) : undefined;
    return this.manager.find(target, { where, order: { id: 'ASC' } as never, ...(lock && { lock }) });
  }

  /** A hand-written statement with `?` for each parameter; gives the number of rows it changed. */
  async execute(sql: string, parameters: unknown[] = []): Promise<number> {
    const runner = this.manager.queryRunner;
    if (!runner) throw new Error('A write always runs on its own query runner');
    return (await runner.query(sql, parameters, true)).affected ?? 0;
  }
}

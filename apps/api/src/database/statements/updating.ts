import type { EntityMetadata, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { storedValue } from '../columns.js';
import { conditionOf, type Statement } from './condition.js';

/**
 * The statement that changes columns of the rows that have given columns. TypeORM's query builder takes most of the time
 * of a small one.
 * @returns undefined for anything else, which TypeORM does
 */
export function updateOf<E extends ObjectLiteral>(
  metadata: EntityMetadata,
  where: FindOptionsWhere<E>,
  change: Partial<E>,
): Statement | undefined {
  const { driver } = metadata.dataSource;
  const condition = conditionOf(metadata, where);
  const given = Object.keys(change).filter((name) => change[name] !== undefined);
  // TypeORM takes a function as SQL.
  if (given.some((name) => typeof change[name] === 'function')) return undefined;
  const columns = metadata.columns.filter(({ propertyName }) => given.includes(propertyName));
  if (!condition || columns.length === 0 || columns.length < given.length) return undefined;
  const set = columns.map(({ databaseName }) => `${driver.escape(databaseName)} = ?`).join(', ');
  return {
    sql: `UPDATE ${driver.escape(metadata.tableName)} SET ${set} WHERE ${condition.sql}`,
    parameters: [...columns.map((column) => storedValue(driver, column)(change)), ...condition.parameters],
  };
}

import {
  Column,
  PrimaryGeneratedColumn,
  Raw,
  type Driver,
  type FindOperator,
  type ObjectLiteral,
} from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** Length of a stored instant. */
export const INSTANT_LENGTH = 24;

/**
 * Instants are stored as ISO text in UTC ('2025-09-05T23:00:00.000Z') on every database: it sorts by time, and
 * neither a driver nor a server time zone can shift it.
 */
const instant = {
  to: (value: Date | null | undefined) => (value instanceof Date ? value.toISOString() : value),
  from: (value: string | null) => (value === null ? null : new Date(value)),
};

export const IdColumn = () => PrimaryGeneratedColumn({ type: 'integer' });
export const WholeNumberColumn = (options: { nullable?: boolean } = {}) =>
  Column({ type: 'integer', ...options });
export const FlagColumn = (options: { default?: boolean } = {}) => Column({ type: 'boolean', ...options });
export const TextColumn = (length: number, options: { nullable?: boolean } = {}) =>
  Column({ type: 'varchar', length, ...options });
export const JsonColumn = (options: { nullable?: boolean } = {}) => Column({ type: 'json', ...options });
export const InstantColumn = (options: { nullable?: boolean } = {}) =>
  Column({ type: 'varchar', length: INSTANT_LENGTH, transformer: instant, ...options });

/**
 * Characters of a hash in hexadecimal that its index holds, 32 bits. Hashes come in no order, so each new row changes
 * another page of the index, and an index of whole hashes has several times as many pages.
 */
export const INDEXED_LENGTH = 8;

/** Finds a hash by that index: the embedded database uses it only for this expression. */
export const withHash = (hash: string): FindOperator<string> =>
  Raw((column) => `substr(${column}, 1, ${INDEXED_LENGTH}) = :start AND ${column} = :hash`, {
    start: hash.slice(0, INDEXED_LENGTH),
    hash,
  });

/** Text and whole numbers, which are stored as they are. */
export const isPlain = ({ type, transformer }: ColumnMetadata) =>
  !transformer && (type === 'varchar' || type === 'integer');

/**
 * Converts a column's value to its stored form, per row. Calling TypeORM for each of thousands of values is slow:
 * text and whole numbers need no conversion, and rows created together share their instants.
 */
export function storedValue(driver: Driver, column: ColumnMetadata): (row: ObjectLiteral) => unknown {
  const { propertyName: name } = column;
  if (isPlain(column)) return (row) => row[name] as unknown;
  let value: unknown;
  let stored: unknown;
  return (row) => {
    if (row[name] !== value) {
      value = row[name];
      stored = driver.preparePersistentValue(value, column);
    }
    return stored;
  };
}

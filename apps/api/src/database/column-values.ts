import type { Driver, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

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

import type { Driver, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** Text and whole numbers, which are the same in the database and here. */
export const isPlain = ({ type, transformer }: ColumnMetadata) =>
  !transformer && (type === 'varchar' || type === 'integer');

/**
 * How a column's value goes into the database, by row. TypeORM is asked for each of thousands of values otherwise:
 * text and whole numbers go as they are, and rows that were made together share their instants.
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

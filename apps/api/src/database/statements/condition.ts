import { FindOperator, type EntityMetadata, type FindManyOptions, type ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { storedValue } from '../columns.js';

/** SQL with `?` parameters. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

type Options = FindManyOptions<ObjectLiteral>;
type Where = Options['where'];

const COMPARISONS: Record<string, string> = {
  lessThan: '<',
  lessThanOrEqual: '<=',
  moreThan: '>',
  moreThanOrEqual: '>=',
};
/** What a lookup by columns may have. */
const PLAIN_OPTIONS = new Set(['where', 'order', 'take']);

/**
 * What stands behind WHERE for the table's own columns. TypeORM's query builder takes most of the time of a small
 * statement.
 * @returns undefined for anything else, which TypeORM does
 */
export function conditionOf(metadata: EntityMetadata, where: Where): Statement | undefined {
  if (where === undefined || Array.isArray(where)) return undefined;
  const parts: string[] = [];
  const parameters: unknown[] = [];
  for (const [name, wanted] of Object.entries(where as ObjectLiteral)) {
    const column = metadata.findColumnWithPropertyName(name);
    const part = column && partOf(metadata, column, wanted);
    if (!part) return undefined;
    parts.push(part.sql);
    parameters.push(...part.parameters);
  }
  return parts.length > 0 ? { sql: parts.join(' AND '), parameters } : undefined;
}

/** As `conditionOf`, with order and number. */
export function lookupOf(metadata: EntityMetadata, options: Options): Statement | undefined {
  if (Object.keys(options).some((name) => !PLAIN_OPTIONS.has(name))) return undefined;
  const found = conditionOf(metadata, options.where);
  if (!found) return undefined;
  const order = Object.entries(options.order ?? {}).map(([name, direction]) => {
    const column = metadata.findColumnWithPropertyName(name);
    return column && typeof direction === 'string' && `${nameOf(metadata, column)} ${direction}`;
  });
  if (order.some((each) => !each)) return undefined;
  const sorted = order.length > 0 ? ` ORDER BY ${order.join(', ')}` : '';
  const taken = options.take === undefined ? '' : ` LIMIT ${options.take}`;
  return { sql: found.sql + sorted + taken, parameters: found.parameters };
}

const nameOf = ({ dataSource }: EntityMetadata, column: ColumnMetadata) =>
  dataSource.driver.escape(column.databaseName);

function partOf(metadata: EntityMetadata, column: ColumnMetadata, wanted: unknown): Statement | undefined {
  const name = nameOf(metadata, column);
  const stored = (value: unknown) =>
    storedValue(metadata.dataSource.driver, column)({ [column.propertyName]: value });
  if (!(wanted instanceof FindOperator))
    return isValue(wanted) ? { sql: `${name} = ?`, parameters: [stored(wanted)] } : undefined;
  const { type } = wanted as FindOperator<unknown>;
  const value = wanted.value as unknown;
  if (type === 'isNull') return { sql: `${name} IS NULL`, parameters: [] };
  if (type === 'in' && Array.isArray(value) && value.every(isValue))
    return value.length > 0
      ? { sql: `${name} IN (${value.map(() => '?').join(', ')})`, parameters: value.map(stored) }
      : { sql: '1 = 0', parameters: [] };
  const comparison = COMPARISONS[type];
  return comparison && isValue(value)
    ? { sql: `${name} ${comparison} ?`, parameters: [stored(value)] }
    : undefined;
}

const isValue = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date;

import type { Type } from '@nestjs/common';
import type { Language } from '@lions/domain';
import { createValidationPipe } from '../platform/common/input/validation.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import type { Editor } from '../undo/editing.js';
import type { CellType } from './cell-types.js';

/** A row of a table, as the database has it. */
export interface StoredRow {
  id: number;
  version: number;
}

/** Values of columns by their fields. */
export type Values = Record<string, unknown>;

export interface SheetColumn<Row> {
  field: string;
  name: Record<Language, string>;
  type: CellType;
  /** A part of the key: it finds the row where no id is given, and names it to the reader. A new row needs it. */
  isKey?: true;
  isRequired?: true;
  /** Default: the field of the row. */
  value?(row: Row): unknown;
}

/** A difference to save: accepted values of a new row, or of a changed one. */
export interface SheetWrite<Row> {
  values: Values;
  row: Row | undefined;
}

/** The rows of the club that a sheet is compared with, and what may become of them. */
export interface SheetTable<Row extends StoredRow> {
  table: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  /** The normal form of a new row's values, or of changed ones. @throws AppError VALIDATION_FAILED */
  accept(values: Values, row: Row | undefined): Promise<Values>;
  /** Whether families would have to be told of a change of these fields. */
  isTold(row: Row, fields: readonly string[]): boolean;
  /** The changes of a removed row; undefined when it counts as removed. */
  removed(row: Row): Values | undefined;
  /** Whether two new rows of one key are a mistake. */
  isUnique?: true;
  /** The refusal of what all differences together would lead to: a name, and an English sentence. */
  refused?(writes: readonly SheetWrite<Row>[]): readonly { name: string; message: string }[];
  /** How the differences are saved. */
  save: SheetSaving<Row>;
}

/** All rows at once by the columns of their table, or each as its own call saves it, with its own audit entry. */
export type SheetSaving<Row> =
  | {
      /** The columns of the table for accepted values; those of a new row are complete. */
      stored(values: Values, row: Row | undefined, now: Date): Partial<Row>;
    }
  | { saveIn(tx: Writer, editor: Editor, writes: readonly SheetWrite<Row>[]): Promise<void> };

/** One kind of sheet. */
export interface SheetSource<Row extends StoredRow> {
  /** Reads the rows, or locks them for a change. */
  openIn(reader: Reader, find: Find): Promise<SheetTable<Row>>;
}

/** Rows of a table by columns, read or locked. */
export type Find = <Row extends StoredRow>(table: string, where: object) => Promise<Row[]>;

const validation = createValidationPipe();

/**
 * Checks values by the rules of a call's body, each different value once: ten thousand rows have few of them, and
 * checking each row would take longer than 5 seconds. @throws AppError VALIDATION_FAILED
 */
export function rulesOf(metatype: Type): (values: Values) => Promise<Values> {
  const known = new Map<string, Promise<unknown>>();
  const checked = (field: string, value: unknown) => {
    const key = JSON.stringify([field, value]);
    const result = known.get(key) ?? validation.transform({ [field]: value }, { type: 'body', metatype });
    known.set(key, result);
    return result;
  };
  return async (values) =>
    Object.assign(
      {},
      ...(await Promise.all(Object.entries(values).map((entry) => checked(...entry)))),
    ) as Values;
}

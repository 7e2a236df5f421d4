import { LANGUAGES, SHEET_SENTENCES, VALIDATION, type Language, type SheetState } from '@lions/domain';
import { AppError } from '../platform/common/app-error.js';
import { sha256 } from '../platform/common/tokens.js';
import { CellError } from './cell-types.js';
import { refusedSheet, type SheetLine } from './sheet-file.js';
import type { SheetRowDto } from './sheets.dto.js';
import type { SheetColumn, SheetTable, SheetWrite, StoredRow, Values } from './sheet-table.js';

/** Rows among which the names of the columns are looked for. */
const HEADER_WITHIN = 10;
const KNOWN_COLUMNS = 2;

export interface SheetChoice {
  language: Language;
  /** Removes the rows that the sheet lacks. */
  removesMissing: boolean;
}

/** The changes of a sheet. */
export interface SheetDifference<Row> {
  /** Rows that differ, in the order of the sheet, then the missing ones. */
  rows: SheetRowDto[];
  /** Number of rows that are equal. */
  same: number;
  writes: SheetWrite<Row>[];
  digest: string;
}

/** Compares a sheet with the rows of the club. @throws AppError VALIDATION_FAILED about the sheet as a whole */
export async function differenceOf<Row extends StoredRow>(
  lines: readonly SheetLine[],
  table: SheetTable<Row>,
  choice: SheetChoice,
): Promise<SheetDifference<Row>> {
  const { at, columns } = headerOf(lines, table.columns);
  const body = lines.slice(at + 1);
  if (body.length === 0) throw refusedSheet('noRows');
  const comparison = new Comparison(table, columns, choice);
  for (const line of body) await comparison.add(line);
  comparison.addMissing();
  comparison.addRefused();
  const { rows, same, writes } = comparison;
  const versions = writes.map(({ row, values }) => [row?.id, row?.version, values]);
  return { rows, same, writes, digest: sha256(JSON.stringify([choice, rows, versions])) };
}

/** A name of a column without case, accents and signs. */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

type Columns<Row> = (SheetColumn<Row> | undefined)[];

/** The row that names the columns, in either language; other columns are left out. */
function headerOf<Row>(lines: readonly SheetLine[], known: readonly SheetColumn<Row>[]) {
  const byName = new Map(
    known.flatMap((column) =>
      LANGUAGES.map((language) => [plainName(column.name[language]), column] as const),
    ),
  );
  const found = lines
    .slice(0, HEADER_WITHIN)
    .map(({ cells }): Columns<Row> => cells.map((cell) => byName.get(plainName(cell))));
  const at = found.findIndex((columns) => new Set(columns.filter(Boolean)).size >= KNOWN_COLUMNS);
  const columns = found[at];
  if (!columns) throw refusedSheet('noHeader');
  const twice = columns.findIndex((column, index) => column && columns.indexOf(column) < index);
  if (twice !== -1) throw refusedSheet('columnTwice', lines[at]?.cells[twice]);
  return { at, columns };
}

class Comparison<Row extends StoredRow> {
  readonly rows: SheetRowDto[] = [];
  readonly writes: SheetWrite<Row>[] = [];
  same = 0;
  private readonly seen = new Set<Row>();
  private readonly newKeys = new Set<string>();
  private readonly byId: Map<number, Row>;
  private readonly byKey = new Map<string, Row[]>();
  private readonly keys: readonly SheetColumn<Row>[];

  constructor(
    private readonly table: SheetTable<Row>,
    private readonly columns: Columns<Row>,
    private readonly choice: SheetChoice,
  ) {
    this.byId = new Map(table.rows.map((row) => [row.id, row]));
    this.keys = table.columns.filter(({ isKey }) => isKey);
    for (const row of table.rows) {
      const key = JSON.stringify(this.keys.map((column) => valueOf(column, row)));
      this.byKey.set(key, [...(this.byKey.get(key) ?? []), row]);
    }
  }

  async add({ row: number, cells }: SheetLine): Promise<void> {
    const problems: SheetRowDto['problems'] = [];
    const refuse = (field: string, message: string) => problems.push({ column: this.nameOf(field), message });
    const texts = new Map(
      this.columns.flatMap((column, at) => (column ? [[column.field, cells[at] ?? ''] as const] : [])),
    );
    const read = (column: SheetColumn<Row>, row?: Row): unknown => {
      const text = texts.get(column.field);
      if (text === undefined || (row && isShown(column, row, text))) return undefined;
      try {
        return column.type.read(text);
      } catch (error) {
        if (!(error instanceof CellError)) throw error;
        refuse(column.field, error.message);
        return undefined;
      }
    };
    const row = this.find(Number(texts.get('id') ?? 0), (column) => read(column));
    problems.length = 0;
    if (row && this.seen.has(row)) refuse('id', SHEET_SENTENCES.rowTwice.en);
    if (row) this.seen.add(row);
    const given = this.table.columns.map((column) => [column.field, read(column, row)] as const);
    const values = Object.fromEntries(
      given.filter(([field, value]) => value !== undefined && field !== 'id' && (row || value !== null)),
    );
    for (const { field, isKey, isRequired } of row ? [] : this.table.columns)
      if ((isKey || isRequired) && problems.length === 0 && !(field in values))
        refuse(field, VALIDATION.required);
    if (!row && this.table.isUnique) this.requireNew(values, refuse);
    const accepted = problems.length === 0 ? await this.accepted(values, row, refuse) : {};
    const fields = Object.keys(accepted).filter(
      (field) => !row || differs(this.column(field), row, accepted),
    );
    if (row && this.table.isTold(row, fields)) refuse(fields[0] ?? 'id', SHEET_SENTENCES.registered.en);
    if (problems.length === 0 && row && fields.length === 0) {
      this.same += 1;
      return;
    }
    const state = problems.length > 0 ? 'wrong' : row ? 'changed' : 'new';
    const name = this.keys.map(({ field }) => texts.get(field) ?? '').filter(Boolean);
    const changes = state === 'wrong' ? [] : fields.map((field) => this.changeOf(field, accepted, row));
    this.rows.push({ row: number, state, name: name.join(' · ') || this.label(row), changes, problems });
    if (state !== 'wrong')
      this.writes.push({ values: Object.fromEntries(fields.map((field) => [field, accepted[field]])), row });
  }

  /** The rows that the sheet lacks. */
  addMissing(): void {
    for (const row of this.table.rows) {
      const values = this.seen.has(row) ? undefined : this.table.removed(row);
      if (!values) continue;
      const { removesMissing } = this.choice;
      const isKept = removesMissing && this.table.isTold(row, Object.keys(values));
      const state: SheetState = isKept ? 'wrong' : 'gone';
      const problems = isKept ? [{ column: '', message: SHEET_SENTENCES.registered.en }] : [];
      this.rows.push({ row: null, state, name: this.label(row), changes: [], problems });
      if (removesMissing && !isKept) this.writes.push({ values, row });
    }
  }

  /** Adds a wrong row for each refusal of all differences together. */
  addRefused(): void {
    for (const { name, message } of this.table.refused?.(this.writes) ?? [])
      this.rows.push({ row: null, state: 'wrong', name, changes: [], problems: [{ column: '', message }] });
  }

  /** The row of this id, else the first of this key that no other line is about. */
  private find(id: number, read: (column: SheetColumn<Row>) => unknown): Row | undefined {
    const byId = this.byId.get(id);
    if (byId) return byId;
    const alike = this.byKey.get(JSON.stringify(this.keys.map(read))) ?? [];
    return alike.find((row) => !this.seen.has(row)) ?? alike[0];
  }

  /** Refuses a new row whose key another new row has. */
  private requireNew(values: Values, refuse: (field: string, message: string) => void): void {
    const key = JSON.stringify(this.keys.map(({ field }) => values[field]));
    if (this.newKeys.has(key)) refuse(this.keys[0]?.field ?? 'id', SHEET_SENTENCES.rowTwice.en);
    this.newKeys.add(key);
  }

  private async accepted(
    values: Values,
    row: Row | undefined,
    refuse: (field: string, message: string) => void,
  ): Promise<Values> {
    if (row && Object.keys(values).length === 0) return {};
    try {
      return await this.table.accept(values, row);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      for (const { field, message } of error.extras.details ?? []) refuse(field, message);
      return {};
    }
  }

  private changeOf(field: string, values: Values, row: Row | undefined): SheetRowDto['changes'][number] {
    const column = this.column(field);
    const shown = (value: unknown) => String(column?.type.show(value, this.choice.language) ?? '');
    const before = row && column ? shown(valueOf(column, row)) : '';
    return { column: this.nameOf(field), before, after: shown(values[field]) };
  }

  private label(row: Row | undefined): string {
    const { language } = this.choice;
    return row ? this.keys.map((column) => column.type.show(valueOf(column, row), language)).join(' · ') : '';
  }

  private column(field: string): SheetColumn<Row> | undefined {
    return this.table.columns.find((column) => column.field === field);
  }

  private nameOf(field: string): string {
    return this.column(field)?.name[this.choice.language] ?? field;
  }
}

export const valueOf = <Row>(column: SheetColumn<Row>, row: Row): unknown =>
  column.value ? column.value(row) : (row as Values)[column.field];

/** Whether the cell shows the value of the row, in either language; a value of an older system may be unreadable. */
const isShown = <Row>(column: SheetColumn<Row>, row: Row, text: string) =>
  LANGUAGES.some((language) => String(column.type.show(valueOf(column, row), language)) === text);

const differs = <Row>(column: SheetColumn<Row> | undefined, row: Row, values: Values) =>
  column !== undefined &&
  JSON.stringify(values[column.field] ?? null) !== JSON.stringify(valueOf(column, row) ?? null);

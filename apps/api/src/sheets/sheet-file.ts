import { isUtf8 } from 'node:buffer';
import { escapedCell, SHEET_LIMITS, SHEET_SENTENCES, textOfCell, type SheetSentence } from '@lions/domain';
import papaparse from 'papaparse';
import { AppError } from '../platform/common/app-error.js';

/** A row of a file: its number in it, from 1, and its cells as trimmed text. */
export interface SheetLine {
  row: number;
  cells: string[];
}

export type CellValue = string | number;

/** Rows above the names of the columns, such as a title. */
const TITLE_ROWS = 10;
const MOST_LINES = SHEET_LIMITS.rows + TITLE_ROWS;
/** The first bytes of an old XLS file, and of an XLSX file with a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0', 'hex');
/** Begins the entry of a packed file in the directory of a ZIP file. */
const ZIP_ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** Refusal of a whole file; `field` names a column. */
export const refusedSheet = (sentence: SheetSentence, field = 'sheet') =>
  new AppError('VALIDATION_FAILED', { details: [{ field, message: SHEET_SENTENCES[sentence].en }] });

/**
 * The rows of a CSV or XLSX file (its first sheet) that have any text. Formulas are read as their last result, dates as
 * 'YYYY-MM-DD'. @throws AppError VALIDATION_FAILED
 */
export async function readSheet(bytes: Buffer): Promise<SheetLine[]> {
  if (bytes.length === 0) throw refusedSheet('empty');
  if (bytes.length > SHEET_LIMITS.bytes) throw refusedSheet('tooLarge');
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) throw refusedSheet('locked');
  const lines: SheetLine[] = [];
  const add = (row: number, values: readonly unknown[]) => {
    if (values.length > SHEET_LIMITS.columns) throw refusedSheet('tooManyColumns');
    const cells = values.map(cellText);
    if (cells.some((cell) => cell !== '')) lines.push({ row, cells });
    if (lines.length > MOST_LINES) throw refusedSheet('tooManyRows');
  };
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') await readXlsx(bytes, add);
  else readCsv(bytes, add);
  if (lines.length === 0) throw refusedSheet('empty');
  return lines;
}

type Add = (row: number, values: readonly unknown[]) => void;

async function readXlsx(bytes: Buffer, add: Add): Promise<void> {
  requireSmallUnpacked(bytes);
  // Loaded when needed: most starts of the server never read a sheet.
  const { streamXlsxRows } = await import('hucre/xlsx');
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) add(index + 1, values);
  } catch (error) {
    throw error instanceof AppError ? error : refusedSheet('unreadable');
  }
}

/**
 * Adds up the sizes that the file declares, before anything is unpacked; the reader stops where an entry becomes longer
 * than declared. An entry that declares none could be of any size.
 */
function requireSmallUnpacked(bytes: Buffer): void {
  let unpacked = 0;
  for (let at = bytes.indexOf(ZIP_ENTRY); at !== -1 && at + 46 <= bytes.length;) {
    const [flags, packed, size] = [8, 20, 24].map((offset) => bytes.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const isUnbounded = size === 0 && (packed > 2 || (flags & 8) !== 0);
    unpacked += isUnbounded ? Infinity : size;
    at = bytes.indexOf(ZIP_ENTRY, at + ZIP_ENTRY.length);
  }
  if (unpacked > SHEET_LIMITS.unpacked) throw refusedSheet('tooLarge');
}

function readCsv(bytes: Buffer, add: Add): void {
  const text = decoded(bytes);
  if (text.includes('\0')) throw refusedSheet('unreadable');
  const { data, errors } = papaparse.parse<string[]>(text, {
    preview: MOST_LINES + 1,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw refusedSheet('unreadable');
  if (data.length > MOST_LINES) throw refusedSheet('tooManyRows');
  data.forEach((values, index) => add(index + 1, values));
}

/** Excel saves CSV files as UTF-8, in the code page of Western Europe, or as "Unicode text". */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

function cellText(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '?' : value.toISOString().slice(0, 10);
  // 0.1 + 0.2 is 0.3 in a spreadsheet.
  if (typeof value === 'number') return String(Number(value.toPrecision(14)));
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  return textOfCell(
    text
      .slice(0, SHEET_LIMITS.cell + 1)
      .replace(/\r\n?/g, '\n')
      .trim(),
  );
}

/** A file of rows, the names of the columns first; no text of it is a formula in any spreadsheet. */
export async function writeSheet(
  format: 'csv' | 'xlsx',
  rows: readonly (readonly CellValue[])[],
): Promise<Buffer> {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : escapedCell(cell))));
  // The byte order mark tells Excel that the file is UTF-8.
  if (format === 'csv') return Buffer.from(`\ufeff${papaparse.unparse(cells)}\r\n`);
  const { writeXlsx } = await import('hucre/xlsx');
  // XLSX reads '_x0041_' in a text as the character of that number.
  const literal = (cell: CellValue) =>
    typeof cell === 'number' ? cell : cell.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  return Buffer.from(
    await writeXlsx({ sheets: [{ name: 'Lions', rows: cells.map((row) => row.map(literal)) }] }),
  );
}

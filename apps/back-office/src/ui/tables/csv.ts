import { safeCell, type Language } from '@lions/domain';

export type CsvCell = string | number;

/** Byte order mark: without it Excel does not read a file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Excel splits a file at its system's list separator: in French (Canada) a semicolon, because the comma is the decimal
 * sign.
 */
const SEPARATORS: Record<Language, string> = { en: ',', fr: ';' };

/** A French Excel reads '1.5' as a text, or as a date. */
const cellIn = (language: Language, cell: CsvCell): CsvCell =>
  language === 'fr' && typeof cell === 'number' ? String(cell).replace('.', ',') : cell;

const escaped = (cell: CsvCell): CsvCell => (typeof cell === 'number' ? cell : safeCell(cell));

/**
 * The rows as CSV (RFC 4180) for a spreadsheet in that language, header first. What a spreadsheet of any language would
 * run as a formula is escaped.
 */
export async function csvText(
  language: Language,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<string> {
  const { unparse } = await import('papaparse');
  const cells = [header, ...rows].map((row) => row.map((cell) => cellIn(language, escaped(cell))));
  return `${BYTE_ORDER_MARK}${unparse(cells, { delimiter: SEPARATORS[language] })}\r\n`;
}

/** Downloads the rows as `csvText` writes them. */
export async function downloadCsv(
  language: Language,
  fileName: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<void> {
  const text = await csvText(language, header, rows);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

import type { Language } from '@lions/domain';

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

/**
 * The rows as CSV (RFC 4180) for a spreadsheet in that language, header first. Cells that a spreadsheet would run as a
 * formula are escaped.
 */
export async function csvText(
  language: Language,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<string> {
  const { unparse } = await import('papaparse');
  const cells = rows.map((row) => row.map((cell) => cellIn(language, cell)));
  const options = { delimiter: SEPARATORS[language], escapeFormulae: true };
  return `${BYTE_ORDER_MARK}${unparse([[...header], ...cells], options)}\r\n`;
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

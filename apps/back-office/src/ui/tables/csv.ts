export type CsvCell = string | number;

/** Byte order mark: without it Excel does not read a file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Downloads the rows as CSV, header first. Cells that a spreadsheet would run as a formula are escaped. */
export async function downloadCsv(
  fileName: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<void> {
  const { unparse } = await import('papaparse');
  const text = unparse([[...header], ...rows.map((row) => [...row])], { escapeFormulae: true });
  const url = URL.createObjectURL(
    new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' }),
  );
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

export type CsvCell = string | number;

/** Excel reads a file as UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Hands the rows to the browser as a file of comma-separated values, the header first. A cell that a spreadsheet would
 * run as a formula becomes text.
 */
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

/**
 * The beginning of a formula, in either width: at the start of a cell, or after what a spreadsheet of another language
 * takes for a separator, within quotes too, because quotes count at the start of its own cells only.
 */
const FORMULA = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;
/** Some programs drop the first tab or line break, and read on. */
const BLANK_START = /^(?=[\t\r\n])/;

/** Digits of a text that a spreadsheet would show without their first zero, or as 5.1E+09. */
const READ_AS_NUMBER = /^(?=\s*(?:0\d|\d{10})\d*\s*$)/;

/** A text of a CSV file, in which a spreadsheet of any language finds neither a formula nor a number. */
export const safeCell = (text: string): string =>
  text.replace(FORMULA, "$1$2'").replace(BLANK_START, "'").replace(READ_AS_NUMBER, "'");

/** The apostrophe that `safeCell` put before a formula. */
const ESCAPED_FORMULA = /(^|[,;|\t\r\n])([\s"']*)'(?=[=+\-@＝＋－＠])/g;

/** A cell as `safeCell` writes it, whose text `textOfCell` finds again: an apostrophe at the start is doubled. */
export const escapedCell = (text: string): string => safeCell(text.startsWith("'") ? `'${text}` : text);

/** The text that `escapedCell` made a cell of; other cells are their own text. */
export function textOfCell(cell: string): string {
  const text = cell
    .replace(/^'(?=\s*(?:0\d|\d{10})\d*\s*$)/, '')
    .replace(/^'(?=[\t\r\n])/, '')
    .replace(ESCAPED_FORMULA, '$1$2');
  return text.startsWith("''") ? text.slice(1) : text;
}

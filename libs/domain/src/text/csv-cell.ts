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

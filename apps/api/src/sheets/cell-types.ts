import {
  addDays,
  formatTimeRange,
  isCivilDate,
  LIMITS,
  parseTimeRange,
  SHEET_SENTENCES,
  VALIDATION,
  type Language,
} from '@lions/domain';
import type { CellValue } from './sheet-file.js';

/** Why a cell is wrong: an English sentence. */
export class CellError extends Error {}

/** A kind of cells: how a value is shown, and read from the text of a cell. */
export interface CellType {
  show: (value: unknown, language: Language) => CellValue;
  /** Undefined: as if the column were missing. @throws CellError */
  read: (text: string) => unknown;
}

const wrong = (sentence: string): never => {
  throw new CellError(sentence);
};

/** An empty cell is null. */
export const TEXT: CellType = { show: (value) => (value ?? '') as string, read: (text) => text || null };

export const WHOLE: CellType = {
  show: (value) => (value ?? '') as number,
  read: (text) =>
    text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : wrong(VALIDATION.wholeNumberInvalid),
};

/** An amount in cents; '12.50', '12,50 $' and '$12.50' are read. */
export const MONEY: CellType = {
  show: (value) => (value === null ? '' : (value as number) / 100),
  read(text) {
    const [, whole, cents = ''] = /^\$?\s?(\d{1,6})(?:[.,](\d{1,2}))?\s?\$?$/.exec(text) ?? [];
    if (text === '') return null;
    return whole === undefined
      ? wrong(SHEET_SENTENCES.notMoney.en)
      : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  },
};

const YES = /^(yes|y|oui|o|true|vrai|1|x)$/i;
const NO = /^(no|n|non|false|faux|0)$/i;

/** An empty cell leaves the value as it is. */
export const YES_NO: CellType = {
  show: (value, language) => (value ? { en: 'yes', fr: 'oui' } : { en: 'no', fr: 'non' })[language],
  read: (text) =>
    text === '' ? undefined : YES.test(text) || (NO.test(text) ? false : wrong(SHEET_SENTENCES.yesOrNo.en)),
};

/** One of several values; each is read in both languages, and as it is stored. */
export function choice(names: Record<string, Record<Language, string>>, sentence: string): CellType {
  const values = Object.entries(names);
  const isMeant = (text: string, [value, name]: (typeof values)[number]) =>
    [value, name.en, name.fr].some((word) => word.toLowerCase() === text.toLowerCase());
  return {
    show: (value, language) => names[value as string]?.[language] ?? (value as string),
    read: (text) => values.find((entry) => isMeant(text, entry))?.[0] ?? wrong(sentence),
  };
}

/** A type whose empty cell leaves the value as it is. */
export const optional = (type: CellType): CellType => ({
  show: type.show,
  read: (text) => (text === '' ? undefined : type.read(text)),
});

/** Hours of the 24-hour clock, which both languages read; another stored text is shown unchanged. */
export const TIME: CellType = {
  show(value) {
    const range = parseTimeRange(value as string);
    return range ? `${clock24(range.start)} - ${clock24(range.end)}` : (value as string);
  },
  read(text) {
    const range = parseTimeRange(
      text.replace(/(\d)\s?h\s?(\d\d)?/gi, (_, hour: string, rest = '00') => `${hour}:${rest}`),
    );
    return range ? formatTimeRange(range) : text;
  },
};

const clock24 = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The day before day 1 of spreadsheets, which have a February 29, 1900. */
const DAY_0 = '1899-12-30';
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
/** The days of the years 1927 to 2145 in spreadsheets. */
const SERIAL = /^[1-8]\d{4}(?:\.0+)?$/;

/** '2026-12-05', or the number of a spreadsheet's day; with the year last only when day and month cannot be mistaken. */
export const DATE: CellType = {
  show: (value) => value as string,
  read(text) {
    if (SERIAL.test(text)) return addDays(DAY_0, Number.parseInt(text, 10));
    const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
    const date = year === undefined ? fromYearLast(text) : isoDate(year, month, day);
    return isCivilDate(date) ? date : wrong(VALIDATION.dateInvalid);
  },
};

function fromYearLast(text: string): string {
  const [, first = '', second = '', year = ''] = YEAR_LAST.exec(text) ?? wrong(VALIDATION.dateInvalid);
  if (first === second || Number(first) > 12) return isoDate(year, second, first);
  return Number(second) > 12 ? isoDate(year, first, second) : wrong(SHEET_SENTENCES.dateUnclear.en);
}

const isoDate = (year = '', month = '', day = '') =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

export const ID: CellType = {
  show: (value) => value as number,
  read: (text) =>
    text === '' || (/^\d{1,10}$/.test(text) && Number(text) <= LIMITS.id)
      ? Number(text)
      : wrong(SHEET_SENTENCES.idWrong.en),
};

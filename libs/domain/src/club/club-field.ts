import { type Language, LANGUAGES } from '../people.js';
import type { CivilDate } from '../time/club-time.js';

/** The value of a field by its kind, as JSON holds it. */
interface ClubKinds {
  /** A text on one line, the same in both languages. */
  line: string;
  /** A text on one line in each language. */
  words: Record<Language, string>;
  day: CivilDate;
  email: string;
  phone: string;
  /** 'https://…', or the path of a page of this site. */
  link: string;
  /** 'https://…'. */
  web: string;
  /** '6:00 PM - 7:30 PM'. */
  times: string;
  /** A whole number from 1. */
  number: number;
  /** Absent: no. */
  flag: true;
}

/** One field of a club setting, with its name in both languages. */
export interface ClubField extends Record<Language, string> {
  kind: keyof ClubKinds | 'rows';
  /** The fields of each row of a list; only of the kind 'rows'. */
  fields?: ClubFields;
  /** Shown below the field. */
  hint?: Record<Language, string>;
  isRequired?: true;
  /** The most characters of a text, the largest number, or the most rows. */
  max?: number;
  /** Filled in together with that field, or neither. */
  with?: string;
  /** A day or a number that must not be before that field's. */
  from?: string;
  /** The most days from that day, both included. */
  mostDays?: number;
  /** Only while that field is empty. */
  without?: string;
  /** A number in a row: one less than that field of the row above; it may be empty in the first row only. */
  before?: string;
  /** In a row: needed where an earlier row has the same value in that field, and none here. */
  tellsApart?: string;
}

export type ClubFields = Readonly<Record<string, ClubField>>;

type ValueOf<Field> = Field extends { kind: 'rows'; fields: infer Fields extends ClubFields }
  ? FieldValues<Fields>[]
  : Field extends { kind: infer Kind extends keyof ClubKinds }
    ? ClubKinds[Kind]
    : never;

type RequiredOf<Fields extends ClubFields> = {
  [Name in keyof Fields]: Fields[Name] extends { isRequired: true } ? Name : never;
}[keyof Fields];

/** The values of some fields: the required ones, and the others that are filled in. */
export type FieldValues<Fields extends ClubFields> = {
  [Name in RequiredOf<Fields>]: ValueOf<Fields[Name]>;
} & { [Name in Exclude<keyof Fields, RequiredOf<Fields>>]?: ValueOf<Fields[Name]> };

/** A row of a list with its texts: 'DDO · https://ddo.example'. */
export const rowText = ({ fields = {} }: ClubField, row: object): string =>
  Object.entries(fields)
    .map(([name, field]) => clubText(field, (row as Record<string, unknown>)[name]))
    .filter((text) => text !== '')
    .join(' · ');

/** A field's value for history, comparison and audit log: 'Fall 2025 / Automne 2025' for words; '' for none. */
export function clubText(field: ClubField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field.kind === 'flag') return '✓';
  if (field.kind === 'rows') return (value as object[]).map((row) => rowText(field, row)).join('; ');
  if (field.kind !== 'words') return String(value as string | number);
  const words = value as Record<string, string>;
  const texts = LANGUAGES.map((language) => words[language] ?? '');
  return texts[0] === texts[1] ? (texts[0] ?? '') : texts.join(' / ');
}

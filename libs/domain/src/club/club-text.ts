import { LANGUAGES } from '../people.js';
import type { ClubField } from './club-field.js';

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

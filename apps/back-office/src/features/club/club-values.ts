import type { ClubSettingDto } from '@lions/api-client';
import { clubFields, LANGUAGES, type ClubField, type ClubKey } from '@lions/domain';

/** The inputs of a row by their names in the API, such as 'name.fr'. */
export type FormRow = Record<string, string | boolean>;
/** Values of the form by the name that the API gives them in its errors, such as 'value.label.fr'. */
export type ClubValues = Record<string, string | boolean | FormRow[]>;
/** Name of an input: 'value.label.fr', or ['value.links', 0, 'name.fr'] in a row. */
export type InputName = string | (string | number)[];

type Fields = [string, ClubField][];

const PREFIX = 'value.';
/** 'links.0.name.fr'. */
const IN_ROW = /^(\w+)\.(\d+)\.(.+)$/;

/** The input of a problem's field, which the API names with a prefix and the domain without. */
export function inputName(field: string): InputName {
  const path = field.startsWith(PREFIX) ? field.slice(PREFIX.length) : field;
  const [, list, row, name] = IN_ROW.exec(path) ?? [];
  return list !== undefined && name !== undefined ? [PREFIX + list, Number(row), name] : PREFIX + path;
}

/** Id of an input in the document, as antd makes it. */
export const inputId = (key: ClubKey, name: InputName) => [`club-${key}`, name].flat().join('_');

/** The names of a field's inputs: one for each language of words. */
export const inputsOf = (name: string, { kind }: Pick<ClubField, 'kind'>): string[] =>
  kind === 'words' ? LANGUAGES.map((language) => `${name}.${language}`) : [name];

const isRows = (value: ClubValues[string] | undefined): value is FormRow[] => Array.isArray(value);

/** Every input of the values; of a sparse list those of the rows that it has. */
export const inputNames = (values: Partial<ClubValues>): InputName[] =>
  Object.entries(values).flatMap(([name, value]): InputName[] => {
    const inRows = isRows(value)
      ? value.flatMap((row, index) => Object.keys(row).map((input) => [name, index, input]))
      : [];
    return [name, ...inRows];
  });

function formOf(fields: Fields, shown: Record<string, unknown>): ClubValues {
  return Object.fromEntries(
    fields.flatMap(([name, field]): [string, ClubValues[string]][] => {
      const content = shown[name];
      if (field.kind === 'rows')
        return [[name, ((content ?? []) as Record<string, unknown>[]).map((row) => rowOf(field, row))]];
      if (field.kind === 'flag') return [[name, content === true]];
      if (field.kind !== 'words') return [[name, String((content ?? '') as string | number)]];
      const words = (content ?? {}) as Partial<Record<string, string>>;
      return LANGUAGES.map((language) => [`${name}.${language}`, words[language] ?? '']);
    }),
  );
}

/** The inputs of a row; of an empty one by default. */
export const rowOf = ({ fields = {} }: ClubField, row: Record<string, unknown> = {}): FormRow =>
  formOf(Object.entries(fields), row) as FormRow;

/** The inputs of a setting, in order, with their values. */
export function clubValues(
  key: ClubKey,
  { value, standard }: Pick<ClubSettingDto, 'value' | 'standard'>,
): ClubValues {
  const inputs = formOf(clubFields(key), value ?? standard ?? {});
  return Object.fromEntries(Object.entries(inputs).map(([name, content]) => [PREFIX + name, content]));
}

function inputOf(fields: Fields, values: Partial<ClubValues>): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(([name, { kind, fields: inner = {} }]) => {
      if (kind === 'words')
        return [name, Object.fromEntries(LANGUAGES.map((code) => [code, values[`${name}.${code}`]]))];
      const content = values[name];
      if (isRows(content)) return [name, content.map((row) => inputOf(Object.entries(inner), row))];
      if (typeof content !== 'string') return [name, content];
      const text = content.trim();
      if (kind !== 'number') return [name, text];
      return [name, text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : text];
    }),
  );
}

/** The value that the form's inputs make, as the API takes it; its rules are the domain's. */
export function clubInput(key: ClubKey, values: ClubValues): Record<string, unknown> {
  const inputs = Object.entries(values).map(([name, content]) => [name.slice(PREFIX.length), content]);
  return inputOf(clubFields(key), Object.fromEntries(inputs) as ClubValues);
}

import { CLUB_SETTINGS, LANGUAGES, type ClubField, type ClubFields, type ClubKey } from '@lions/domain';

/** A part of the OpenAPI document. */
type Schema =
  | { type: 'string'; description?: string; minLength: number; maxLength?: number }
  | { type: 'integer'; description: string; minimum: number; maximum?: number }
  | { type: 'boolean'; description: string; enum: [true] }
  | { type: 'array'; description: string; maxItems?: number; items: ObjectSchema }
  | ObjectSchema;

interface ObjectSchema {
  type: 'object';
  description?: string;
  selfRequired?: boolean;
  required?: string[];
  additionalProperties: false;
  properties: Record<string, Schema>;
}

const EXAMPLES_OF_KINDS: Record<ClubField['kind'], string> = {
  line: 'one line',
  words: 'one line in each language',
  day: 'YYYY-MM-DD',
  email: 'an e-mail address',
  phone: 'a telephone number',
  link: "'https://…', or the path of a page of this site",
  web: "'https://…'",
  times: "'6:00 PM - 7:30 PM'",
  number: 'a whole number',
  flag: 'absent: no',
  rows: 'in the order of the page',
};

function fieldSchema({ kind, max, en, fields = {} }: ClubField): Schema {
  const description = `${en}: ${EXAMPLES_OF_KINDS[kind]}`;
  const text = { type: 'string' as const, minLength: 1, ...(max !== undefined && { maxLength: max }) };
  if (kind === 'number')
    return { type: 'integer', minimum: 1, ...(max !== undefined && { maximum: max }), description };
  if (kind === 'flag') return { type: 'boolean', enum: [true], description };
  if (kind === 'rows')
    return {
      type: 'array',
      ...(max !== undefined && { maxItems: max }),
      items: fieldsSchema(fields),
      description,
    };
  if (kind !== 'words') return { ...text, description };
  const properties = Object.fromEntries(LANGUAGES.map((language) => [language, text]));
  return { ...objectOf(properties, [...LANGUAGES]), description };
}

const objectOf = (properties: Record<string, Schema>, required: string[]): ObjectSchema => ({
  type: 'object',
  // The standard refuses an empty list.
  ...(required.length > 0 && { required }),
  additionalProperties: false,
  properties,
});

const fieldsSchema = (fields: ClubFields): ObjectSchema =>
  objectOf(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    Object.keys(fields).filter((name) => fields[name]?.isRequired),
  );

/** The schema of a setting's value, by the domain's table. */
export const clubSchema = (key: ClubKey): ObjectSchema => fieldsSchema(CLUB_SETTINGS[key].fields);

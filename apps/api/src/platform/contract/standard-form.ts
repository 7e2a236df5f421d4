import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS } from '../common/access-table.js';

interface Operation {
  security?: object[];
  responses: Record<string, { content?: Record<string, { examples?: object }> } | undefined>;
}

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  example?: unknown;
  nullable?: boolean;
  allOf?: Schema[];
}

/** The call of an operation as docs/api.md and the access table name it, such as `PUT /api/teams/:id`. */
export const routeOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * Adds what OpenAPI 3.0 and the generators of clients need, and @nestjs/swagger leaves out: the security of open calls,
 * whole numbers, instants, and the type beside `nullable`.
 */
export function withStandardForm(document: OpenAPIObject): OpenAPIObject {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations as unknown as Record<string, Operation>))
      if (ACCESS[routeOf(method, path)] === 'anyone') operation.security = optionalSecurity(operation);
  standardize(document, '', document);
  return document;
}

/** None, or the cookie of a coach, who is shown more. */
function optionalSecurity({ responses }: Operation): object[] {
  const { examples = {} } = responses['401']?.content?.['application/json'] ?? {};
  return 'NOT_SIGNED_IN' in examples ? [{}, { cookie: [] }] : [];
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Values of the API, not schemas. */
const VALUES = ['example', 'examples', 'enum'];

function standardize(part: unknown, name: string, document: OpenAPIObject): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, child] of Object.entries(part))
    if (!VALUES.includes(key)) standardize(child, key, document);
  const schema: Schema = part;
  // Fractions have the format 'double'.
  if (schema.type === 'number' && schema.format === undefined) schema.type = 'integer';
  if (schema.type === 'string' && schema.format === undefined && isInstant(name, schema))
    schema.format = 'date-time';
  const [reference, ...others] = schema.allOf ?? [];
  if (reference?.$ref === undefined || others.length > 0) return;
  if (schema.nullable) schema.type ??= typeOf(document, reference.$ref);
  if (Object.keys(schema).length > 1) return;
  schema.$ref = reference.$ref;
  delete schema.allOf;
}

/** The names of instants end in 'At'; the others have one as example. */
const isInstant = (name: string, { example }: Schema) =>
  /[a-z]At$/.test(name) || (typeof example === 'string' && INSTANT.test(example));

function typeOf(document: OpenAPIObject, reference: string): string {
  const { type } = (document.components?.schemas?.[reference.split('/').at(-1) ?? ''] ?? {}) as Schema;
  if (type === undefined) throw new Error(`${reference} has no type`);
  return type;
}

import type { OpenAPIObject } from '@nestjs/swagger';
import type { Audience } from '@lions/domain';
import { ACCESS, KEY_CALLS } from '../common/access-table.js';

interface Operation {
  security?: object[];
  description?: string;
  responses: Record<string, { content?: Record<string, { examples?: object; schema?: object }> } | undefined>;
}

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  example?: unknown;
  enum?: unknown[];
  nullable?: boolean;
  allOf?: Schema[];
}

/** The call of an operation as docs/api.md and the access table name it, such as `PUT /api/teams/:id`. */
export const routeOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * Adds what OpenAPI 3.0 and the generators of clients need, and @nestjs/swagger leaves out: who may call, the security of open
 * calls, whole numbers, instants, the type beside `nullable`, and null among the values of such an enumeration.
 */
export function withStandardForm(document: OpenAPIObject): OpenAPIObject {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations as unknown as Record<string, Operation>)) {
      const audience = ACCESS[routeOf(method, path)] ?? 'superadmin';
      if (audience === 'anyone') operation.security = optionalSecurity(operation);
      operation.description = path.includes('{token}') ? 'For the holder of the link.' : AUDIENCES[audience];
      addKey(operation, KEY_CALLS[routeOf(method, path)]);
    }
  standardize(document, '', document);
  return document;
}

const AUDIENCES: Record<Audience, string> = {
  anyone: 'For anyone.',
  coach: 'For coaches and superadmins.',
  superadmin: 'For superadmins.',
};

/** Name of the scheme of API keys. */
export const KEY_SECURITY = 'apiKey';

/** Declares that a call takes an API key, and which. */
function addKey(operation: Operation, call: (typeof KEY_CALLS)[string] | undefined): void {
  if (!call) return;
  const { security = [], description = '' } = operation;
  operation.security = [...(security.length === 0 ? [{}] : security), { [KEY_SECURITY]: [] }];
  const limit = call.isWholeClub ? ', for all teams' : '';
  operation.description = `${description} API keys: \`${call.scope}\`${limit}.`;
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
  if (schema.nullable && schema.enum) schema.enum = [...new Set([...schema.enum, null])];
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

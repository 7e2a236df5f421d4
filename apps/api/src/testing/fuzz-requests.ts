import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { ODD } from './odd-values.js';

/** A request generated from the OpenAPI document, odd in one way or another. */
export interface FuzzRequest {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
  caller: 'anonymous' | 'coach' | 'superadmin';
  /** The schemas of successful answers by status. */
  answers: Record<number, object>;
}

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  example?: unknown;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** Signing out would end the fuzz. */
const LEFT_OUT = new Set(['logout']);
const IDS = [
  '1',
  '2',
  '3',
  '4',
  '0',
  '-1',
  '007',
  '1.0',
  '1e3',
  '2147483647',
  '2147483648',
  '99999999999',
  'abc',
  '%00',
  '%F0',
  "1'--",
  'null',
  '%20',
  // Not '..' or '%2e%2e': the client resolves them, and the path is then another operation's.
  '..%2f1',
];
const KEYS = [
  'tryout_auto_deletion_time',
  'development_notice_enabled',
  'practice_registration_enabled',
  'contact',
  '__proto__',
  'constructor',
  '..%2fteams',
  'x'.repeat(150),
];
const LEAGUES = ['lheq', 'm18aaa', 'none', '%00'];
const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { 'if-match': '"1"' },
  { 'if-match': '2' },
  { 'if-match': 'W/"x"' },
  { 'if-match': '*' },
];
const RAW_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1',
  '{"a":1,}',
  '{"__proto__":{"x":1}}',
  `{"name":"${'x'.repeat(120_000)}"}`,
];

const resolve = (document: OpenAPIObject, schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : ((document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) as Schema);

function goodValue(document: OpenAPIObject, schema: Schema): fc.Arbitrary<unknown> {
  const { type, enum: choices, example, items } = resolve(document, schema);
  if (choices) return fc.constantFrom(...choices);
  if (type === 'array') return fc.array(items ? goodValue(document, items) : fc.string(), { maxLength: 5 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer') return fc.integer({ min: 1, max: 200 });
  const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
  return example === undefined
    ? text
    : fc.oneof({ weight: 4, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: text });
}

function bodyOf(document: OpenAPIObject, operation: Operation): fc.Arbitrary<unknown> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const raw = fc.constantFrom<unknown>(...RAW_BODIES);
  if (!schema)
    return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: raw });
  const { properties = {} } = resolve(document, schema);
  const good = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, goodValue(document, value)])),
  );
  const names = [...Object.keys(properties), 'id', 'isAdmin', 'createdAt'];
  const spoilt = fc
    .tuple(good, fc.constantFrom(...names), fc.constantFrom(...ODD))
    .map(([body, name, value]) => ({ ...body, [name]: value }));
  const partial = fc
    .tuple(good, fc.subarray(names))
    .map(([body, kept]) => Object.fromEntries(Object.entries(body).filter(([name]) => kept.includes(name))));
  return fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 5, arbitrary: spoilt },
    { weight: 3, arbitrary: partial },
    { weight: 1, arbitrary: raw },
  );
}

function pathOf(template: string, operation: Operation, tokens: readonly string[]): fc.Arbitrary<string> {
  const queries = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
  const query = fc.oneof(
    fc.constant(''),
    fc
      .tuple(
        fc.constantFrom(...queries, 'unknown'),
        fc.constantFrom(
          'lheq',
          'm18aaa',
          'true',
          '1',
          '100',
          '0',
          '',
          'x',
          '%00',
          '%F0%9F',
          "'",
          'lheq&league=m18aaa',
        ),
      )
      .map(([name, value]) => `?${name}=${value}`),
  );
  const id = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('1', '2', '3', '4') },
    { weight: 1, arbitrary: fc.constantFrom(...IDS) },
  );
  return fc
    .tuple(
      id,
      fc.constantFrom(...KEYS),
      fc.constantFrom(...tokens, ...IDS),
      fc.constantFrom(...LEAGUES),
      query,
    )
    .map(
      ([idText, key, token, league, queryText]) =>
        template
          .replace('{id}', idText)
          .replace('{key}', key)
          .replace('{token}', token)
          .replace('{league}', league) + queryText,
    );
}

/** Requests to every operation of the document, in even shares; `tokens` belong to existing families. */
export function requestsOf(document: OpenAPIObject, tokens: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods as Record<string, Operation>)
      .filter(([, operation]) => !LEFT_OUT.has(operation.operationId))
      .map(([method, operation]) => {
        const answers: Record<number, object> = {};
        for (const [status, { content }] of Object.entries(operation.responses))
          answers[Number(status)] = content?.['application/json']?.schema ?? {};
        return fc.record({
          method: fc.constant(method.toUpperCase()),
          path: pathOf(template, operation, tokens),
          body: method === 'get' ? fc.constant(undefined) : bodyOf(document, operation),
          headers: fc.constantFrom(...HEADERS),
          caller: fc.constantFrom<FuzzRequest['caller']>('anonymous', 'coach', 'superadmin', 'superadmin'),
          answers: fc.constant(answers),
        });
      }),
  );
  return fc.oneof(...operations);
}

import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import '../../app.module.js';
import { join } from 'node:path';
import { startTestApp } from '../../testing/test-app.js';
import { accessPage } from '../../operations/access-page.js';
import { operationsPage } from '../../operations/doc-pages.js';
import { createOpenApiDocument } from './openapi.js';
import { withSummaries } from './operation-summaries.js';

const source = readFileSync(`${__dirname}/../../../openapi.json`, 'utf8');

const RULES = {
  extends: ['recommended'],
  rules: {
    // The program is not licensed to others.
    'info-license': 'off',
    // Six open lists and health checks take nothing that could be wrong.
    'operation-4xx-response': 'off',
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    'tag-description': 'error',
    // The router prefers a fixed part: `/api/my/r/{token}` is never a family link.
    'no-ambiguous-paths': 'off',
    // The standard's own schema has this bound, the linter's structure lacks it.
    'rule/required-not-empty': {
      subject: { type: 'Schema', property: 'required' },
      assertions: { minLength: 1 },
    },
  },
} as const;

/** Where the document breaks the rules, and how. */
async function problemsOf(document: string): Promise<string[]> {
  const config = await createConfig(structuredClone(RULES) as never);
  const problems = await lintFromString({ source: document, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`);
}

describe('openapi.json', () => {
  it('is a valid OpenAPI document by the recommended rules', async () => {
    expect(await problemsOf(source)).toEqual([]);
  });

  it('is refused by each rule that it breaks', async () => {
    const document = JSON.parse(source) as OpenAPIObject;
    const [teams, undo] = [document.paths['/api/teams']?.get, document.paths['/api/undo']?.get];
    const breaks: Record<string, () => unknown> = {
      struct: () => Object.assign(document.info, { titel: 'x' }),
      'no-empty-servers': () => (document.servers = []),
      'operation-summary': () => delete teams?.summary,
      'operation-description': () => delete teams?.description,
      'operation-tag-defined': () => (undo!.tags = ['x']),
      'tag-description': () => delete document.tags?.[0]?.description,
      'security-defined': () => delete teams?.security,
      'nullable-type-sibling': () => Object.assign(document.components!.schemas!, { X: { nullable: true } }),
      'rule/required-not-empty': () =>
        Object.assign(document.components!.schemas!, { Y: { type: 'object', required: [] } }),
    };
    for (const spoil of Object.values(breaks)) spoil();
    const problems = (await problemsOf(JSON.stringify(document))).map((problem) => problem.split(' ')[0]);
    expect(problems).toEqual(expect.arrayContaining(Object.keys(breaks)));
  });
});

/** The schemas of the document by name, those of fields by the field's. */
function named(part: unknown, name = ''): [string, Record<string, unknown>][] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([key, child]) => named(child, key));
  return [[name, part as Record<string, unknown>], ...inner];
}

type Answered = { headers?: Record<string, object> } | undefined;

describe('the parts of openapi.json', () => {
  const { paths, components } = JSON.parse(source) as OpenAPIObject;
  const schemas = named({ paths, schemas: components?.schemas });

  it('have the headers of pages, caches and limits, and an example with details', () => {
    const responses = paths['/api/registrations']?.get?.responses as Record<string, Answered>;
    const limits = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
    expect(Object.keys(responses['200']!.headers!)).toEqual(['Link', ...limits]);
    expect(Object.keys(responses['429']!.headers!)).toEqual(['Retry-After', ...limits]);
    const cached = paths['/api/teams']?.get?.responses as Record<string, Answered>;
    expect([cached['200'], cached['304']].map((answer) => answer?.headers?.['ETag'])).toEqual([
      { $ref: '#/components/headers/ETag' },
      { $ref: '#/components/headers/ETag' },
    ]);
    const examples = schemas.flatMap(([name, { value }]) => (name === 'VALIDATION_FAILED' ? [value] : []));
    expect(examples.length).toBeGreaterThan(50);
    for (const example of examples)
      expect(example).toMatchObject({
        details: [{ field: expect.stringMatching(/./), message: 'Required' }],
      });
  });

  // A client of `/api/teams` would otherwise have to ask whether its array is a text.
  it('are JSON alone where an answer can be JSON', () => {
    const types = schemas.flatMap(([name, part]) => (name === 'content' ? [Object.keys(part)] : []));
    const mixed = types.filter((names) => names.length > 1 && names.includes('application/json'));
    expect(mixed).toEqual([['application/json', 'text/html']]);
  });

  it('say since when they are deprecated', () => {
    const deprecated = schemas.filter(([, part]) => part['deprecated'] === true);
    expect(deprecated.length).toBeGreaterThan(0);
    for (const [name, { description }] of deprecated)
      expect([name, description]).toEqual([name, expect.stringMatching(/deprecated since \d{4}-\d\d-\d\d/)]);
  });

  it('are whole numbers, but for fractions', () => {
    const fractions = schemas.filter(([, { type }]) => type === 'number');
    expect(fractions.map(([name, { format }]) => [name, format])).toEqual([['hoursToFill', 'double']]);
  });

  it('are instants where a name or an example is one', () => {
    const instants = schemas.filter(
      ([name, { type, example }]) =>
        type === 'string' && (/At$/.test(name) || (typeof example === 'string' && /T.+Z$/.test(example))),
    );
    expect(instants.length).toBeGreaterThan(60);
    expect(new Set(instants.map(([, { format }]) => format))).toEqual(new Set(['date-time']));
  });

  it('have null among the values of an enumeration that may be null', () => {
    const nullable = schemas.filter(([, schema]) => schema['nullable'] && Array.isArray(schema['enum']));
    expect(nullable.length).toBeGreaterThan(1);
    for (const [name, { enum: values }] of nullable)
      expect([name, values]).toEqual([name, expect.arrayContaining([null])]);
  });
});

describe('the contract', () => {
  /** Where @nestjs/swagger keeps a class's published fields. */
  const PUBLISHED = 'swagger/apiModelPropertiesArray';
  const SCHEMA = 'swagger/apiModelProperties';
  /** Names of class-validator's bounds, and of the same bounds in a schema. */
  const BOUNDS: Record<string, string> = {
    minLength: 'minLength',
    maxLength: 'maxLength',
    storable: 'maxLength',
    arrayMinSize: 'minItems',
    arrayMaxSize: 'maxItems',
    min: 'minimum',
    max: 'maximum',
  };
  type Schema = Record<string, unknown> & { items?: Record<string, unknown> };
  /** Every rule of every body and query of the API. */
  function rules(): ValidationMetadata[] {
    // No public method returns the rules of all classes.
    const { validationMetadatas } = getMetadataStorage() as unknown as {
      validationMetadatas: Map<unknown, ValidationMetadata[]>;
    };
    return [...validationMetadatas.values()].flat();
  }
  const prototypeOf = ({ target }: ValidationMetadata) => (target as { prototype: object }).prototype;
  const nameOf = ({ target, propertyName }: ValidationMetadata) =>
    `${(target as { name: string }).name}.${propertyName}`;

  it('publishes every validated field', () => {
    const missing = rules().filter((rule) => {
      const published = Reflect.getMetadata(PUBLISHED, prototypeOf(rule)) as string[] | undefined;
      return !published?.includes(`:${rule.propertyName}`);
    });
    expect([...new Set(missing.map(nameOf))]).toEqual([]);
  });

  // The bundle derives DTOs without what they publish: a field without a rule would be unknown there, and here not.
  it('validates every published field of a body or query', () => {
    const targets = new Set(rules().map(({ target }) => target as { prototype: object; name: string }));
    const unchecked = [...targets].flatMap((target) => {
      const inherited = getMetadataStorage().getTargetValidationMetadatas(target as never, '', false, false);
      const checked = inherited.map(({ propertyName }) => `:${propertyName}`);
      const published = (Reflect.getMetadata(PUBLISHED, target.prototype) ?? []) as string[];
      return published.filter((field) => !checked.includes(field)).map((field) => target.name + field);
    });
    expect(unchecked).toEqual([]);
  });

  it('publishes bounds at least as strict as each rule', () => {
    const wrong = rules().filter((rule) => {
      const bound = BOUNDS[rule.name ?? ''];
      if (bound === undefined) return false;
      const schema = Reflect.getMetadata(SCHEMA, prototypeOf(rule), rule.propertyName) as Schema;
      const published = (rule.each ? schema.items?.[bound] : schema[bound]) as number;
      // Two rules may bound one field; the contract has the stricter bound.
      const isLower = bound.startsWith('min');
      return isLower ? !(published >= rule.constraints[0]) : !(published <= rule.constraints[0]);
    });
    expect(wrong.map((rule) => `${nameOf(rule)}: ${rule.name}`)).toEqual([]);
  });
});

describe('generated files', () => {
  const ROOT = join(__dirname, '../../../../..');
  const committed = (file: string) => readFileSync(join(ROOT, file), 'utf8');

  it('apps/api/openapi.json matches the decorators (npm run openapi)', async () => {
    const app = await startTestApp();
    const document = JSON.parse(
      JSON.stringify(withSummaries(createOpenApiDocument(app.app), join(__dirname, '../..'))),
    ) as unknown;
    await app.close();
    expect(JSON.parse(committed('apps/api/openapi.json'))).toEqual(document);
  });

  it('docs/operations.md and docs/api.md match the code (npm run docs)', () => {
    expect(committed('docs/operations.md')).toBe(operationsPage());
    expect(committed('docs/api.md')).toBe(accessPage());
  });
});

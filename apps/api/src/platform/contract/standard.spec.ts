import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const source = readFileSync(`${__dirname}/../../../openapi.json`, 'utf8');

const RULES = {
  extends: ['recommended'],
  rules: {
    // The program is not licensed to others.
    'info-license': 'off',
    // Six open lists and health checks take nothing that could be wrong.
    'operation-4xx-response': 'off',
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

const spoilt = (change: (document: OpenAPIObject) => void) => {
  const document = JSON.parse(source) as OpenAPIObject;
  change(document);
  return problemsOf(JSON.stringify(document));
};

describe('openapi.json', () => {
  it('is a valid OpenAPI document by the recommended rules', async () => {
    expect(await problemsOf(source)).toEqual([]);
  });

  it.each<[string, (document: OpenAPIObject) => void]>([
    ['struct', (document) => Object.assign(document.info, { titel: 'x' })],
    ['no-empty-servers', (document) => (document.servers = [])],
    ['security-defined', (document) => delete document.paths['/api/teams']?.get?.security],
    [
      'nullable-type-sibling',
      (document) => Object.assign(document.components?.schemas ?? {}, { X: { nullable: true } }),
    ],
    [
      'rule/required-not-empty',
      (document) =>
        Object.assign(document.components?.schemas ?? {}, { X: { type: 'object', required: [] } }),
    ],
  ])('is refused by the rule %s when it breaks it', async (rule, change) => {
    expect((await spoilt(change)).join('\n')).toContain(rule);
  });
});

/** The schemas of the document by name, those of fields by the field's. */
function named(part: unknown, name = ''): [string, Record<string, unknown>][] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([key, child]) => named(child, key));
  return [[name, part as Record<string, unknown>], ...inner];
}

describe('the types of openapi.json', () => {
  const { paths, components } = JSON.parse(source) as OpenAPIObject;
  const schemas = named({ paths, schemas: components?.schemas });

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
});

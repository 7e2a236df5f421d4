import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import type { AdminUser } from '../../auth/accounts/admin-user.entity.js';
import { givenPractice, givenTeam, givenTryoutSession } from '../../testing/given.js';
import { givenUser, type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, { example?: unknown }>;
}

const document = JSON.parse(readFileSync(`${__dirname}/../../../openapi.json`, 'utf8')) as OpenAPIObject;
const schemaOf = ({ $ref }: Schema): Schema =>
  (document.components?.schemas?.[$ref?.split('/').at(-1) ?? ''] ?? {}) as Schema;

/** The body of each call that merges what is sent into what is stored, by its path. */
const MERGED = new Map(
  Object.entries(document.paths).flatMap(([path, { put, patch }]) =>
    [put, patch].flatMap((operation) => {
      const { content } = (operation?.requestBody ?? {}) as { content?: Record<string, { schema: Schema }> };
      const schema = content?.['application/json']?.schema;
      return schema ? [[path, schema] as const] : [];
    }),
  ),
);

/** The parts of a schema that have a default, at any depth. */
function defaultsOf(schema: unknown, path: string, seen = new Set<string>()): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref: reference } = schema as Schema;
  if (reference !== undefined && seen.has(reference)) return [];
  if (reference !== undefined) return defaultsOf(schemaOf(schema), path, seen.add(reference));
  const inner = Object.entries(schema).flatMap(([name, part]) => defaultsOf(part, `${path}/${name}`, seen));
  return 'default' in schema ? [path, ...inner] : inner;
}

/** A client that fills in the defaults of the contract before it sends. */
const ajv = new Ajv({ strict: false, useDefaults: true, validateFormats: false });
ajv.addSchema({ $id: 'api', components: document.components });
const checks = new Map<string, ValidateFunction>();
function filled(path: string, body: object): { body: object; isValid: boolean } {
  const check = checks.get(path) ?? ajv.compile({ $ref: `api${MERGED.get(path)?.$ref}` });
  checks.set(path, check);
  const sent = structuredClone(body);
  return { isValid: check(sent), body: sent };
}

describe('the body of a call that merges', () => {
  it('is known for every PUT', () => {
    expect([...MERGED.keys()]).toEqual(
      expect.arrayContaining([
        '/api/teams/{id}',
        '/api/sessions/{id}',
        '/api/practices/{id}',
        '/api/admin/users/{id}',
        '/api/incidents/{id}',
        '/api/pictures/{id}',
        '/api/registrations/{id}',
        '/api/my/r/{token}/registrations/{id}',
        '/api/my/{token}/preferences',
      ]),
    );
  });

  it.each([...MERGED])('has no default at any depth: %s', (path, schema) => {
    expect(defaultsOf(schema, path)).toEqual([]);
  });

  it.each([...MERGED])('is sent as given by a client that fills in defaults: %s', (path, schema) => {
    const { properties = {} } = schemaOf(schema);
    const values = Object.entries(properties).map(([name, { example }]) => ({ [name]: example ?? null }));
    expect(values.length).toBeGreaterThan(0);
    for (const given of [{}, ...values]) expect(filled(path, given).body).toEqual(given);
  });
});

interface Row {
  id: number;
}

describe('a client that fills in defaults', () => {
  let app: TestApp;
  let root: SignedIn;
  beforeAll(async () => {
    app = await startTestApp();
    root = await app.signedIn('superadmin');
  });
  afterAll(() => app.close());

  const hiddenTeam = () =>
    givenTeam(app, {
      isVisible: false,
      registrationOpen: true,
      sortOrder: 7,
      colorTheme: 'blue',
      playerDisplay: 'initials',
    });

  const user = async (change: Partial<AdminUser>) => {
    const { id } = await givenUser(app, change);
    return { id, list: '/api/admin/users' };
  };

  /** Each with values that are not those of a new row, its list, one change, and the fields that it changes. */
  it.each<[string, string, object, string[], () => Promise<{ id: number; list: string }>]>([
    [
      'the description of a hidden team with open registration',
      '/api/teams/{id}',
      { description: 'Bring both jerseys' },
      ['description'],
      async () => ({ id: (await hiddenTeam()).id, list: '/api/teams' }),
    ],
    [
      'the last name of a coach who may change one team',
      '/api/admin/users/{id}',
      { lastName: 'Tremblay' },
      ['lastName'],
      () => user({ teamIds: [1] }),
    ],
    [
      'the last name of an inactive superadmin',
      '/api/admin/users/{id}',
      { lastName: 'Tremblay' },
      ['lastName'],
      () => user({ role: 'superadmin', isActive: false }),
    ],
    [
      'the note of an inactive tryout session of 35',
      '/api/sessions/{id}',
      { description: 'Bring both jerseys' },
      ['description'],
      async () => {
        const team = await hiddenTeam();
        const given = { isActive: false, capacity: 35 };
        const { id } = await givenTryoutSession(app, { teamId: team.id, ...given });
        return { id, list: `/api/teams/${team.id}/sessions` };
      },
    ],
    [
      'the time of an inactive practice of 12',
      '/api/practices/{id}',
      { time: '7:00 PM - 8:30 PM' },
      ['endsAt', 'startsAt', 'time'],
      async () => {
        const { id } = await givenPractice(app, { isActive: false, capacity: 12 });
        return { id, list: '/api/practices' };
      },
    ],
  ])('changes only %s', async (_, path, change, fields, given) => {
    const { id, list } = await given();
    const rowOf = async () => (await root.get<Row[]>(list)).body.find((row) => row.id === id) ?? {};
    const before: Record<string, unknown> = await rowOf();
    const { body, isValid } = filled(path, change);
    expect(isValid).toBe(true);
    expect((await root.put<Row>(path.replace('{id}', String(id)), body)).status).toBe(200);
    const after: Record<string, unknown> = await rowOf();
    expect(after).toMatchObject(change);
    const changed = Object.keys(before).filter((name) => !isDeepStrictEqual(before[name], after[name]));
    expect(changed.sort()).toEqual([...fields, 'version']);
  });
});

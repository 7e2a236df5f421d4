import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import type { OpenAPIObject } from '@nestjs/swagger';
import { givenFamily } from '../testing/given-family.js';
import { givenPractice } from '../testing/given-practice.js';
import { givenRegistration } from '../testing/given-registration.js';
import { givenTeam } from '../testing/given-team.js';
import { givenTryoutSession } from '../testing/given-tryout-session.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { Client } from '../testing/client.js';
import { requestsOf, type FuzzRequest } from '../testing/fuzz-requests.js';

/** Requests sent to each database; FUZZ_RUNS asks for more, FUZZ_SEED for others. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1976);

/** OpenAPI 3.0 says `nullable` beside a reference, which JSON Schema does not know. */
const withNull = (_key: string, value: unknown): unknown => {
  const { nullable, allOf } = (value ?? {}) as { nullable?: boolean; allOf?: object[] };
  return nullable && allOf ? { anyOf: [{ type: 'null' }, ...allOf] } : value;
};
const document = JSON.parse(
  readFileSync(`${__dirname}/../../openapi.json`, 'utf8'),
  withNull,
) as OpenAPIObject;
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'api', components: document.components });
const REFUSAL = { $ref: 'api#/components/schemas/ErrorDto' };

/** Each schema's check, made once: making it takes longer than the request. */
const checks = new Map<object, ValidateFunction>();
function checkOf(schema: object): ValidateFunction {
  const known = checks.get(schema);
  if (known) return known;
  const promised = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
  const check = ajv.compile(JSON.parse(promised) as object);
  checks.set(schema, check);
  return check;
}

/** Why an answer is not what the document promises, or undefined. */
function mismatch(request: FuzzRequest, status: number, body: unknown): string | undefined {
  if (status === 204) return body === '' ? undefined : 'a body where none is promised';
  const schema = status < 400 ? request.answers[status] : REFUSAL;
  if (schema === undefined) return `status ${status} is not promised`;
  const check = checkOf(schema);
  return check(body) ? undefined : ajv.errorsText(check.errors);
}

let app: TestApp;
let clients: Record<FuzzRequest['caller'], Client>;
let tokens: string[];
beforeAll(async () => {
  app = await startTestApp();
  clients = {
    anonymous: app.anonymous(),
    coach: await app.signedIn('coach'),
    superadmin: await app.signedIn('superadmin'),
  };
  tokens = await givenClub();
});
afterAll(() => app.close());

/** What the ids of the requests lead to; gives the families' tokens. */
async function givenClub(): Promise<string[]> {
  const { db, clock } = app;
  await clients.superadmin.put('/api/settings/practice_registration_enabled', { value: 'true' });
  const families = [];
  for (let number = 1; number <= 4; number += 1) {
    const team = await givenTeam(db, clock, { registrationOpen: true, activePlayers: ['Demo Player 01'] });
    const session = await givenTryoutSession(db, clock, team.id);
    const practice = await givenPractice(db, clock, { date: `2025-09-0${number + 4}` });
    for (const target of [{ sessionId: session.id }, { sessionId: null, practiceId: practice.id }]) {
      const parentEmail = `demo.${families.length}@example.test`;
      const family = await givenFamily(app, parentEmail);
      families.push(family);
      await givenRegistration(db, clock, target.sessionId, { ...target, familyId: family.id, parentEmail });
    }
  }
  return families.map(({ token }) => token);
}

const changes = async () =>
  Number(
    (
      await app.db.read((reader) => reader.select<{ n: number }>('SELECT COUNT(*) AS n FROM audit_entries'))
    )[0]?.n,
  );

it(`answers ${RUNS} odd requests as the document promises, never with 500, and changes nothing when it refuses`, async () => {
  const seen = new Map<number, number>();
  const answered = new Set<object>();
  const property = fc.asyncProperty(requestsOf(document, tokens), async (request) => {
    const before = await changes();
    const { status, body } = await clients[request.caller].send<unknown>(
      request.method,
      request.path,
      request.body,
      request.headers,
    );
    // Some of them end all sessions of whoever asks: the rest is not to be turned away at the door.
    if (status === 401 && request.caller !== 'anonymous')
      clients[request.caller] = await app.signedIn(request.caller);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    if (status < 300) answered.add(request.answers[status] ?? {});
    expect({
      ...request,
      answers: undefined,
      status,
      mismatch: mismatch(request, status, body),
    }).toMatchObject({ mismatch: undefined });
    expect(status).toBeLessThan(500);
    if (status >= 400) expect(await changes()).toBe(before);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  // A fuzz that is turned away at the door tests nothing: of the operations most give what they promise once.
  expect(seen.get(200)).toBeGreaterThan(RUNS / 6);
  expect(answered.size).toBeGreaterThan(40);
}, 300_000);

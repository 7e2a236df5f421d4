import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import type { OpenAPIObject } from '@nestjs/swagger';
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
beforeAll(async () => {
  app = await startTestApp();
  clients = {
    anonymous: app.anonymous(),
    coach: await app.signedIn('coach'),
    superadmin: await app.signedIn('superadmin'),
  };
});
afterAll(() => app.close());

const changes = async () =>
  Number(
    (
      await app.db.read((reader) => reader.select<{ n: number }>('SELECT COUNT(*) AS n FROM audit_entries'))
    )[0]?.n,
  );

it(`answers ${RUNS} odd requests as the document promises, never with 500, and changes nothing when it refuses`, async () => {
  const seen = new Map<number, number>();
  const property = fc.asyncProperty(requestsOf(document), async (request) => {
    const before = await changes();
    const { status, body } = await clients[request.caller].send<unknown>(
      request.method,
      request.path,
      request.body,
      request.headers,
    );
    seen.set(status, (seen.get(status) ?? 0) + 1);
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
  // A fuzz that is turned away at the door tests nothing.
  expect((seen.get(200) ?? 0) + (seen.get(201) ?? 0) + (seen.get(204) ?? 0)).toBeGreaterThan(RUNS / 20);
}, 300_000);

import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { AuditAction } from '@lions/domain';
import { DataSource, In, Not } from 'typeorm';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { randomToken, sha256 } from '../common/tokens.js';
import {
  givenFamily,
  givenPractice,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import type { Client } from '../../testing/client.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { requestsOf, type FuzzRequest } from '../../testing/fuzz-requests.js';

/** Requests, more on a server; FUZZ_RUNS sets the number, FUZZ_SEED the seed. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (ON_SERVER ? 2000 : 1000));
const SEED = Number(process.env['FUZZ_SEED'] ?? 1976);

/** OpenAPI 3.0 has `nullable` beside a reference, which JSON Schema does not know. */
const withNull = (_key: string, value: unknown): unknown => {
  const { nullable, allOf } = (value ?? {}) as { nullable?: boolean; allOf?: object[] };
  return nullable && allOf ? { anyOf: [{ type: 'null' }, ...allOf] } : value;
};
const document = JSON.parse(
  readFileSync(`${__dirname}/../../../openapi.json`, 'utf8'),
  withNull,
) as OpenAPIObject;
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', components: document.components });
const REFUSAL = { $ref: 'api#/components/schemas/ErrorDto' };

/** Compiled validators by schema: compiling takes longer than the request. */
const checks = new Map<object, ValidateFunction>();
function checkOf(schema: object): ValidateFunction {
  const known = checks.get(schema);
  if (known) return known;
  const promised = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
  const check = ajv.compile(JSON.parse(promised) as object);
  checks.set(schema, check);
  return check;
}

/** How an answer differs from the document, or undefined. */
function mismatch(request: FuzzRequest, status: number, body: unknown): string | undefined {
  if (status === 204) return body === '' ? undefined : 'a body where none is promised';
  const schema = status < 400 ? request.answers[status] : REFUSAL;
  if (schema === undefined) return `status ${status} is not promised`;
  const check = checkOf(schema);
  return check(body) ? undefined : ajv.errorsText(check.errors);
}
let clients: Record<FuzzRequest['caller'], Client>;
let tokens: string[];

const app = useTestApp();
beforeAll(async () => {
  if (ON_SERVER) await countIdsFromOne();
  clients = {
    anonymous: app.anonymous(),
    coach: await app.signedIn('coach'),
    superadmin: await app.signedIn('superadmin'),
  };
  tokens = await givenClub();
});

/** Resets the ids: other specs have used the schema, and the requests ask for small ids. */
async function countIdsFromOne(): Promise<void> {
  const dataSource = app.app.get(DataSource);
  for (const { tableName, generatedColumns } of dataSource.entityMetadatas)
    if (generatedColumns.length > 0) await dataSource.query(`ALTER TABLE ${tableName} AUTO_INCREMENT = 1`);
}

/** Rows for the ids of the requests; returns the tokens of families and receipts. */
async function givenClub(): Promise<string[]> {
  await clients.superadmin.put('/api/settings/practice_registration_enabled', { value: 'true' });
  const families = [];
  const receipts: string[] = [];
  for (let number = 1; number <= 4; number += 1) {
    const team = await givenTeam(app, { registrationOpen: true, activePlayers: ['Demo Player 01'] });
    const session = await givenTryoutSession(app, { teamId: team.id });
    const practice = await givenPractice(app, { date: `2025-09-0${number + 4}` });
    for (const activity of [{ sessionId: session.id }, { practiceId: practice.id }]) {
      const parentEmail = `demo.${families.length}@example.test`;
      const family = await givenFamily(app, parentEmail);
      families.push(family);
      const receipt = randomToken();
      const owner = { familyId: family.id, receiptHash: sha256(receipt), parentEmail };
      await givenRegistration(app, { ...activity, ...owner });
      receipts.push(receipt);
    }
  }
  return [...families.map(({ token }) => token), ...receipts];
}

/** Written without a request: the clean-up ticks each minute, and the fuzz changes its time of day. */
const BY_SCHEDULE = ['cleanup.run', 'cleanup.retention'] satisfies AuditAction[];

/** Number of changes that requests have made; a refused sign-in also writes an audit entry. */
const changes = () =>
  app.db.read((reader) =>
    reader.count(AuditEntry, {
      subject: Not('signIn'),
      action: Not(In(BY_SCHEDULE)),
    }),
  );

it(
  `answers ${RUNS} odd requests as the document promises, never with 500, and changes nothing when it refuses`,
  async () => {
    const seen = new Map<number, number>();
    const answered = new Set<object>();
    let before = await changes();
    const property = fc.asyncProperty(requestsOf(document, tokens), async (request) => {
      const { status, body } = await clients[request.caller].send<unknown>(
        request.method,
        request.path,
        request.body,
        request.headers,
      );
      // Some requests end the caller's sign-ins: sign in again, or the rest would all be 401.
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
      const after = await changes();
      if (status >= 400) expect(after).toBe(before);
      before = after;
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    // Guards against a fuzz that is refused everywhere: most operations succeed at least once.
    expect(seen.get(200)).toBeGreaterThan(RUNS / 6);
    expect(answered.size).toBeGreaterThan(40);
  },
  60_000 + RUNS * 60,
);

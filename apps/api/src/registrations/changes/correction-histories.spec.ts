import fc from 'fast-check';
import { registrantKey } from '@lions/domain';
import { DataSource } from 'typeorm';
import type { FamilyDto } from '../families/families.dto.js';
import { Registration } from '../../places/registration.entity.js';
import type { Client } from '../../testing/client.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import {
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenReceipt,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import type { ActivityRef } from '../../places/activity.js';

const HISTORIES = ON_SERVER ? 8 : 15;
const EMAILS = ['a', 'b', 'c'].map((name) => `${name}@example.test`);
const NAMES = ['Demo One', 'Demo Two', 'Demo Three', 'DEMO-ONE', 'Démo Two'];

let client: Client;
let coach: Client;
let activities: ActivityRef[];

const app = useTestApp();
beforeAll(async () => {
  // Waiting for the disk would take most of the time here.
  if (!ON_SERVER) await app.app.get(DataSource).query('PRAGMA synchronous = OFF');
  [client, coach] = [app.anonymous(), await app.signedIn('coach')];
});

const CORRECTION = fc.record({
  who: fc.constantFrom('coach', 'holder'),
  which: fc.nat({ max: 7 }),
  change: fc.record(
    { playerName: fc.constantFrom(...NAMES), parentEmail: fc.constantFrom(...EMAILS) },
    { requiredKeys: [] },
  ),
});
/** Corrections of one round are sent at once. */
const ROUNDS = fc.array(fc.array(CORRECTION, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 4,
});

/** Eight children for two full lines: places, and the order in which the others wait. */
async function givenLines() {
  await app.db.write(async (tx) => {
    for (const table of ['families', 'practices', 'teams']) await tx.execute(`DELETE FROM ${table}`);
  });
  await givenOpenPractices(app);
  const team = await givenTeam(app, { registrationOpen: true });
  activities = [
    { kind: 'practice', id: (await givenPractice(app, { capacity: 3 })).id },
    { kind: 'session', id: (await givenTryoutSession(app, { teamId: team.id, capacity: 2 })).id },
  ];
  const receipts = [];
  for (const activity of activities)
    for (let count = 0; count < 4; count += 1)
      receipts.push(
        await givenReceipt(
          app,
          activity,
          NAMES[count % 3] ?? '',
          EMAILS[(count + (count > 2 ? 1 : 0)) % 3] ?? '',
        ),
      );
  return receipts;
}

const rows = () => app.find(Registration, { order: { turn: 'ASC', id: 'ASC' } });
const standing = ({ id, status, turn, practiceId, sessionId, playerPosition }: Registration) =>
  [id, status, turn, practiceId, sessionId, playerPosition].join();

async function expectEachShownOnce(stored: readonly Registration[]) {
  const shown: string[] = [];
  for (const email of EMAILS) {
    const { id: familyId, path } = await givenFamily(app, email);
    const { body } = await client.get<FamilyDto>(path);
    shown.push(...body.registrations.map(({ id }) => `${id} ${email} ${familyId}`));
  }
  expect(shown.sort()).toEqual(
    stored.map(({ id, parentEmail, familyId }) => `${id} ${parentEmail} ${familyId}`).sort(),
  );
  const children = stored.map((row) => `${row.practiceId} ${row.sessionId} ${registrantKey(row)}`);
  expect(new Set(children).size).toBe(children.length);
}

it('leaves places and lines as they were, and shows each registration to the family of its address alone', async () => {
  await fc.assert(
    fc.asyncProperty(ROUNDS, async (rounds) => {
      const receipts = await givenLines();
      const before = (await rows()).map(standing);
      for (const round of rounds) {
        const answers = await Promise.all(
          round.map(({ who, which, change }) => {
            const { id, path } = receipts[which] as (typeof receipts)[number];
            return who === 'coach'
              ? coach.put(`/api/registrations/${id}`, change)
              : client.put(`${path}/registrations/${id}`, change);
          }),
        );
        for (const { status } of answers) expect([200, 409]).toContain(status);
        const stored = await rows();
        expect(stored.map(standing)).toEqual(before);
        await expectEachShownOnce(stored);
      }
    }),
    { numRuns: HISTORIES, seed: 1976 },
  );
}, 180_000);

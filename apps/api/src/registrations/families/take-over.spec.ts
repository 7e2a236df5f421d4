import { DataSource } from 'typeorm';
import type { FamilyDto, ReceiptDto } from './families.dto.js';
import type { Client } from '../../testing/client.js';
import {
  type GivenAnswer,
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenTeam,
  givenTryoutSession,
  register,
} from '../../testing/given.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { ActivityKind, ActivityRef } from '../../places/activity.js';

const VICTIM = 'victim@example.test';
const CHILD = 'Demo Real Child';

describe.each(['with a mail server', 'without one'])('%s', (kind) => {
  let catcher: MailCatcher;
  let app: TestApp;
  let parent: Client;
  let stranger: Client;
  beforeAll(async () => {
    catcher = await new MailCatcher().listen();
    app = await startTestApp(kind === 'with a mail server' ? catcher.environment : {});
    [parent, stranger] = [app.anonymous(), app.anonymous()];
  });
  afterAll(async () => {
    await app.close();
    await catcher.close();
  });

  async function givenActivity(of: ActivityKind): Promise<ActivityRef> {
    const { db } = app;
    for (const table of ['families', 'practices', 'teams'])
      await db.write((tx) => tx.execute(`DELETE FROM ${table}`));
    await givenOpenPractices(app);
    if (of === 'practice') return { kind: of, id: (await givenPractice(app, { capacity: 20 })).id };
    const team = await givenTeam(app, { registrationOpen: true });
    return { kind: of, id: (await givenTryoutSession(app, { teamId: team.id })).id };
  }

  /** Registrations that the family sees. */
  const family = async () => {
    const { path } = await givenFamily(app, VICTIM);
    return (await app.anonymous().get<FamilyDto>(path)).body.registrations;
  };

  /** Tries everything that an answer's text may open on that registration; returns all texts received. */
  async function tryEverything(answer: GivenAnswer, registrationId: number): Promise<string> {
    const told = [JSON.stringify(answer)];
    for (const token of JSON.stringify(answer).match(/[\w-]{43}/g) ?? [])
      for (const path of [`/api/my/${token}`, `/api/my/r/${token}`])
        for (const [method, verb, body] of [
          ['GET', '', undefined],
          ['GET', '/export', undefined],
          ['POST', '/open', undefined],
          ['POST', '/cancel', { registrationIds: [registrationId] }],
          ['PUT', `/registrations/${registrationId}`, { playerName: 'Demo Taken' }],
          ['PUT', '/preferences', { locale: 'fr' }],
          ['POST', '/new-link', undefined],
          ['POST', '/erase', undefined],
        ] as const) {
          const { body: said } = await stranger.send(method, path + verb, body);
          told.push(JSON.stringify(said));
        }
    return told.join('\n');
  }

  describe.each(['practice', 'session'] as const)('for a %s', (of) => {
    it('a stranger who registers under a known address sees nothing of that family', async () => {
      const activity = await givenActivity(of);
      const { body: ours } = await register(parent, activity, CHILD, VICTIM);
      const { body: guess } = await register(stranger, activity, 'Demo Guess', VICTIM);
      const told = await tryEverything(guess, ours.id);
      expect(told).toContain('Demo Guess');
      for (const secret of [CHILD, VICTIM]) expect(told).not.toContain(secret);
      expect(await family()).toMatchObject([
        { id: ours.id, playerName: CHILD, status: 'confirmed' },
        { id: guess.id, playerName: 'Demo Guess', status: 'confirmed' },
      ]);
    });

    it('a stranger who registers under an address before its family has no access to the family’s page afterwards', async () => {
      const activity = await givenActivity(of);
      const { body: first } = await register(stranger, activity, 'Demo Bait', VICTIM);
      const receipt = `/api${new URL(first.manageUrl ?? '').pathname}`;
      await stranger.post(`${receipt}/cancel`, { registrationIds: [first.id] });
      const { status, body: ours } = await register(parent, activity, CHILD, VICTIM);
      expect([status, typeof ours.manageUrl]).toEqual([201, 'string']);
      const told = await tryEverything(first, ours.id);
      for (const secret of [CHILD, VICTIM]) expect(told).not.toContain(secret);
      expect((await stranger.get<ReceiptDto>(receipt)).body.registrations).toMatchObject([
        { id: first.id, status: 'cancelled' },
      ]);
      expect(await family()).toMatchObject([
        { id: first.id, status: 'cancelled' },
        { id: ours.id, playerName: CHILD, status: 'confirmed' },
      ]);
    });

    it('an answer does not tell whether the address is known', async () => {
      const activity = await givenActivity(of);
      await register(parent, activity, CHILD, VICTIM);
      const known = await shapeOf(register(stranger, activity, 'Demo Guess', VICTIM));
      expect(await shapeOf(register(stranger, activity, 'Demo Guess', 'unknown@example.test'))).toEqual(
        known,
      );
      expect(known).toMatchObject({
        status: 201,
        body: { manageUrl: expect.stringMatching(/\/my\/r\/x+$/) },
      });
      // A child that is registered already, with a proven or an unproven address.
      const again = await shapeOf(register(stranger, activity, CHILD, VICTIM));
      expect(Object.keys(again.body)).toEqual(Object.keys(known.body));
      expect(again).toMatchObject({ status: 200, body: { manageUrl: null } });
    });

    // With a mail server the sender's own statements would mix in.
    if (kind === 'without one')
      it('an answer runs the same database statements for a known and an unknown address', async () => {
        const activity = await givenActivity(of);
        await register(parent, activity, CHILD, VICTIM);
        const noted = jest.spyOn(app.app.get(DataSource).logger, 'logQuery');
        const statements = () => noted.mock.calls.splice(0).map(([sql]) => sql);
        await register(stranger, activity, 'Demo Guess', VICTIM);
        const known = statements();
        await register(stranger, activity, 'Demo Guess', 'unknown@example.test');
        const unknown = statements();
        noted.mockRestore();
        expect(known.filter((sql) => sql.startsWith('INSERT')).length).toBeGreaterThan(2);
        expect(unknown).toEqual(known);
      });
  });
});

/** Everything that an answer reveals, without what differs between any two registrations. */
async function shapeOf(answered: ReturnType<typeof register>) {
  const { status, headers, body } = await answered;
  const told = [...headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name));
  const { manageUrl } = body;
  return {
    status,
    headers: told,
    body: {
      ...body,
      id: typeof body.id,
      manageUrl: manageUrl?.replace(/[\w-]{43}$/, 'x'.repeat(43)) ?? null,
    },
  };
}

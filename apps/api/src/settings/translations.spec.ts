import { givenTeam } from '../testing/given/given-team.js';
import { givenTryoutSession } from '../testing/given/given-tryout-session.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { MissingTextDto } from './translations.dto.js';

const PATH = '/api/translations/missing';

let app: TestApp;
let root: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  root = await app.signedIn('superadmin');
});
beforeEach(async () => {
  app.clock.set('2025-09-01T16:00:00.000Z');
  for (const table of ['tryout_sessions', 'teams'])
    await app.db.write((tx) => tx.execute(`DELETE FROM ${table}`));
});
afterAll(() => app.close());

const team = (change: Parameters<typeof givenTeam>[2]) => givenTeam(app.db, app.clock, change);
const session = (teamId: number, change: Parameters<typeof givenTryoutSession>[3]) =>
  givenTryoutSession(app.db, app.clock, teamId, change);
const missing = async () => (await root.get<MissingTextDto[]>(PATH)).body;

describe('texts in one language only', () => {
  it('are descriptions of teams and of coming sessions, by their place', async () => {
    const one = await team({ name: 'M13', description: 'Fast', descriptionFr: null, sortOrder: 2 });
    const other = await team({ name: 'M15', description: null, descriptionFr: 'Rapide', sortOrder: 1 });
    const late = await session(one.id, { date: '2025-09-20', description: 'Both jerseys', version: 4 });
    const early = await session(other.id, { date: '2025-09-01', descriptionFr: 'Deux chandails' });
    expect(await missing()).toEqual([
      {
        kind: 'team',
        id: other.id,
        name: 'M15',
        date: null,
        description: null,
        descriptionFr: 'Rapide',
        version: other.version,
      },
      expect.objectContaining({ kind: 'team', id: one.id }),
      expect.objectContaining({ kind: 'session', id: early.id, name: 'M15', date: '2025-09-01' }),
      {
        kind: 'session',
        id: late.id,
        name: 'M13',
        date: '2025-09-20',
        description: 'Both jerseys',
        descriptionFr: null,
        version: 4,
      },
    ]);
  });

  it('are none that both languages or neither have, and none of what is deleted, inactive or past', async () => {
    const { id } = await team({ description: 'Fast', descriptionFr: 'Rapide' });
    const gone = await team({ description: 'Fast', deletedAt: new Date('2025-08-30T12:00:00Z') });
    await team({ description: '', descriptionFr: null });
    const description = 'Both jerseys';
    await session(id, { description, descriptionFr: 'Deux chandails' });
    await session(id, { description: '', descriptionFr: null });
    // Yesterday in the club's zone.
    await session(id, { description, date: '2025-08-31' });
    await session(id, { description, isActive: false });
    await session(id, { description, deletedAt: new Date('2025-08-30T12:00:00Z') });
    await session(gone.id, { description });
    expect(await missing()).toEqual([]);
  });

  it('leave the list once the other language is saved, with the version of the list', async () => {
    const { id } = await team({ description: 'Fast' });
    const { id: sessionId } = await session(id, { description: 'Both jerseys' });
    for (const { kind, id: of, version } of await missing()) {
      const path = kind === 'team' ? `/api/teams/${of}` : `/api/sessions/${of}`;
      const saved = await root.put(path, { descriptionFr: 'En français' }, { 'if-match': `"${version}"` });
      expect(saved).toMatchObject({ status: 200, body: { descriptionFr: 'En français' } });
      expect(await root.put(path, { descriptionFr: 'Autre' }, { 'if-match': `"${version}"` })).toMatchObject({
        status: 409,
        body: { current: { descriptionFr: 'En français' } },
      });
    }
    expect(await missing()).toEqual([]);
    const { body } = await root.get<{ id: number }[]>(`/api/teams/${id}/sessions`);
    expect(body).toMatchObject([
      { id: sessionId, description: 'Both jerseys', descriptionFr: 'En français' },
    ]);
  });
});

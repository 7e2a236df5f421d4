import { givenTeam, givenTryoutSession } from '../testing/given.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';
import type { TryoutSession } from '../tryouts/tryout-session.entity.js';
import type { MissingTextDto } from './translations.controller.js';

const PATH = '/api/translations/missing';

const app = useTestApp({ now: '2025-09-01T16:00:00.000Z', empty: ['tryout_sessions', 'teams'] });
const root = useSignedIn(app, 'superadmin');

const session = (teamId: number, change: Partial<TryoutSession>) =>
  givenTryoutSession(app, { teamId, ...change });
const missing = async () => (await root.get<MissingTextDto[]>(PATH)).body;

describe('texts in one language only', () => {
  it('are descriptions of teams and of coming sessions, by their place', async () => {
    const one = await givenTeam(app, { name: 'M13', description: 'Fast', descriptionFr: null, sortOrder: 2 });
    const other = await givenTeam(app, {
      name: 'M15',
      description: null,
      descriptionFr: 'Rapide',
      sortOrder: 1,
    });
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
    const { id } = await givenTeam(app, { description: 'Fast', descriptionFr: 'Rapide' });
    const gone = await givenTeam(app, { description: 'Fast', deletedAt: new Date('2025-08-30T12:00:00Z') });
    await givenTeam(app, { description: '', descriptionFr: null });
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
    const { id } = await givenTeam(app, { description: 'Fast' });
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

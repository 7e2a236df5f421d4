import type { Client } from '../../testing/client.js';
import { givenTeam, givenTryoutSession } from '../../testing/given.js';
import { givenUser, useSignedIn, useTestApp } from '../../testing/test-app.js';
import type { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import type { SearchDto } from './search.dto.js';

const app = useTestApp({ empty: ['teams'] });
const coach = useSignedIn(app, 'coach');
const superadmin = useSignedIn(app, 'superadmin');
beforeAll(async () => {
  await givenUser(app, { firstName: 'Zoé', lastName: 'Démo', username: 'zoe.demo' });
});

const session = (teamId: number, change: Partial<TryoutSession>) =>
  givenTryoutSession(app, { teamId, ...change });
const search = async (client: Client, q: string) =>
  (await client.get<SearchDto>(`/api/search?q=${encodeURIComponent(q)}`)).body;

describe('search', () => {
  it('finds teams, players and tryout sessions, regardless of accents and case', async () => {
    const elite = await givenTeam(app, {
      name: 'M15 Élite',
      isVisible: false,
      activePlayers: ['Zoé Démo', 'Demo Other'],
    });
    const found = await session(elite.id, { location: 'Aréna Exemple - Montréal', isActive: false });
    for (const q of ['elite', 'ÉLITE', 'E\u0301lite m15'])
      expect((await search(coach, q)).teams).toEqual([
        { id: elite.id, name: 'M15 Élite', league: 'lheq', isVisible: false },
      ]);
    expect((await search(coach, 'zoe demo')).players).toEqual([
      { name: 'Zoé Démo', team: expect.objectContaining({ id: elite.id }) },
    ]);
    expect((await search(coach, 'MONTREAL arena')).tryoutSessions).toEqual([
      {
        id: found.id,
        date: '2025-09-05',
        time: '6:00 PM - 7:30 PM',
        location: 'Aréna Exemple - Montréal',
        team: expect.objectContaining({ id: elite.id }),
      },
    ]);
  });

  it('finds a session by its venue’s name in either language, and returns the stored one', async () => {
    const { id } = await session((await givenTeam(app)).id, { location: 'Mount Royal Arena - Mount Royal' });
    for (const q of ['mount royal arena', 'aréna de mont-royal'])
      expect((await search(coach, q)).tryoutSessions).toMatchObject([
        { id, location: 'Mount Royal Arena - Mount Royal' },
      ]);
  });

  it('finds a team by its French name', async () => {
    const { id } = await givenTeam(app, { name: 'Preparatory', nameFr: 'Préparatoire' });
    for (const q of ['preparatory', 'preparatoire'])
      expect((await search(coach, q)).teams).toMatchObject([{ id, name: 'Preparatory' }]);
  });

  it('leaves out what is deleted or belongs to a deleted team', async () => {
    const deletedAt = app.clock.now();
    const gone = await givenTeam(app, { name: 'Vanished', activePlayers: ['Vanished Player'], deletedAt });
    await session(gone.id, { location: 'Vanished rink' });
    const kept = await givenTeam(app, { name: 'Kept' });
    await session(kept.id, { location: 'Vanished rink', deletedAt });
    expect(await search(superadmin, 'vanished')).toEqual({
      teams: [],
      players: [],
      tryoutSessions: [],
      users: [],
    });
  });

  it('returns users to superadmins only, without secrets', async () => {
    expect((await search(superadmin, 'zoe')).users).toEqual([
      { id: expect.any(Number), firstName: 'Zoé', lastName: 'Démo', username: 'zoe.demo' },
    ]);
    expect((await search(coach, 'zoe')).users).toEqual([]);
  });

  it('returns the eight best of a kind: coming sessions first, then the latest past ones', async () => {
    const { id } = await givenTeam(app, { name: 'M13 Many' });
    const days = [
      '2025-08-30',
      '2025-08-31',
      ...Array.from({ length: 7 }, (_, day) => `2025-09-0${day + 1}`),
    ];
    for (const date of days) await session(id, { date });
    const dates = (await search(coach, 'many')).tryoutSessions.map(({ date }) => date);
    expect(dates).toEqual([...days.slice(2), '2025-08-31']);
  });

  it('treats SQL wildcards as plain characters', async () => {
    await givenTeam(app, { name: 'M13 Plain' });
    for (const q of ['xx%', '__xx', "' OR 1=1 --", 'xx\\\\'])
      expect((await search(coach, q)).teams).toEqual([]);
  });

  it.each(['', 'q=', 'q=a', 'q=%20a%20', `q=${'a'.repeat(81)}`, 'q=aa&q=bb', 'q=aa&more=1'])(
    'refuses %j',
    async (query) => {
      expect(await coach.get(`/api/search?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    },
  );

  it.each(['_%k', '%%', 'a -', '#', 'é\u0301'])(
    'refuses %j, which has too few letters and digits',
    async (q) => {
      const refused = {
        status: 400,
        body: {
          code: 'VALIDATION_FAILED',
          details: [{ field: 'q', message: 'Type at least 2 letters or digits' }],
        },
      };
      expect(await coach.get(`/api/search?q=${encodeURIComponent(q)}`)).toMatchObject(refused);
      expect(await coach.post('/api/search', { q })).toMatchObject(refused);
    },
  );

  it.each(['a b', '#7', '日本'])('takes %j', async (q) => {
    expect((await coach.get(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
    expect((await coach.post('/api/search', { q })).status).toBe(200);
  });
});

import papaparse from 'papaparse';
import { givenPractice, givenRegistration, givenTeam, givenTryoutSession } from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import type { TeamDto } from '../../teams/teams.dto.js';

const NOW = '2025-09-01T16:00:00.000Z';
const app = useTestApp({ now: NOW, empty: ['tryout_sessions', 'practices', 'teams', 'registrations'] });

async function tableAt(path: string, headers: Record<string, string> = {}) {
  const answer = await app.anonymous().get<string>(path, headers);
  expect({ path, status: answer.status, type: answer.headers.get('content-type') }).toEqual({
    path,
    status: 200,
    type: 'text/csv; charset=utf-8',
  });
  const { data, errors } = papaparse.parse<Record<string, string>>(answer.body, {
    header: true,
    delimiter: ',',
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return { rows: data, headers: answer.headers };
}

describe('a list as a table', () => {
  it('has the teams without names of players, with French columns and names on request', async () => {
    const team = await givenTeam(app, {
      name: 'M15 AAA',
      nameFr: 'M15 AAA Élite',
      registrationOpen: true,
      activePlayers: ['Demo Player 01', 'Demo Player 02'],
    });
    expect((await tableAt('/api/teams?format=csv')).rows).toEqual([
      {
        Team: 'M15 AAA',
        League: team.league,
        Category: team.category,
        Ages: team.ageRange ?? '',
        'Registration open': 'yes',
        'Competing players': '2',
        Changed: NOW,
        Id: String(team.id),
      },
    ]);
    const { rows, headers } = await tableAt('/api/teams?format=csv&lang=fr');
    expect(rows[0]).toMatchObject({ Équipe: 'M15 AAA Élite', 'Inscription ouverte': 'oui' });
    expect(headers.get('content-language')).toBe('fr');
    expect(JSON.stringify(rows)).not.toContain('Demo Player');
  });

  it('has sessions, practices and both by start, with free spots and the arena of the language', async () => {
    const team = await givenTeam(app, { name: 'M15 AAA', nameFr: 'M15 AAA Élite' });
    const practice = await givenPractice(app, { date: '2025-09-04', feeCents: 1250 });
    await givenPractice(app, { date: '2025-09-07', cancelledAt: app.clock.now() });
    const session = await givenTryoutSession(app, { teamId: team.id, date: '2025-09-05', capacity: 2 });
    await givenRegistration(app, { sessionId: session.id });
    await givenTryoutSession(app, { teamId: team.id, date: '2025-09-06', isActive: false });
    const { rows } = await tableAt(`/api/teams/${team.id}/sessions?format=csv`);
    expect(rows).toEqual([
      {
        Date: '2025-09-05',
        Start: '18:00',
        End: '19:30',
        Arena: 'Bob-Birnie Arena - Pointe-Claire',
        Spots: '2',
        'Free spots': '1',
        'Waiting list': '0',
        Fee: '',
        Status: 'scheduled',
        Changed: NOW,
        Id: String(session.id),
      },
    ]);
    expect((await tableAt('/api/practices?format=csv')).rows).toMatchObject([
      {
        Id: String(practice.id),
        Fee: '12.5',
        'Free spots': '20',
        Arena: 'Dollard Civic Centre - Dollard-Des Ormeaux',
      },
      { Status: 'cancelled' },
    ]);
    const calendar = await tableAt('/api/calendar?from=2025-09-01&to=2025-09-30&format=csv&lang=fr');
    expect(calendar.rows).toMatchObject([
      { Type: 'Entraînement', Équipe: '', Date: '2025-09-04' },
      { Type: 'Séance de sélection', Équipe: 'M15 AAA Élite', Aréna: 'Aréna Bob-Birnie - Pointe-Claire' },
      { Date: '2025-09-07', État: 'annulé' },
    ]);
  });

  it('holds no formula, whatever a name begins with', async () => {
    for (const [name, cell] of [
      ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
      ['+1, -2', `'+1, '-2`],
      ['@SUM(A1)', `'@SUM(A1)`],
      ['Ours, "the" best', 'Ours, "the" best'],
    ] as const) {
      const { id } = await givenTeam(app, { name });
      const { rows } = await tableAt('/api/teams?format=csv');
      expect(rows.find(({ Id }) => Id === String(id))?.['Team']).toBe(cell);
    }
  });

  it('is in the visitor’s language where its address names none, also from memory', async () => {
    await givenTeam(app);
    for (const cookie of ['', 'refresh_token=none']) {
      const french = await tableAt('/api/teams?format=csv', { 'accept-language': 'fr-CA', cookie });
      expect(Object.keys(french.rows[0] ?? {})[0]).toBe('Équipe');
      const english = await tableAt('/api/teams?format=csv', { 'accept-language': 'en', cookie });
      expect(Object.keys(english.rows[0] ?? {})[0]).toBe('Team');
      expect(french.headers.get('vary')).toContain('accept-language');
    }
    const { headers } = await app.anonymous().get('/api/teams');
    expect(headers.get('vary')).not.toContain('accept-language');
  });

  it('is fresh after a change, and unchanged for its ETag', async () => {
    const { id } = await givenTeam(app, { name: 'Before' });
    const first = await tableAt('/api/teams?format=csv');
    const stored = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await app.anonymous().get('/api/teams?format=csv', stored)).status).toBe(304);
    await (await app.signedIn('coach')).put(`/api/teams/${id}`, { name: 'After' });
    expect((await tableAt('/api/teams?format=csv', stored)).rows[0]).toMatchObject({ Team: 'After' });
  });

  it.each(['format=xml', 'format=csv&lang=de', 'format=csv&format=csv', 'updatedSince=yesterday'])(
    'is refused for %s',
    async (query) => {
      for (const path of ['/api/teams', '/api/practices', '/api/calendar?from=2025-09-01&to=2025-09-30'])
        expect(await app.anonymous().get(`${path}${path.includes('?') ? '&' : '?'}${query}`)).toMatchObject({
          status: 400,
          body: { code: 'VALIDATION_FAILED' },
        });
    },
  );
});

describe('the rows that changed since an instant', () => {
  it('are those changed then or later; a cancelled one is among them, a hidden one is gone', async () => {
    const coach = await app.signedIn('coach');
    const [first, second, third] = [await givenTeam(app), await givenTeam(app), await givenTeam(app)];
    const [old, called] = [await givenPractice(app), await givenPractice(app)];
    app.clock.advance(60_000);
    const since = app.clock.now().toISOString();
    await coach.put(`/api/teams/${second.id}`, { name: 'Changed' });
    await coach.put(`/api/teams/${third.id}`, { isVisible: false });
    await coach.delete(`/api/practices/${called.id}`);
    const idsAt = async (path: string) =>
      (await app.anonymous().get<TeamDto[]>(path)).body.map(({ id }) => id);
    expect(await idsAt('/api/teams')).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(await idsAt(`/api/teams?updatedSince=${since}`)).toEqual([second.id]);
    expect(await idsAt(`/api/practices?updatedSince=${since}`)).toEqual([called.id]);
    expect(await idsAt('/api/practices?updatedSince=2000-01-01T00:00:00Z')).toEqual([old.id, called.id]);
    const { rows } = await tableAt(`/api/teams?format=csv&updatedSince=${since}`);
    expect(rows.map(({ Team }) => Team)).toEqual(['Changed']);
  });

  it('include the sessions of a team that were changed', async () => {
    const coach = await app.signedIn('coach');
    const { id } = await givenTeam(app);
    await givenTryoutSession(app, { teamId: id });
    const moved = await givenTryoutSession(app, { teamId: id });
    app.clock.advance(1000);
    const since = app.clock.now().toISOString();
    await coach.put(`/api/sessions/${moved.id}`, { date: '2025-09-09' });
    const { body } = await app.anonymous().get<unknown[]>(`/api/teams/${id}/sessions?updatedSince=${since}`);
    expect(body).toMatchObject([{ id: moved.id, date: '2025-09-09' }]);
  });

  it.each(['2025-09-01', '2025-13-01T00:00:00Z', '2025-09-01T00:00:00', '2025-09-01T00:00:00+01:00', ''])(
    'need an instant in UTC, not %j',
    async (since) => {
      const path = `/api/teams?updatedSince=${encodeURIComponent(since)}`;
      expect(await app.anonymous().get(path)).toMatchObject({
        status: 400,
        body: { details: [{ field: 'updatedSince' }] },
      });
    },
  );
});

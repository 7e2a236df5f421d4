import { TeamsService } from '../../teams/teams.service.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { PublicWrites } from '../../testing/public-writes.js';
import { type TestApp, useSecondApp, useSignedIn, useTestApp } from '../../testing/test-app.js';
import type { FullSearchDto } from './people/people.dto.js';
import { SearchIndex } from './search-index.js';

const first = useTestApp();
const second = useSecondApp(first);
const apps = ON_SERVER ? [first, second] : [first];
const coaches = apps.map((app) => useSignedIn(app, 'coach'));
let writes: PublicWrites;
beforeAll(async () => {
  writes = await PublicWrites.in(apps);
});

const cached = ({ app }: TestApp) => app.get(SearchIndex, { strict: false });
const fresh = ({ app, db }: TestApp) => new SearchIndex(db, app.get(TeamsService, { strict: false }));
/** Search results of each process. */
const search = async (q: string) => {
  const answers = await Promise.all(coaches.map((coach) => coach.post<FullSearchDto>('/api/search', { q })));
  return answers.map(({ body }) => body);
};
const superadmin = () => first.signedIn('superadmin');

describe('what is cached for searches', () => {
  it('is made once until public data changes', async () => {
    for (const app of apps) expect(await cached(app).current()).toBe(await cached(app).current());
  });

  it('is never older than a write that was answered before, on any process', async () => {
    for (const [at, name] of Object.keys(writes.all).entries()) {
      await writes.all[name]?.(at);
      for (const app of apps)
        expect({ name, cached: await cached(app).current() }).toEqual({
          name,
          cached: await fresh(app).current(),
        });
    }
  });

  it('finds a renamed team by its new name only, at once', async () => {
    const client = await superadmin();
    await client.put(`/api/teams/${writes.teamId}`, { name: 'Formerly' });
    for (const { teams } of await search('formerly')) expect(teams).toHaveLength(1);
    await client.put(`/api/teams/${writes.teamId}`, { name: 'Latterly' });
    for (const { teams, tryoutSessions } of await search('latterly'))
      expect([teams.length, tryoutSessions.length]).toEqual([1, 1]);
    for (const { teams, tryoutSessions } of await search('formerly'))
      expect([teams, tryoutSessions]).toEqual([[], []]);
  });

  it('leaves out a deleted session at once, until it is restored', async () => {
    const client = await superadmin();
    const session = `/api/sessions/${writes.sessionId}`;
    const found = async () => (await search('latterly')).map(({ tryoutSessions }) => tryoutSessions.length);
    await client.delete(session);
    expect(await found()).toEqual(apps.map(() => 0));
    await client.post(`${session}/restore`);
    expect(await found()).toEqual(apps.map(() => 1));
  });
});

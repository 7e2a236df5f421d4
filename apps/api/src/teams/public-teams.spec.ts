import { givenTeam } from '../testing/given/given-team.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { TeamDto } from './teams.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.write((tx) => tx.execute('DELETE FROM teams')));

const given = (change: Parameters<typeof givenTeam>[2] = {}) => givenTeam(app.db, app.clock, change);

describe('the public list of teams', () => {
  it('is refused to an expired sign-in: its short names could be saved over the full ones', async () => {
    await given({ playerDisplay: 'initials', activePlayers: ['Demo Player'] });
    const late = await app.signedIn('coach');
    app.clock.advance(15 * 60_000);
    expect(await late.get('/api/teams')).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    expect((await late.post('/api/auth/refresh')).status).toBe(200);
    expect((await late.get<TeamDto[]>('/api/teams')).body[0]?.activePlayers).toEqual(['Demo Player']);
    late.cookies.delete('access_token');
    expect((await late.get('/api/teams')).status).toBe(401);
  });

  it('does not reveal surnames by the order of initials', async () => {
    await given({ playerDisplay: 'initials', activePlayers: ['Zoe Abel', 'Adam Abbott', 'Bob Acton'] });
    const [team] = (await app.anonymous().get<TeamDto[]>('/api/teams')).body;
    expect(team?.activePlayers).toEqual(['A. A.', 'B. A.', 'Z. A.']);
  });
});

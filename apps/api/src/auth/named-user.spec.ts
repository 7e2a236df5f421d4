import type { TeamDto } from '../teams/teams.dto.js';
import type { AuditEntryDto } from '../platform/audit/audit.dto.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

type SignedIn = Awaited<ReturnType<TestApp['signedIn']>>;

let app: TestApp;
let coach: SignedIn;
let root: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  [coach, root] = [await app.signedIn('coach'), await app.signedIn('superadmin')];
});
afterAll(() => app.close());

const named = (value: unknown) => ({ 'x-user-id': String(value) });
const OTHER = { status: 409, body: { code: 'SIGNED_IN_AS_OTHER' } };

describe('an unsafe call that names its user', () => {
  it('is refused in the session of another user, whatever their role, and changes nothing', async () => {
    const team = { name: 'M15 of the superadmin', league: 'lheq' };
    const asRoot = named(root.user.id);
    expect(await coach.post('/api/teams', team, asRoot)).toMatchObject(OTHER);
    expect(await coach.post('/api/admin/users', {}, asRoot)).toMatchObject(OTHER);
    expect(await coach.put('/api/auth/password', {}, asRoot)).toMatchObject(OTHER);
    expect(await coach.post('/api/auth/logout', undefined, asRoot)).toMatchObject(OTHER);
    expect((await coach.get('/api/auth/me')).status).toBe(200);
    const teams = (await root.get<TeamDto[]>('/api/teams')).body;
    expect(teams.map(({ name }) => name)).not.toContain(team.name);
  });

  it('is made in the session of that user, and recorded under their name', async () => {
    const team = { name: 'M15 named', league: 'lheq' };
    expect((await root.post('/api/teams', team, named(root.user.id))).status).toBe(201);
    const [newest] = (await root.get<AuditEntryDto[]>('/api/audit?limit=1')).body;
    expect(newest).toMatchObject({ action: 'team.create', actorId: root.user.id });
  });

  it('is refused with 400 when the name is no id', async () => {
    for (const value of ['0', '-1', '1.5', '01', 'me', ' ', '1, 2', '1'.repeat(30)])
      expect(await root.post('/api/teams', {}, named(value))).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', details: [{ field: 'X-User-Id' }] },
      });
  });

  it('needs a sign-in all the same', async () => {
    const stranger = app.anonymous({ 'x-requested-with': 'test' });
    expect((await stranger.post('/api/teams', {}, named(root.user.id))).status).toBe(401);
    expect((await stranger.post('/api/auth/logout', undefined, named('me'))).status).toBe(200);
  });
});

it('a call that only reads may name any user', async () => {
  for (const value of [root.user.id, 'me'])
    expect((await coach.get('/api/auth/me', named(value))).status).toBe(200);
});

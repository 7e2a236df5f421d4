import { AdminUser } from '../../auth/accounts/admin-user.entity.js';
import type { Answer, Client } from '../../testing/client.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { givenTryoutSession } from '../../testing/given/given-tryout-session.js';
import { givenUser, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditEntry } from './audit-entry.entity.js';

type SignedInClient = Client & { user: AdminUser };

let app: TestApp;
let coach: SignedInClient;
let root: SignedInClient;
let other: SignedInClient;
beforeAll(async () => {
  app = await startTestApp();
  coach = await app.signedIn('coach');
  root = await app.signedIn('superadmin');
  other = await app.signedIn('superadmin');
});
afterAll(() => app.close());

const nameOf = ({ user }: SignedInClient) => `${user.firstName} ${user.lastName}`;
const ifMatch = { 'if-match': '"1"' };
/** Saves `first`, advances the clock, then saves `late` with the outdated version. */
async function conflictOver<Body>(
  path: string,
  [firstBy, first]: [Client, object],
  [lateBy, late]: [Client, object],
): Promise<{ changedAt: string; answer: Answer<Body> }> {
  app.clock.advance(60_000);
  const changedAt = app.clock.now().toISOString();
  expect((await firstBy.put(path, first, ifMatch)).status).toBe(200);
  app.clock.advance(60_000);
  return { changedAt, answer: await lateBy.put<Body>(path, late, ifMatch) };
}

describe('an outdated version', () => {
  it('of a team tells who changed it and when', async () => {
    const { id } = await givenTeam(app.db, app.clock);
    const [first, late] = [{ name: 'M15 First' }, { name: 'M15 Late' }];
    const { answer, changedAt } = await conflictOver(`/api/teams/${id}`, [coach, first], [root, late]);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: first, changedBy: nameOf(coach), changedAt },
    });
  });

  it('of a tryout session tells who changed it and when', async () => {
    const team = await givenTeam(app.db, app.clock);
    const { id } = await givenTryoutSession(app.db, app.clock, team.id);
    const [first, late] = [{ capacity: 21 }, { capacity: 22 }];
    const { answer, changedAt } = await conflictOver(`/api/sessions/${id}`, [root, first], [coach, late]);
    expect(answer).toMatchObject({
      status: 409,
      body: { current: first, changedBy: nameOf(root), changedAt },
    });
  });

  it('of a user tells who changed it, whatever other entries followed', async () => {
    const { id } = await givenUser(app.db, app.clock);
    const path = `/api/admin/users/${id}`;
    const [first, late] = [{ lastName: 'First' }, { lastName: 'Late' }];
    const { changedAt } = await conflictOver(path, [other, first], [root, late]);
    for (const act of ['unlock', 'reset-link', 'end-sessions']) await root.post(`${path}/${act}`);
    expect(await root.put(path, late, ifMatch)).toMatchObject({
      status: 409,
      body: { current: first, changedBy: nameOf(other), changedAt },
    });
    expect(await root.delete(path, ifMatch)).toMatchObject({
      status: 409,
      body: { changedBy: nameOf(other) },
    });
  });

  it('of a setting tells who changed it and when', async () => {
    const path = '/api/settings/development_notice_enabled';
    expect((await root.put(path, { value: 'true' })).status).toBe(200);
    const [first, late] = [{ value: 'false' }, { value: 'true' }];
    const { answer, changedAt } = await conflictOver(path, [other, first], [root, late]);
    expect(answer).toMatchObject({
      status: 409,
      body: { current: first, changedBy: nameOf(other), changedAt },
    });
  });

  it('names deleted users by username and the server as ‘server’', async () => {
    const gone = await givenUser(app.db, app.clock);
    const client = app.anonymous();
    await client.post('/api/auth/login', { username: gone.username, password: PASSWORD });
    const { id } = await givenTeam(app.db, app.clock);
    const path = `/api/teams/${id}`;
    await client.put(path, { name: 'M15 Gone' });
    await root.delete(`/api/admin/users/${gone.id}`);
    expect((await root.put(path, {}, ifMatch)).body).toMatchObject({ changedBy: gone.username });
    await app.db.write((tx) =>
      tx.update(AuditEntry, { subject: 'team', subjectId: id }, { actorId: null, actor: 'server' }),
    );
    expect((await root.put(path, {}, ifMatch)).body).toMatchObject({ changedBy: 'server' });
  });

  it('names no one when the log has no entry, or when the caller is anonymous', async () => {
    const { id } = await givenTeam(app.db, app.clock, { version: 7 });
    const unknown = await root.put<object>(`/api/teams/${id}`, {}, ifMatch);
    expect(unknown.status).toBe(409);
    expect(unknown.body).not.toHaveProperty('changedBy');
    await coach.put(`/api/teams/${id}`, { name: 'M15 Known' });
    const answer = await app.anonymous().put<object>(`/api/teams/${id}`, {}, ifMatch);
    expect(answer).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'error', 'statusCode']);
  });
});

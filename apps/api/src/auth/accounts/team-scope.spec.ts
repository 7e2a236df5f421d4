import { ACCESS } from '../../platform/common/access-table.js';
import { ENTITIES } from '../../entities.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import type { Team } from '../../teams/team.entity.js';
import { CHANGES_NOTHING, DEVICE, MESSAGE, PRACTICE_CALLS, TEAM_CALLS } from '../../testing/coach-calls.js';
import {
  givenMail,
  givenOpenPractices,
  givenPractice,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import { type SignedIn, startTestApp, useSignedIn, useTestApp } from '../../testing/test-app.js';
import type { UndoableChangeDto } from '../../undo/undo.dto.js';

const DRY_RUN = { 'dry-run': 'true' };
const PLAYER = {
  playerName: 'Demo Walk-in',
  playerPosition: 'Forward',
  playerAge: 14,
  parentName: 'Demo Parent',
  parentEmail: 'demo.walk-in@example.test',
};

const app = useTestApp({
  empty: [
    'outbox_mails',
    'tryout_sessions',
    'teams',
    'practices',
    'families',
    'messages',
    'undoable_changes',
  ],
});
const root = useSignedIn(app, 'superadmin');

const limit = (coach: SignedIn, teamIds: number[] | null, mayChangePractices = false) =>
  root.put(`/api/admin/users/${coach.user.id}`, { teamIds, mayChangePractices });

/** A team with a session, a registration and a mail about it. */
async function givenTeamOf(change: Partial<Team> = {}) {
  const team = await givenTeam(app, change);
  const session = await givenTryoutSession(app, { teamId: team.id });
  const sessionId = session.id;
  const email = `parent-${team.id}@example.test`;
  const { registrationId } = await givenMail(app, 'changed', { email, registration: { sessionId } });
  const [mail] = await app.find(OutboxMail, { where: { registrationId } });
  return { team, sessionId, registrationId, mailId: mail?.id ?? 0 };
}
type TeamOf = Awaited<ReturnType<typeof givenTeamOf>>;

/** A practice with a registration and a mail about it. */
async function givenPracticeOf() {
  const { id: practiceId } = await givenPractice(app);
  const email = `parent-of-practice-${practiceId}@example.test`;
  const { registrationId } = await givenMail(app, 'changed', { email, registration: { practiceId } });
  const [mail] = await app.find(OutboxMail, { where: { registrationId } });
  return { practiceId, registrationId, mailId: mail?.id ?? 0 };
}
type PracticeOf = Awaited<ReturnType<typeof givenPracticeOf>>;

/** A coach with undoable changes of a practice, and then without any team. */
async function givenCoachOfPractice({ practiceId }: PracticeOf, mayChangePractices: boolean) {
  const coach = await app.signedIn('coach');
  await coach.put(`/api/practices/${practiceId}`, { capacity: 19 });
  const [change] = (await coach.get<UndoableChangeDto[]>('/api/undo')).body;
  expect((await limit(coach, [], mayChangePractices)).status).toBe(200);
  return { coach, undoId: change?.id ?? 0 };
}

/** A coach who made an undoable change to `team`, before a superadmin limited the coach to `teamIds`. */
async function givenCoach(team: TeamOf, teamIds: number[] | null) {
  const coach = await app.signedIn('coach');
  await coach.put(`/api/sessions/${team.sessionId}`, { capacity: 19 });
  const [change] = (await coach.get<UndoableChangeDto[]>('/api/undo')).body;
  expect((await limit(coach, teamIds)).status).toBe(200);
  return { coach, undoId: change?.id ?? 0 };
}

/** Calls on all teams, which no coach with some teams makes. */
const OF_ALL_TEAMS = ['POST /api/teams', 'PUT /api/teams/order'];
const routes = Object.entries(ACCESS).filter(([, audience]) => audience === 'coach');

/** Every stored row. */
const stored = async () =>
  JSON.stringify(
    await app.db.read(async (reader) => {
      const tables = [];
      for (const entity of ENTITIES) tables.push(await reader.find<object>(entity));
      return tables;
    }),
  );

describe('a coach with some teams', () => {
  it('is limited in every call of coaches that changes teams or practices', () => {
    const writes = routes.map(([route]) => route).filter((route) => !route.startsWith('GET '));
    const limited = new Set([...Object.keys(TEAM_CALLS), ...Object.keys(PRACTICE_CALLS)]);
    expect(writes.sort()).toEqual([...limited, ...CHANGES_NOTHING].sort());
  });

  it.each(Object.entries(TEAM_CALLS))(
    'gets 403 from %s for another team, and no row changes',
    async (route, call) => {
      const [own, other] = [await givenTeamOf(), await givenTeamOf({ name: 'M17 Other' })];
      const { coach, undoId } = await givenCoach(other, [own.team.id]);
      const [path, body] = call({ ...other, undoId });
      const [method = ''] = route.split(' ');
      const before = await stored();
      const answer = await coach.send<{ error: string }>(method, path, body);
      const team = OF_ALL_TEAMS.includes(route) ? undefined : 'M17 Other';
      expect(answer).toMatchObject({ status: 403, body: { code: 'TEAM_OUT_OF_SCOPE' } });
      expect(answer.body).toEqual(
        team ? expect.objectContaining({ team }) : expect.not.objectContaining({ team }),
      );
      expect(answer.body.error.startsWith(team ?? 'This is not')).toBe(true);
      // A call without a dry run refuses its header.
      const dry = await coach.send<{ code: string }>(method, path, body, DRY_RUN);
      expect([403, 400]).toContain(dry.status);
      expect(dry.body.code).toBe(dry.status === 403 ? 'TEAM_OUT_OF_SCOPE' : 'VALIDATION_FAILED');
      expect(await stored()).toBe(before);
    },
  );

  it.each(Object.entries(TEAM_CALLS).filter(([route]) => !OF_ALL_TEAMS.includes(route)))(
    'is let through by %s for an own team',
    async (route, call) => {
      const own = await givenTeamOf();
      const { coach, undoId } = await givenCoach(own, [own.team.id]);
      const [path, body] = call({ ...own, undoId });
      expect((await coach.send(route.split(' ')[0] ?? '', path, body)).status).toBeLessThan(300);
    },
  );

  it.each(routes.flatMap(([route]) => (route.startsWith('GET ') ? [route] : [])))(
    'reads as before: %s',
    async (route) => {
      const other = await givenTeamOf();
      const coach = await app.signedIn('coach');
      await limit(coach, []);
      const path = route.replace('GET ', '').replace(':id', String(other.sessionId));
      expect((await coach.get(path)).status).not.toBe(403);
    },
  );

  it.each(Object.entries(PRACTICE_CALLS))(
    'gets 403 from %s for a practice, and no row changes',
    async (route, call) => {
      const practice = await givenPracticeOf();
      const { coach, undoId } = await givenCoachOfPractice(practice, false);
      const [path, body] = call({ ...practice, undoId });
      const [method = ''] = route.split(' ');
      const before = await stored();
      const refused = { status: 403, body: { code: 'PRACTICES_OUT_OF_SCOPE' } };
      expect(await coach.send(method, path, body)).toMatchObject(refused);
      // A call without a dry run refuses its header.
      const dry = await coach.send(method, path, body, DRY_RUN);
      expect(dry).toMatchObject(dry.status === 400 ? { body: { code: 'VALIDATION_FAILED' } } : refused);
      expect(await stored()).toBe(before);
    },
  );

  it.each(Object.entries(PRACTICE_CALLS))(
    'is let through by %s when practices are part of the limit',
    async (route, call) => {
      const practice = await givenPracticeOf();
      const { coach, undoId } = await givenCoachOfPractice(practice, true);
      const [path, body] = call({ ...practice, undoId });
      expect((await coach.send(route.split(' ')[0] ?? '', path, body)).status).toBeLessThan(300);
    },
  );

  it('is not offered to undo a change of a practice after practices were taken away', async () => {
    const { coach } = await givenCoachOfPractice(await givenPracticeOf(), false);
    expect((await coach.get('/api/undo')).body).toEqual([]);
    await limit(coach, [], true);
    expect((await coach.get('/api/undo')).body).toHaveLength(1);
  });

  it('sees the roster at the door of a practice, and previews a message to it', async () => {
    const practice = await givenPracticeOf();
    const { coach } = await givenCoachOfPractice(practice, false);
    const before = await stored();
    const door = `/api/check-in/practices/${practice.practiceId}`;
    for (const takesNumbers of [false, true])
      expect(await coach.post(door, { device: DEVICE, takesNumbers, changes: [] })).toMatchObject({
        status: 200,
        body: { rows: [{ id: practice.registrationId }], numbers: [], isReadOnly: true },
      });
    const draft = { practiceId: practice.practiceId, ...MESSAGE };
    expect((await coach.post('/api/messages/preview', draft)).status).toBe(200);
    expect(await stored()).toBe(before);
  });

  it('moves no registration between an own and another team, in either direction', async () => {
    const [own, other] = [await givenTeamOf(), await givenTeamOf()];
    const { coach } = await givenCoach(own, [own.team.id]);
    for (const [from, to] of [
      [own, other],
      [other, own],
    ] as const) {
      const before = await stored();
      const body = { sessionId: to.sessionId };
      for (const headers of [{}, DRY_RUN])
        expect(await coach.put(`/api/registrations/${from.registrationId}`, body, headers)).toMatchObject({
          status: 403,
          body: { code: 'TEAM_OUT_OF_SCOPE', team: other.team.name },
        });
      expect(await stored()).toBe(before);
    }
  });

  it('marks no mail as told when one of them is about another team', async () => {
    const [own, other] = [await givenTeamOf(), await givenTeamOf()];
    const { coach } = await givenCoach(own, [own.team.id]);
    const mailIds = [own.mailId, other.mailId];
    const before = await stored();
    expect((await coach.put('/api/to-tell', { mailIds, isTold: true })).status).toBe(403);
    expect(await stored()).toBe(before);
  });

  it('sends no message to another team, and previews it', async () => {
    const [own, other] = [await givenTeamOf(), await givenTeamOf()];
    const { coach } = await givenCoach(own, [own.team.id]);
    const message = { teamId: other.team.id, ...MESSAGE };
    expect(await coach.post('/api/messages', message)).toMatchObject({ status: 403 });
    expect((await coach.post('/api/messages/preview', message)).status).toBe(200);
    expect((await coach.post('/api/messages', { teamId: own.team.id, ...MESSAGE })).status).toBe(201);
  });

  it('sees the roster at another team’s door, and leases no number', async () => {
    const [own, other] = [await givenTeamOf(), await givenTeamOf()];
    const { coach } = await givenCoach(own, [own.team.id]);
    const before = await stored();
    for (const takesNumbers of [false, true])
      expect(
        await coach.post(`/api/check-in/sessions/${other.sessionId}`, {
          device: DEVICE,
          takesNumbers,
          changes: [],
        }),
      ).toMatchObject({
        status: 200,
        body: { rows: [{ id: other.registrationId }], numbers: [], isReadOnly: true },
      });
    expect(await stored()).toBe(before);
  });

  it('is not offered to undo a change of a team that was taken away', async () => {
    const [own, other] = [await givenTeamOf(), await givenTeamOf()];
    const { coach, undoId } = await givenCoach(other, [own.team.id]);
    expect((await coach.get('/api/undo')).body).toEqual([]);
    await limit(coach, null);
    expect((await coach.get('/api/undo')).body).toMatchObject([{ id: undoId }]);
    expect((await coach.post(`/api/undo/${undoId}`)).status).toBe(204);
  });
});

describe('a registration for a practice by a coach who may not change practices', () => {
  it('is the public’s: let through while registration is open, else refused', async () => {
    const practice = await givenPracticeOf();
    const { coach } = await givenCoachOfPractice(practice, false);
    const { playerName, parentEmail } = PLAYER;
    const player = { practiceId: practice.practiceId, playerName, parentEmail, position: 'F' };
    const before = await stored();
    expect(await coach.post('/api/registrations', player)).toMatchObject({
      status: 403,
      body: { code: 'PRACTICES_OUT_OF_SCOPE' },
    });
    const missing = { ...player, practiceId: 2 ** 30 };
    expect(await coach.post('/api/registrations', missing)).toMatchObject({ status: 404 });
    expect(await stored()).toBe(before);
    await givenOpenPractices(app);
    expect((await coach.post('/api/registrations', player)).status).toBe(201);
    await app.execute("DELETE FROM settings WHERE `key` = 'practice_registration_enabled'");
  });
});

describe('a registration by a coach of other teams', () => {
  const register = (client: SignedIn, id: number) => client.post(`/api/sessions/${id}/registrations`, PLAYER);

  it('is the public’s: let through while registration is open, else refused', async () => {
    const own = await givenTeamOf();
    const open = await givenTeamOf({ registrationOpen: true });
    const closed = await givenTeamOf();
    const hidden = await givenTeamOf({ registrationOpen: true, isVisible: false });
    const started = await givenTryoutSession(app, {
      teamId: open.team.id,
      date: '2025-09-01',
      time: '7:00 AM - 8:00 AM',
    });
    const { coach } = await givenCoach(own, [own.team.id]);
    expect((await register(coach, open.sessionId)).status).toBe(201);
    expect((await register(coach, own.sessionId)).status).toBe(201);
    const before = await stored();
    for (const { sessionId, team } of [closed, hidden, { ...open, sessionId: started.id }])
      expect(await register(coach, sessionId)).toMatchObject({
        status: 403,
        body: { code: 'TEAM_OUT_OF_SCOPE', team: team.name },
      });
    expect(await stored()).toBe(before);
  });

  it('is refused per session in a form', async () => {
    const [own, closed] = [await givenTeamOf(), await givenTeamOf()];
    const { coach } = await givenCoach(own, [own.team.id]);
    const { playerName, playerAge, parentName, parentEmail } = PLAYER;
    const form = (...teams: TeamOf[]) =>
      coach.post('/api/registration-forms', {
        targets: teams.map(({ sessionId: id }) => ({ kind: 'session', id })),
        players: [{ playerName, playerAge, position: 'Forward' }],
        parentName,
        parentEmail,
      });
    expect(await form(closed, own)).toMatchObject({
      status: 201,
      body: {
        results: [
          { refusal: 'TEAM_OUT_OF_SCOPE', places: [] },
          { refusal: null, places: [{ player: 0 }] },
        ],
      },
    });
    expect(await form(closed)).toMatchObject({ status: 403, body: { code: 'TEAM_OUT_OF_SCOPE' } });
  });
});

describe('the limits of a user', () => {
  it('are all by default, and told to the user as far as they limit', async () => {
    const { id } = await givenTeam(app);
    const coach = await app.signedIn('coach');
    const told = async () => (await coach.get<{ teamIds: unknown }>('/api/auth/me')).body.teamIds;
    expect(await told()).toBeNull();
    expect(await limit(coach, [id])).toMatchObject({ body: { teamIds: [id], version: 2 } });
    expect(await told()).toEqual([id]);
    await root.put(`/api/admin/users/${coach.user.id}`, { role: 'superadmin' });
    expect(await told()).toBeNull();
    expect((await coach.put(`/api/teams/${(await givenTeam(app)).id}`, {})).status).toBe(200);
    expect((await coach.post('/api/teams', { name: 'M13 New', league: 'lheq' })).status).toBe(201);
    await root.put(`/api/admin/users/${coach.user.id}`, { role: 'coach' });
    expect(await told()).toEqual([id]);
    expect(await limit(coach, null)).toMatchObject({ status: 200, body: { teamIds: null } });
    expect(await told()).toBeNull();
  });

  it('include practices only when a superadmin says so', async () => {
    const coach = await app.signedIn('coach');
    const told = async () =>
      (await coach.get<{ mayChangePractices: boolean }>('/api/auth/me')).body.mayChangePractices;
    expect(await told()).toBe(true);
    expect(await root.put(`/api/admin/users/${coach.user.id}`, { teamIds: [] })).toMatchObject({
      status: 200,
      body: { mayChangePractices: false },
    });
    expect(await told()).toBe(false);
    expect(await limit(coach, [], true)).toMatchObject({ body: { mayChangePractices: true } });
    expect(await told()).toBe(true);
    const log = await root.get<object[]>(`/api/audit?subject=user&subjectId=${coach.user.id}`);
    expect(log.body[0]).toMatchObject({
      action: 'user.update',
      before: { mayChangePractices: false },
      after: { mayChangePractices: true },
    });
    for (const mayChangePractices of [null, 'true', 1])
      expect(await root.put(`/api/admin/users/${coach.user.id}`, { mayChangePractices })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'mayChangePractices' }] },
      });
  });

  it('are set for a new user, and recorded in the audit log', async () => {
    const { id } = await givenTeam(app);
    const user = {
      firstName: 'Demo',
      lastName: 'Coach',
      username: 'scoped.coach',
      email: 'scoped.coach@example.test',
      password: 'a long sentence',
      teamIds: [id],
      mayChangePractices: true,
    };
    const made = await root.post<{ id: number }>('/api/admin/users', user);
    expect(made).toMatchObject({ status: 201, body: { teamIds: [id], mayChangePractices: true } });
    await root.put(`/api/admin/users/${made.body.id}`, { teamIds: null });
    const log = await root.get<object[]>(`/api/audit?subject=user&subjectId=${made.body.id}`);
    expect(log.body).toMatchObject([
      { action: 'user.update', before: { teamIds: [id] }, after: { teamIds: null } },
      { action: 'user.create', after: { teamIds: [id], mayChangePractices: true } },
    ]);
  });

  it('must exist when they are added; one that was removed since may stay', async () => {
    const [kept, removed] = [await givenTeam(app), await givenTeam(app)];
    const deleted = await givenTeam(app, { deletedAt: app.clock.now() });
    const coach = await app.signedIn('coach');
    expect((await limit(coach, [kept.id, removed.id, deleted.id])).status).toBe(200);
    await app.execute('DELETE FROM teams WHERE id = ?', [removed.id]);
    expect((await limit(coach, [removed.id, kept.id])).status).toBe(200);
    expect((await limit(coach, [kept.id])).status).toBe(200);
    expect(await limit(coach, [kept.id, removed.id])).toMatchObject({
      status: 400,
      body: { details: [{ field: 'teamIds', message: 'One of these teams no longer exists' }] },
    });
  });

  it.each([
    ['a text', '1'],
    ['a repeated id', [1, 1]],
    ['zero', [0]],
    ['a fraction', [1.5]],
    ['a text in the list', ['1']],
    ['null in the list', [null]],
    ['an id above the largest', [2 ** 31]],
    ['more than 200 teams', Array.from({ length: 201 }, (_, index) => index + 1)],
  ])('are refused as %s', async (_, teamIds) => {
    expect(await root.put(`/api/admin/users/${root.user.id}`, { teamIds })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field: 'teamIds' }] },
    });
  });
});

// Last, because a process has one sign-in strategy: the second application's replaces the first one's.
describe('many registrations by a coach of other teams', () => {
  it('count towards the daily limit of an address, also in a form with an own team', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' });
    const [coach, admin] = [await limited.signedIn('coach'), await limited.signedIn('superadmin')];
    const [own, open] = [await givenTeam(limited), await givenTeam(limited, { registrationOpen: true })];
    const targets = [];
    for (const { id } of [own, open])
      targets.push({ kind: 'session', id: (await givenTryoutSession(limited, { teamId: id })).id });
    await admin.put(`/api/admin/users/${coach.user.id}`, { teamIds: [own.id] });
    const { playerAge, parentName, parentEmail } = PLAYER;
    const statuses = [];
    for (let child = 0; child <= 10; child += 1) {
      const players = [{ playerName: `Demo Player ${child}`, playerAge, position: 'Forward' }];
      const form = { targets, players, parentName, parentEmail };
      statuses.push((await coach.post('/api/registration-forms', form)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    await limited.close();
  });
});

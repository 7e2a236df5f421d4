import { DAY_MS } from '@lions/domain';
import type { Team } from '../../teams/team.entity.js';
import type { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import type { FamilyToTellDto } from '../../registrations/to-tell/to-tell.dto.js';
import type { Client } from '../../testing/client.js';
import {
  givenMail,
  givenPractice,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import type { OverviewDto } from './overview.dto.js';

let coach: Client;

const app = useTestApp({
  now: '2025-09-01T16:00:00.000Z',
  empty: ['outbox_mails', 'registrations', 'families', 'practices', 'tryout_sessions', 'teams'],
});
beforeEach(async () => {
  coach = await app.signedIn('coach');
});

const overview = async (client = coach) => (await client.get<OverviewDto>('/api/analytics/overview')).body;
const openTeam = (change: Partial<Team> = {}) =>
  givenTeam(app, { name: 'M15 Demo', registrationOpen: true, ...change });
const session = (teamId: number, change: Partial<TryoutSession> = {}) =>
  givenTryoutSession(app, { teamId, ...change });

/** Just as many days later; a sign-in does not last so long. */
async function afterDays(days: number): Promise<void> {
  app.clock.advance(days * DAY_MS + 1);
  coach = await app.signedIn('coach');
}

async function register(sessionId: number, player: string): Promise<void> {
  const answer = await coach.post(`/api/sessions/${sessionId}/registrations`, {
    playerName: player,
    playerPosition: 'Defense',
    playerAge: 14,
    parentName: 'Demo Parent',
    parentEmail: `${player.toLowerCase().replaceAll(' ', '.')}@example.test`,
    consentVersion: '2026-11',
    parentalAuthority: true,
  });
  expect(answer.status).toBe(201);
}

describe('the overview', () => {
  it('is for signed-in users', async () => {
    expect((await app.anonymous().get('/api/analytics/overview')).status).toBe(401);
  });

  it('of an empty club is empty', async () => {
    expect(await overview()).toEqual({
      today: '2025-09-01',
      week: [],
      stillLines: [],
      teamsWithoutSessions: [],
      familiesToTell: 0,
      failedMails: null,
      changes: { registered: 0, waiting: 0, promoted: 0, cancelled: 0 },
    });
  });

  it('has the practices and sessions of seven days with their places, in order', async () => {
    const team = await openTeam();
    const late = await session(team.id, { date: '2025-09-07', cancelledAt: app.clock.now() });
    const today = await session(team.id, { date: '2025-09-01' });
    const practice = await givenPractice(app, {
      date: '2025-09-01',
      time: '5:00 PM - 6:00 PM',
    });
    await session(team.id, { date: '2025-09-08' });
    await session(team.id, { date: '2025-08-31' });
    await session(team.id, { date: '2025-09-02', isActive: false });
    await session(team.id, { date: '2025-09-02', deletedAt: app.clock.now() });
    await givenPractice(app, { date: '2025-09-02', isActive: false });
    const ofPractice = { practiceId: practice.id, playerName: 'Demo Goalie' };
    await givenRegistration(app, { ...ofPractice, playerPosition: 'Goalie' });
    await givenRegistration(app, ofPractice);
    await givenRegistration(app, { sessionId: today.id, status: 'waiting' });
    expect((await overview()).week).toEqual([
      {
        kind: 'practice',
        id: practice.id,
        team: null,
        date: '2025-09-01',
        time: '5:00 PM - 6:00 PM',
        location: null,
        isCancelled: false,
        capacity: 20,
        registeredCount: 2,
        waitlistCount: 0,
      },
      expect.objectContaining({
        kind: 'session',
        id: today.id,
        team: { id: team.id, name: 'M15 Demo', isVisible: true },
        location: today.location,
        registeredCount: 0,
        waitlistCount: 1,
      }),
      expect.objectContaining({ id: late.id, isCancelled: true }),
    ]);
  });

  it('counts what happened to places in a day, and names a line that stands still for three', async () => {
    const team = await openTeam();
    const { id } = await session(team.id, { date: '2025-09-12', capacity: 1 });
    await register(id, 'Demo One');
    await register(id, 'Demo Two');
    expect(await overview()).toMatchObject({
      stillLines: [],
      changes: { registered: 1, waiting: 1, promoted: 0, cancelled: 0 },
    });
    await afterDays(1);
    expect((await overview()).changes).toEqual({ registered: 0, waiting: 0, promoted: 0, cancelled: 0 });
    await afterDays(2);
    expect((await overview()).stillLines).toMatchObject([{ kind: 'session', id, waitlistCount: 1 }]);
    await register(id, 'Demo Three');
    expect((await overview()).stillLines).toEqual([]);
  });

  it('names visible teams without a coming session', async () => {
    const planned = await openTeam({ name: 'M13 Planned' });
    await session(planned.id, { date: '2025-09-01' });
    const past = await openTeam({ name: 'M15 Past' });
    await session(past.id, { date: '2025-08-31' });
    await session(past.id, { date: '2025-09-05', cancelledAt: app.clock.now() });
    await openTeam({ name: 'M17 Hidden', isVisible: false });
    await openTeam({ name: 'M18 Deleted', deletedAt: app.clock.now() });
    expect((await overview()).teamsWithoutSessions).toEqual([
      { id: past.id, name: 'M15 Past', isVisible: true },
    ]);
  });

  it('counts the families that are not told yet, and for superadmins the mails that failed', async () => {
    await givenMail(app, 'practice-cancelled', {
      practice: { cancelledAt: app.clock.now() },
    });
    await app.execute(`UPDATE outbox_mails SET status = 'failed', lastError = 'refused'`);
    const superadmin = await app.signedIn('superadmin');
    expect(await overview()).toMatchObject({ familiesToTell: 1, failedMails: null });
    expect(await overview(superadmin)).toMatchObject({ familiesToTell: 1, failedMails: 1 });
    const [family] = (await coach.get<FamilyToTellDto[]>('/api/to-tell')).body;
    await coach.put('/api/to-tell', { mailIds: family?.mails.map(({ id }) => id), isTold: true });
    expect((await overview()).familiesToTell).toBe(0);
  });

  it('has the sessions of hidden teams, marked', async () => {
    const team = await openTeam({ isVisible: false });
    await session(team.id, { date: '2025-09-02' });
    expect((await overview()).week).toMatchObject([{ team: { id: team.id, isVisible: false } }]);
  });

  it('gives a coach with a limit the tasks of the own teams only', async () => {
    const own = await openTeam({ name: 'M13 Own' });
    const other = await openTeam({ name: 'M15 Other' });
    const root = await app.signedIn('superadmin');
    const limited = await app.signedIn('coach');
    await root.put(`/api/admin/users/${limited.user.id}`, { teamIds: [own.id], mayChangePractices: false });
    await givenMail(app, 'practice-cancelled', { practice: { cancelledAt: app.clock.now() } });
    expect(await overview(limited)).toMatchObject({
      teamsWithoutSessions: [{ id: own.id }],
      familiesToTell: 0,
    });
    expect(await overview(root)).toMatchObject({
      teamsWithoutSessions: [{ id: own.id }, { id: other.id }],
      familiesToTell: 1,
    });
    const { id } = await session(other.id, { date: '2025-09-12', capacity: 1 });
    await register(id, 'Demo One');
    await register(id, 'Demo Two');
    app.clock.advance(3 * DAY_MS + 1);
    const [later, laterRoot] = [await app.signedIn('coach'), await app.signedIn('superadmin')];
    expect((await overview(later)).stillLines).toHaveLength(1);
    await laterRoot.put(`/api/admin/users/${later.user.id}`, { teamIds: [own.id] });
    expect((await overview(later)).stillLines).toEqual([]);
  });
});

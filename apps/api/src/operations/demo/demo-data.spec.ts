import { PRACTICE_STATES, activitySpan, venueLocation, VENUES, type Club } from '@lions/domain';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { LedgerEntry } from '../../places/ledger-entry.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { givenTeam } from '../../testing/given.js';
import { startTestApp, useTestApp } from '../../testing/test-app.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { Practice } from '../../practices/practice.entity.js';
import type { PracticeDto } from '../../practices/practices.dto.js';
import { Registration } from '../../places/registration.entity.js';
import { Team } from '../../teams/team.entity.js';
import type { TeamDto } from '../../teams/teams.dto.js';
import { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import type { TryoutSessionDto } from '../../tryouts/tryouts.dto.js';
import { DemoData } from './demo-data.js';

const app = useTestApp({ isForEach: true });

const put = (on = app) => on.app.get(DemoData).putOnce();
const teams = () => app.find(Team);
const sessions = () => app.find(TryoutSession);

describe('demo data', () => {
  it('contains both leagues, a hidden team, coming sessions at known venues, and no real person', async () => {
    await put();
    const [all, coming] = [await teams(), await sessions()];
    for (const league of ['lheq', 'm18aaa'])
      expect(all.filter((team) => team.league === league)).toHaveLength(3);
    expect(all.filter((team) => !team.isVisible)).toHaveLength(1);
    for (const { activePlayers } of all) {
      expect(activePlayers.length).toBeGreaterThanOrEqual(18);
      expect(activePlayers.length).toBeLessThanOrEqual(24);
      expect(new Set(activePlayers).size).toBe(activePlayers.length);
      for (const name of activePlayers) expect(name).toMatch(/Demo|Exemple/);
    }
    for (const session of coming) {
      const span = activitySpan(session, app.configuration.zone);
      expect(span?.startsAt.getTime()).toBeGreaterThan(app.clock.time());
      expect(VENUES.map(venueLocation)).toContain(session.location);
    }
    expect(new Set(coming.map(({ teamId }) => teamId)).size).toBe(all.length);
    const places = coming.map(({ date, location, time }) => `${date} ${location} ${time}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('has a practice in each state, and no real registrants', async () => {
    await put();
    const coach = await app.signedIn('coach');
    const practices = (await coach.get<PracticeDto[]>('/api/practices')).body;
    expect(new Set(practices.map(({ state }) => state))).toEqual(new Set(PRACTICE_STATES));
    for (const { skatersCount, goaliesCount, skaterCapacity, goalieCapacity } of practices) {
      expect(skatersCount).toBeLessThanOrEqual(skaterCapacity);
      expect(goaliesCount).toBeLessThanOrEqual(goalieCapacity);
    }
    expect(practices.some(({ isActive }) => !isActive)).toBe(true);
    const registered = await app.find(Registration);
    expect(registered.length).toBeGreaterThan(80);
    for (const { sessionId, playerName, playerAge, parentName, parentEmail, familyId } of registered) {
      // Fields that a tryout's form requires, so that a demo coach can correct each registration.
      expect([playerAge, parentName]).toEqual(sessionId === null ? [null, null] : [12, 'Exemple Parent']);
      expect(playerName).toMatch(/^(Demo|Exemple) /);
      expect(parentEmail).toMatch(/^(demo|exemple)\.[a-z0-9.]+@example\.test$/);
      expect(familyId).toBeNull();
    }
    expect(await app.find(OutboxMail)).toEqual([]);
    expect(await app.find(LedgerEntry)).toHaveLength(registered.length);
  });

  it('lets a newcomer register a child for a tryout and for a practice, without signing in', async () => {
    await put();
    const visitor = app.anonymous();
    const { body: listed } = await visitor.get<TeamDto[]>('/api/teams');
    const open = listed.filter(({ registrationOpen }) => registrationOpen);
    expect(open.map(({ league }) => league).sort()).toEqual(['lheq', 'm18aaa']);
    const planned = await Promise.all(
      open.map(({ id }) => visitor.get<TryoutSessionDto[]>(`/api/teams/${id}/sessions`)),
    );
    const all = planned.flatMap(({ body }) => body);
    expect(all.filter(({ registeredCount }) => registeredCount > 0).length).toBeGreaterThanOrEqual(3);
    const full = all.find(({ waitlistCount }) => waitlistCount > 0);
    expect(full?.registeredCount).toBe(full?.capacity);
    const free = all.find(
      ({ registeredCount, capacity }) => registeredCount > 0 && registeredCount < capacity,
    );
    const child = { playerName: 'Exemple Nouveau', parentEmail: 'exemple.nouveau@example.test' };
    const forTryout = { ...child, playerPosition: 'Forward', parentName: 'Exemple Parent', playerAge: 12 };
    const tryout = (id?: number) => visitor.post(`/api/sessions/${id}/registrations`, forTryout);
    expect(await tryout(free?.id)).toMatchObject({ status: 201, body: { isWaitlist: false } });
    expect(await tryout(full?.id)).toMatchObject({ status: 201, body: { isWaitlist: true } });
    const practices = (await visitor.get<PracticeDto[]>('/api/practices')).body;
    const practiceId = practices.find(({ state }) => state === 'available')?.id;
    const practice = await visitor.post('/api/registrations', { ...child, practiceId, position: 'F' });
    expect(practice).toMatchObject({ status: 201, body: { isWaitlist: false } });
  });

  it.each([
    ['2025-09-01', '2025-26', 50],
    ['2026-04-30', '2025-26', 50],
    ['2026-05-01', '2026-27', 51],
    ['2026-11-29', '2026-27', 51],
    ['2028-01-15', '2027-28', 52],
  ])('has the season of %s: %s', async (day, years, anniversary) => {
    app.clock.set(`${day}T16:00:00.000Z`);
    await put();
    const { season } = (await app.anonymous().get<Club>('/api/club')).body;
    const year = years.slice(0, 4);
    expect(season).toMatchObject({
      label: { en: `Fall ${year}`, fr: `Automne ${year}` },
      years: { en: years, fr: `${year}-${Number(year) + 1}` },
      anniversary,
    });
  });

  it.each(['2025-09-01', '2025-09-02', '2025-09-03', '2025-09-04', '2025-09-05', '2025-09-06', '2025-09-07'])(
    'plans evenings on school days, seen from %s',
    async (day) => {
      app.clock.set(`${day}T16:00:00.000Z`);
      await put();
      const practices = await app.find(Practice);
      for (const { date, time } of [...(await sessions()), ...practices]) {
        const isWeekend = [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
        expect(time).toMatch(isWeekend ? /^\d+:\d\d AM/ : /^[67]:\d\d PM/);
      }
    },
  );

  it('is inserted once, and not again after everything was deleted', async () => {
    await put();
    await put();
    expect(await teams()).toHaveLength(6);
    expect(await app.find(AuditEntry, { where: { action: 'demo.load' } })).toHaveLength(1);
    await app.db.write(async (tx) => {
      await tx.execute('DELETE FROM teams');
      await tx.execute('DELETE FROM audit_entries');
    });
    await put();
    expect(await teams()).toEqual([]);
    expect(await sessions()).toEqual([]);
  });

  it('is not inserted into a database that has a team, even a deleted one', async () => {
    await givenTeam(app, { deletedAt: app.clock.now() });
    await put();
    expect(await teams()).toHaveLength(1);
  });

  it(
    ON_SERVER
      ? 'comes once from two processes that start at once'
      : 'comes once when it is asked for twice at once',
    async () => {
      const other = ON_SERVER ? await startTestApp({}, app) : app;
      await Promise.all([put(), put(other), put(), put(other)]);
      expect(await teams()).toHaveLength(6);
    },
  );
});

import { PRACTICE_STATES, sessionSpan, venueLocation, VENUES } from '@lions/domain';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { LedgerEntry } from '../places/ledger-entry.entity.js';
import { OutboxMail } from '../outbox/outbox-mail.entity.js';
import { givenTeam } from '../testing/given/given-team.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { ON_SERVER } from '../testing/database/test-database.js';
import type { PracticeDto } from '../practices/practices.dto.js';
import { Registration } from '../places/registration.entity.js';
import { Team } from '../teams/team.entity.js';
import { TryoutSession } from '../tryouts/tryout-session.entity.js';
import { DemoData } from './demo-data.js';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const put = (on = app) => on.app.get(DemoData).putOnce();
const teams = () => app.db.read((reader) => reader.find(Team));
const sessions = () => app.db.read((reader) => reader.find(TryoutSession));

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
      const span = sessionSpan(session, app.configuration.zone);
      expect(span?.startsAt.getTime()).toBeGreaterThan(app.clock.time());
      expect(VENUES.map(venueLocation)).toContain(session.location);
    }
    expect(new Set(coming.map(({ teamId }) => teamId)).size).toBe(all.length);
    const places = coming.map(({ date, location, time }) => `${date} ${location} ${time}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('has a practice in each state and no real registrants; registration is off for families', async () => {
    await put();
    const coach = await app.signedIn('coach');
    const practices = (await coach.get<PracticeDto[]>('/api/practices')).body;
    expect(new Set(practices.map(({ state }) => state))).toEqual(new Set(PRACTICE_STATES));
    for (const { skatersCount, goaliesCount, skaterCapacity, goalieCapacity } of practices) {
      expect(skatersCount).toBeLessThanOrEqual(skaterCapacity);
      expect(goaliesCount).toBeLessThanOrEqual(goalieCapacity);
    }
    expect(practices.some(({ isActive }) => !isActive)).toBe(true);
    const registered = await app.db.read((reader) => reader.find(Registration));
    expect(registered.length).toBeGreaterThan(80);
    for (const { playerName, parentEmail, familyId } of registered) {
      expect(playerName).toMatch(/^(Demo|Exemple) /);
      expect(parentEmail).toMatch(/^(demo|exemple)\.[a-z0-9.]+@example\.test$/);
      expect(familyId).toBeNull();
    }
    expect(await app.db.read((reader) => reader.find(OutboxMail))).toEqual([]);
    expect(await app.db.read((reader) => reader.find(LedgerEntry))).toHaveLength(registered.length);
    const { body } = await app.anonymous().get<object>('/api/settings/public');
    expect(body).toMatchObject({ practiceRegistrationEnabled: false });
  });

  it('is inserted once, and not again after everything was deleted', async () => {
    await put();
    await put();
    expect(await teams()).toHaveLength(6);
    expect(
      await app.db.read((reader) => reader.find(AuditEntry, { where: { action: 'demo.load' } })),
    ).toHaveLength(1);
    await app.db.write(async (tx) => {
      await tx.execute('DELETE FROM teams');
      await tx.execute('DELETE FROM audit_entries');
    });
    await put();
    expect(await teams()).toEqual([]);
    expect(await sessions()).toEqual([]);
  });

  it('is not inserted into a database that has a team, even a deleted one', async () => {
    await givenTeam(app.db, app.clock, { deletedAt: app.clock.now() });
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
      if (other !== app) await other.close();
    },
  );
});

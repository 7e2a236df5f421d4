import { DAY_MS } from '@lions/domain';
import { CleanupRun } from '../../operations/cleanup/cleanup-run.entity.js';
import { givenPractice } from '../../testing/given/given-practice.js';
import { givenRegistration } from '../../testing/given/given-registration.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { givenTryoutSession } from '../../testing/given/given-tryout-session.js';
import { givenUser, startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { AdminSession } from '../../auth/admin-sessions/admin-session.entity.js';
import { PasswordReset } from '../../auth/passwords/password-reset.entity.js';
import { SignInAttempts } from '../../auth/passwords/sign-in-attempts.entity.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import { CleanupScheduler } from '../../operations/cleanup/cleanup.scheduler.js';
import { RETENTION } from './retention-rules.js';
import { nullable, text, whole } from '../database/row-shape.js';

const NOW = new Date('2025-11-10T15:00:00.000Z');
const ago = (days: number, milliseconds = 0) => new Date(NOW.getTime() - days * DAY_MS - milliseconds);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() =>
  app.db.write(async (tx) => {
    for (const table of [
      'practices',
      'tryout_sessions',
      'teams',
      'admin_users',
      'sign_in_attempts',
      'audit_entries',
      'cleanup_runs',
    ])
      await tx.execute(`DELETE FROM ${table}`);
  }),
);

async function night(instant: Date): Promise<void> {
  app.clock.set(instant);
  await app.app.get(CleanupScheduler).tick();
}
async function idsOf(table: string): Promise<number[]> {
  const rows = await app.db.read((reader) =>
    reader.select(`SELECT id FROM ${table} ORDER BY id`, [], { id: whole }),
  );
  return rows.map(({ id }) => id);
}
const runs = () => app.db.read((reader) => reader.count(CleanupRun, { kind: 'retention' }));

describe('the retention run', () => {
  it('removes teams with their sessions, and sessions, 30 days after they were deleted', async () => {
    const { db, clock } = app;
    const lively = await givenTeam(db, clock);
    const dead = await givenTeam(db, clock, { deletedAt: ago(30, 1) });
    const fresh = await givenTeam(db, clock, { deletedAt: ago(30) });
    await givenTryoutSession(db, clock, dead.id);
    await givenTryoutSession(db, clock, lively.id, { deletedAt: ago(30, 1) });
    const kept = [
      await givenTryoutSession(db, clock, lively.id, { deletedAt: ago(30) }),
      await givenTryoutSession(db, clock, lively.id, { date: '2020-01-01' }),
      await givenTryoutSession(db, clock, fresh.id),
    ];
    await night(NOW);
    expect(await idsOf('teams')).toEqual([lively.id, fresh.id]);
    expect(await idsOf('tryout_sessions')).toEqual(kept.map(({ id }) => id));
  });

  it('removes a team with several sessions, their registrations and the mails about them', async () => {
    const { db, clock } = app;
    const team = await givenTeam(db, clock, { deletedAt: ago(30, 1) });
    for (let session = 0; session < 3; session += 1) {
      const { id } = await givenTryoutSession(db, clock, team.id, { date: '2025-11-20' });
      for (let player = 0; player < 2; player += 1) {
        const { id: registrationId } = await givenRegistration(db, clock, id);
        await db.write((tx) =>
          tx.insert(OutboxMail, {
            kind: 'confirmation',
            familyId: null,
            registrationId,
            locale: null,
            status: 'sent',
            attempts: 1,
            nextAttemptAt: NOW,
            lastError: null,
            transitionKey: `registration ${registrationId}`,
            data: null,
            createdAt: NOW,
            sentAt: NOW,
          }),
        );
      }
    }
    await night(NOW);
    for (const table of ['teams', 'tryout_sessions', 'registrations', 'outbox_mails'])
      expect([table, await idsOf(table)]).toEqual([table, []]);
  });

  it('removes registrations 90 days after the day of their session, and with it', async () => {
    const { db, clock } = app;
    const team = await givenTeam(db, clock);
    const sessionOf = (change: object) => givenTryoutSession(db, clock, team.id, change);
    const [old, recent] = [await sessionOf({ date: '2025-08-11' }), await sessionOf({ date: '2025-08-12' })];
    const deleted = await sessionOf({ date: '2025-11-09', deletedAt: ago(30, 1) });
    for (const { id } of [old, deleted]) await givenRegistration(db, clock, id);
    const kept = await givenRegistration(db, clock, recent.id);
    await night(NOW);
    expect(await idsOf('registrations')).toEqual([kept.id]);
    expect(await idsOf('tryout_sessions')).toEqual([old.id, recent.id]);
  });

  it('removes waiting registrations 30 days after the day of their tryout session', async () => {
    const { db, clock } = app;
    const team = await givenTeam(db, clock);
    const on = async (date: string) => {
      const { id } = await givenTryoutSession(db, clock, team.id, { date });
      const statuses = ['waiting', 'confirmed'] as const;
      const ids: number[] = [];
      for (const status of statuses) ids.push((await givenRegistration(db, clock, id, { status })).id);
      return ids;
    };
    const [thirtyOne, thirty] = [await on('2025-10-10'), await on('2025-10-11')];
    await night(NOW);
    expect(await idsOf('registrations')).toEqual([thirtyOne[1], ...thirty]);
  });

  it('removes a family without a registration a day after it was last used', async () => {
    const { db, clock } = app;
    const links = app.app.get(FamilyLinks, { strict: false });
    const [bare, fresh, kept] = ['bare@example.test', 'fresh@example.test', 'kept@example.test'];
    const family = (email: string) => db.write((tx) => links.familiesIn(tx, [{ email, locale: null }]));
    clock.set(ago(1, 1));
    for (const email of [bare, kept]) await family(email);
    clock.set(ago(1));
    await family(fresh);
    const session = await givenTryoutSession(db, clock, (await givenTeam(db, clock)).id, {
      date: '2025-11-20',
    });
    await givenRegistration(db, clock, session.id, { parentEmail: kept });
    await night(NOW);
    const left = await db.read((reader) =>
      reader.select('SELECT email FROM families ORDER BY email', [], { email: text }),
    );
    expect(left).toEqual([{ email: fresh }, { email: kept }]);
  });

  it('removes registrations 60 days after the day of their practice, waiting ones after 30, practices after 24 months', async () => {
    const { db, clock } = app;
    const on = async (date: string, ...statuses: ('confirmed' | 'waiting' | 'cancelled')[]) => {
      const { id: practiceId } = await givenPractice(db, clock, { date });
      const ids: number[] = [];
      for (const status of statuses)
        ids.push((await givenRegistration(db, clock, null, { practiceId, status })).id);
      return { practiceId, ids };
    };
    // NOW is 2025-11-10 in the club's zone.
    const sixtyOne = await on('2025-09-10', 'confirmed', 'cancelled');
    const sixty = await on('2025-09-11', 'confirmed', 'cancelled', 'waiting');
    const thirtyOne = await on('2025-10-10', 'waiting', 'confirmed');
    const thirty = await on('2025-10-11', 'waiting');
    const ahead = await on('2026-05-01', 'waiting', 'confirmed');
    const old = await on('2023-11-09');
    const twoYears = await on('2023-11-10');
    await night(NOW);
    expect(await idsOf('registrations')).toEqual([
      sixty.ids[0],
      sixty.ids[1],
      thirtyOne.ids[1],
      thirty.ids[0],
      ...ahead.ids,
    ]);
    expect(await idsOf('practices')).toEqual(
      [sixtyOne, sixty, thirtyOne, thirty, ahead, twoYears].map(({ practiceId }) => practiceId),
    );
    expect(await idsOf('practices')).not.toContain(old.practiceId);
  });

  it('removes sign-ins, reset links, guessed names and old audit entries', async () => {
    const { db, clock } = app;
    const { id: userId } = await givenUser(db, clock);
    const adminSession = (name: string, refreshExpiresAt: Date) => ({
      userId,
      familyId: name,
      familyStartedAt: ago(99),
      sessionToken: name,
      refreshToken: name,
      replacedAt: null,
      expiresAt: ago(97),
      refreshExpiresAt,
      ipAddress: '192.0.2.7',
      userAgent: 'test',
      isActive: false,
      createdAt: ago(99),
    });
    const reset = (tokenHash: string, expiresAt: Date, usedAt: Date | null) => ({
      userId,
      tokenHash,
      expiresAt,
      usedAt,
      createdAt: ago(1),
    });
    const line = (at: Date) => ({
      at,
      actorId: null,
      actor: 'server',
      action: 'test.line',
      subject: 'test',
      subjectId: null,
      before: null,
      after: null,
    });
    const attempts = (nameHash: string, windowStartedAt: Date) => ({
      nameHash,
      failures: 1,
      windowStartedAt,
      lockedUntil: null,
      lockCount: 0,
    });
    const kept = await db.write(async (tx) => {
      await tx.insert(AdminSession, adminSession('old', ago(90, 1)));
      await tx.insert(PasswordReset, reset('expired', ago(0, 1), null));
      await tx.insert(PasswordReset, reset('used', ago(-1), ago(0, 1)));
      await tx.insert(AuditEntry, line(new Date('2023-11-10T14:59:59.999Z')));
      await tx.insert(SignInAttempts, attempts('old', ago(1, 1)));
      return {
        admin_sessions: await tx.insert(AdminSession, adminSession('kept', ago(90))),
        password_resets: await tx.insert(PasswordReset, reset('open', ago(0, -1), null)),
        audit_entries: await tx.insert(AuditEntry, line(new Date('2023-11-10T15:00:00.000Z'))),
        sign_in_attempts: await tx.insert(SignInAttempts, attempts('kept', ago(1))),
      };
    });
    await night(NOW);
    for (const [table, id] of Object.entries(kept))
      expect([table, (await idsOf(table))[0]]).toEqual([table, id]);
    for (const table of ['admin_sessions', 'password_resets', 'sign_in_attempts'])
      expect(await idsOf(table)).toHaveLength(1);
  });

  it('runs once per local date, whether auto-deletion is on or not', async () => {
    const before = await runs();
    await night(new Date('2025-11-10T07:59:59.999Z'));
    expect(await runs()).toBe(before);
    for (const time of ['2025-11-10T08:00:00.000Z', '2025-11-10T08:01:00.000Z', '2025-11-11T04:59:00.000Z'])
      await night(new Date(time));
    expect(await runs()).toBe(before + 1);
    await night(new Date('2025-11-12T20:00:00.000Z'));
    expect(await runs()).toBe(before + 2);
  });

  it('uses tables and columns that exist', async () => {
    for (const { table, column } of RETENTION)
      await expect(
        app.db.read((reader) =>
          reader.select(`SELECT ${column} AS kept FROM ${table} LIMIT 1`, [], { kept: nullable(text) }),
        ),
      ).resolves.toEqual(expect.any(Array));
  });
});

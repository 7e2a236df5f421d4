import { DAY_MS, REMOVED_DATA } from '@lions/domain';
import { CleanupRun } from '../../operations/cleanup/cleanup-run.entity.js';
import {
  givenMail,
  givenPractice,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import { emptyTables, givenUser, useTestApp } from '../../testing/test-app.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { AdminSession } from '../../auth/admin-sessions/admin-session.entity.js';
import { PasswordReset, SignInAttempts } from '../../auth/passwords/passwords.entity.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import { CleanupScheduler } from '../../operations/cleanup/cleanup.scheduler.js';
import { RETENTION } from './retention-rules.js';
import { nullable, text, whole } from '../database/row-shape.js';
import { DataSource } from 'typeorm';
import { LedgerEntry } from '../../places/ledger-entry.entity.js';
import { CASCADES, COUNTED_TABLES } from './kept-no-longer.js';
import { Retention } from './retention.js';

const NOW = new Date('2025-11-10T15:00:00.000Z');
const ago = (days: number, milliseconds = 0) => new Date(NOW.getTime() - days * DAY_MS - milliseconds);

const app = useTestApp({
  empty: [
    'practices',
    'tryout_sessions',
    'teams',
    'admin_users',
    'sign_in_attempts',
    'audit_entries',
    'cleanup_runs',
  ],
});

async function night(instant: Date): Promise<void> {
  app.clock.set(instant);
  await app.app.get(CleanupScheduler).tick();
}
async function idsOf(table: string): Promise<number[]> {
  const rows = await app.select(`SELECT id FROM ${table} ORDER BY id`, [], { id: whole });
  return rows.map(({ id }) => id);
}
const runs = () => app.db.read((reader) => reader.count(CleanupRun, { kind: 'retention' }));

describe('the retention run', () => {
  it('removes teams with their sessions, and sessions, 30 days after they were deleted', async () => {
    const lively = await givenTeam(app);
    const dead = await givenTeam(app, { deletedAt: ago(30, 1) });
    const fresh = await givenTeam(app, { deletedAt: ago(30) });
    await givenTryoutSession(app, { teamId: dead.id });
    await givenTryoutSession(app, { teamId: lively.id, deletedAt: ago(30, 1) });
    const kept = [
      await givenTryoutSession(app, { teamId: lively.id, deletedAt: ago(30) }),
      await givenTryoutSession(app, { teamId: lively.id, date: '2020-01-01' }),
      await givenTryoutSession(app, { teamId: fresh.id }),
    ];
    await night(NOW);
    expect(await idsOf('teams')).toEqual([lively.id, fresh.id]);
    expect(await idsOf('tryout_sessions')).toEqual(kept.map(({ id }) => id));
  });

  it('removes a team with several sessions, their registrations and the mails about them', async () => {
    const { db } = app;
    const team = await givenTeam(app, { deletedAt: ago(30, 1) });
    for (let session = 0; session < 3; session += 1) {
      const { id } = await givenTryoutSession(app, { teamId: team.id, date: '2025-11-20' });
      for (let player = 0; player < 2; player += 1) {
        const { id: registrationId } = await givenRegistration(app, { sessionId: id });
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
    const team = await givenTeam(app);
    const sessionOf = (change: object) => givenTryoutSession(app, { teamId: team.id, ...change });
    const [old, recent] = [await sessionOf({ date: '2025-08-11' }), await sessionOf({ date: '2025-08-12' })];
    const deleted = await sessionOf({ date: '2025-11-09', deletedAt: ago(30, 1) });
    for (const { id } of [old, deleted]) await givenRegistration(app, { sessionId: id });
    const kept = await givenRegistration(app, { sessionId: recent.id });
    await night(NOW);
    expect(await idsOf('registrations')).toEqual([kept.id]);
    expect(await idsOf('tryout_sessions')).toEqual([old.id, recent.id]);
  });

  it('removes waiting registrations 30 days after the day of their tryout session', async () => {
    const team = await givenTeam(app);
    const on = async (date: string) => {
      const { id } = await givenTryoutSession(app, { teamId: team.id, date });
      const statuses = ['waiting', 'confirmed'] as const;
      const ids: number[] = [];
      for (const status of statuses) ids.push((await givenRegistration(app, { sessionId: id, status })).id);
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
    const session = await givenTryoutSession(app, { teamId: (await givenTeam(app)).id, date: '2025-11-20' });
    await givenRegistration(app, { sessionId: session.id, parentEmail: kept });
    await night(NOW);
    const left = await db.read((reader) =>
      reader.select('SELECT email FROM families ORDER BY email', [], { email: text }),
    );
    expect(left).toEqual([{ email: fresh }, { email: kept }]);
  });

  it('removes registrations 60 days after the day of their practice, waiting ones after 30, practices after 24 months', async () => {
    const on = async (date: string, ...statuses: ('confirmed' | 'waiting' | 'cancelled')[]) => {
      const { id: practiceId } = await givenPractice(app, { date });
      const ids: number[] = [];
      for (const status of statuses) ids.push((await givenRegistration(app, { practiceId, status })).id);
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
    const { db } = app;
    const { id: userId } = await givenUser(app);
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
        app.select(`SELECT ${column} AS kept FROM ${table} LIMIT 1`, [], { kept: nullable(text) }),
      ).resolves.toEqual(expect.any(Array));
  });
});

describe('the end of the season, May 1', () => {
  beforeEach(() => emptyTables(app, ['teams', 'admin_users', 'audit_entries', 'cleanup_runs']));
  async function night(instant: string): Promise<void> {
    app.clock.set(new Date(instant));
    await app.app.get(CleanupScheduler).tick();
  }
  const listsOf = async () => {
    const { body } = await app.anonymous().get('/api/teams');
    return (body as { activePlayers: string[] }[]).map(({ activePlayers }) => activePlayers);
  };

  it('empties all lists of competing players once, and keeps later entries', async () => {
    const { db, clock } = app;
    await night('2026-04-30T12:00:00.000Z');
    const team = await givenTeam(app, { activePlayers: ['Alex Example', 'Bo Example'] });
    const deleted = await givenTeam(app, { activePlayers: ['Cy Example'], deletedAt: clock.now() });
    const empty = await givenTeam(app, { activePlayers: [] });
    // 03:00 of May 1 in Montréal.
    await night('2026-05-01T06:59:59.999Z');
    expect(await listsOf()).toEqual([['Alex Example', 'Bo Example'], []]);
    await night('2026-05-01T07:00:00.000Z');
    expect(await listsOf()).toEqual([[], []]);
    const rows = await db.read((reader) =>
      reader.select(
        `SELECT id, version, ${reader.lengthOf('activePlayers')} AS names FROM teams ORDER BY id`,
        [],
        { id: whole, version: whole, names: whole },
      ),
    );
    expect(rows.map(({ id, version, names }) => [id, version, names])).toEqual([
      [team.id, team.version + 1, 0],
      [deleted.id, deleted.version + 1, 0],
      [empty.id, empty.version, 0],
    ]);
    const next = await givenTeam(app, { activePlayers: ['Dee Example'] });
    await night('2026-05-02T12:00:00.000Z');
    await night('2027-04-30T12:00:00.000Z');
    expect(await listsOf()).toContainEqual(['Dee Example']);
    await night('2027-05-01T12:00:00.000Z');
    expect(await listsOf()).toEqual([[], [], []]);
    expect(next.id).toBeGreaterThan(empty.id);
  });

  it('is caught up after downtime, and does not apply to a new server', async () => {
    await night('2026-05-20T12:00:00.000Z');
    await givenTeam(app, { activePlayers: ['Alex Example'] });
    await night('2026-05-21T12:00:00.000Z');
    expect(await listsOf()).toEqual([['Alex Example']]);
    await night('2027-06-10T12:00:00.000Z');
    expect(await listsOf()).toEqual([[]]);
  });

  it('is in the log with numbers and without names', async () => {
    const { db } = app;
    await givenUser(app);
    await night('2026-04-30T12:00:00.000Z');
    const { id } = await givenTeam(app, { activePlayers: ['Alex Example', 'Bo Example'] });
    await night('2026-05-01T12:00:00.000Z');
    const lines = await db.read((reader) =>
      reader.find(AuditEntry, { where: { action: 'team.updatePlayers' } }),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.subjectId).toBe(id);
    expect(JSON.stringify(lines)).toContain('2 entries');
    expect(JSON.stringify(lines)).not.toContain('Example');
  });
});

describe('the count of the retention run', () => {
  const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
  /** Tables that the brake does not count. */
  const UNCOUNTED = ['number_leases', 'pictures'];
  const countsOf = async () => {
    const counts: Record<string, number> = {};
    for (const [data, table] of Object.entries(COUNTED_TABLES)) {
      const rows = await app.select(`SELECT id FROM ${table}`, [], { id: whole });
      counts[data] = rows.length;
    }
    return counts;
  };
  /** A ledger entry. */
  const line = (seq: number, owner: Partial<LedgerEntry>) =>
    app.db.write((tx) =>
      tx.insert(LedgerEntry, {
        seq,
        at: NOW,
        event: 'registered',
        registrationId: 1,
        pool: 'skaters',
        actor: 'family',
        previousHash: 'a'.repeat(64),
        hash: 'b'.repeat(64),
        ...owner,
      }),
    );
  /** Rows that are removed by a rule, with another row, or both, and rows that stay. */
  async function givenAll(): Promise<void> {
    const { clock } = app;
    clock.set(ago(40));
    const dead = await givenTeam(app, { deletedAt: ago(31) });
    const lively = await givenTeam(app);
    const withTeam = await givenTryoutSession(app, { teamId: dead.id, date: '2025-11-20' });
    const deleted = await givenTryoutSession(app, { teamId: dead.id, deletedAt: ago(31) });
    const recent = await givenTryoutSession(app, { teamId: lively.id, date: '2025-11-20' });
    const old = await givenPractice(app, { date: '2023-10-01' });
    const autumn = await givenPractice(app, { date: '2025-09-01' });
    const ahead = await givenPractice(app, { date: '2025-12-01' });
    const email = (name: string) => `${name}@example.test`;
    const told = (name: string, registration: object) =>
      givenMail(app, 'confirmation', { email: email(name), registration });
    await told('gone.one', { sessionId: withTeam.id });
    await told('gone.one', { practiceId: old.id });
    await told('gone.two', { sessionId: deleted.id, status: 'waiting' });
    await told('gone.three', { practiceId: autumn.id });
    await told('kept.half', { practiceId: autumn.id });
    await told('kept.half', { practiceId: ahead.id });
    await told('kept', { sessionId: recent.id });
    await givenRegistration(app, { sessionId: recent.id, parentEmail: email('no.link') });
    await line(1, { sessionId: withTeam.id });
    await line(2, { sessionId: withTeam.id });
    await line(1, { sessionId: recent.id });
    await line(1, { practiceId: old.id });
    await line(1, { practiceId: autumn.id });
  }

  it('equals what is removed in every table, cascades included', async () => {
    await givenAll();
    app.clock.set(NOW);
    const before = await countsOf();
    const counts = await app.db.read((reader) => app.app.get(Retention).countIn(reader, NOW));
    expect(counts).toEqual({
      teams: 1,
      tryoutSessions: 2,
      practices: 1,
      registrations: 5,
      families: 3,
      mails: 5,
      placeHistory: 3,
    });
    await app.app.get(CleanupScheduler).tick();
    const after = await countsOf();
    for (const data of Object.keys(COUNTED_TABLES))
      // The run itself adds an audit entry.
      if (data !== 'auditLog')
        expect([data, (before[data] ?? 0) - (after[data] ?? 0)]).toEqual([
          data,
          counts[data as keyof typeof counts] ?? 0,
        ]);
    const [run] = await app.select("SELECT deleted FROM cleanup_runs WHERE ranOn = '2025-11-10'", [], {
      deleted: whole,
    });
    expect(run?.deleted).toBe(20);
    expect(await app.db.read((reader) => app.app.get(Retention).countIn(reader, NOW))).toEqual({});
  });

  it('follows every cascading foreign key', () => {
    const tables = new Set<string>(Object.values(COUNTED_TABLES));
    const cascades = app.app
      .get(DataSource)
      .entityMetadatas.flatMap(({ tableName, foreignKeys }) =>
        foreignKeys.map(({ columns, referencedTablePath, onDelete }) => ({
          table: tableName,
          column: columns[0]?.propertyName,
          owner: referencedTablePath,
          onDelete,
        })),
      )
      .filter(({ table, owner }) => tables.has(owner) && !UNCOUNTED.includes(table));
    const byText = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
    expect(cascades.sort(byText)).toEqual(
      CASCADES.map((cascade) => ({ ...cascade, onDelete: 'CASCADE' })).sort(byText),
    );
    for (const { table } of CASCADES) expect(tables).toContain(table);
  });

  it('covers every table of the rules except marks of requests and erasures, and deliveries of webhooks', () => {
    const counted = new Set<string>(Object.values(COUNTED_TABLES));
    const uncounted = RETENTION.filter(({ table }) => !counted.has(table)).map(({ kept }) => kept);
    expect(new Set(uncounted)).toEqual(new Set(['erasures', 'requestMarks', 'webhookDeliveries']));
    expect([...Object.keys(COUNTED_TABLES), 'playerLists'].sort()).toEqual([...REMOVED_DATA].sort());
  });
});

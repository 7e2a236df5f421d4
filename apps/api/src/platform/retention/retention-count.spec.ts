import { DAY_MS, REMOVED_DATA } from '@lions/domain';
import { DataSource } from 'typeorm';
import { CleanupScheduler } from '../../operations/cleanup/cleanup.scheduler.js';
import { LedgerEntry } from '../../places/ledger-entry.entity.js';
import { whole } from '../database/row-shape.js';
import { givenMail } from '../../testing/given/given-mail.js';
import { givenPractice } from '../../testing/given/given-practice.js';
import { givenRegistration } from '../../testing/given/given-registration.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { givenTryoutSession } from '../../testing/given/given-tryout-session.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { CASCADES, COUNTED_TABLES } from './kept-no-longer.js';
import { Retention } from './retention.js';
import { RETENTION } from './retention-rules.js';

const NOW = new Date('2025-11-10T15:00:00.000Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** Tables that the brake does not count. */
const UNCOUNTED = ['number_leases', 'pictures'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const countsOf = async () => {
  const counts: Record<string, number> = {};
  for (const [data, table] of Object.entries(COUNTED_TABLES)) {
    const rows = await app.db.read((reader) => reader.select(`SELECT id FROM ${table}`, [], { id: whole }));
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
  const { db, clock } = app;
  clock.set(ago(40));
  const dead = await givenTeam(db, clock, { deletedAt: ago(31) });
  const lively = await givenTeam(db, clock);
  const withTeam = await givenTryoutSession(db, clock, dead.id, { date: '2025-11-20' });
  const deleted = await givenTryoutSession(db, clock, dead.id, { deletedAt: ago(31) });
  const recent = await givenTryoutSession(db, clock, lively.id, { date: '2025-11-20' });
  const old = await givenPractice(db, clock, { date: '2023-10-01' });
  const autumn = await givenPractice(db, clock, { date: '2025-09-01' });
  const ahead = await givenPractice(db, clock, { date: '2025-12-01' });
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
  await givenRegistration(db, clock, recent.id, { parentEmail: email('no.link') });
  await line(1, { sessionId: withTeam.id });
  await line(2, { sessionId: withTeam.id });
  await line(1, { sessionId: recent.id });
  await line(1, { practiceId: old.id });
  await line(1, { practiceId: autumn.id });
}

describe('the count of the retention run', () => {
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
    const [run] = await app.db.read((reader) =>
      reader.select("SELECT deleted FROM cleanup_runs WHERE ranOn = '2025-11-10'", [], { deleted: whole }),
    );
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

  it('covers every table of the rules except marks of requests and of erasures', () => {
    const counted = new Set<string>(Object.values(COUNTED_TABLES));
    const uncounted = RETENTION.filter(({ table }) => !counted.has(table)).map(({ kept }) => kept);
    expect(new Set(uncounted)).toEqual(new Set(['erasures', 'requestMarks']));
    expect([...Object.keys(COUNTED_TABLES), 'playerLists'].sort()).toEqual([...REMOVED_DATA].sort());
  });
});

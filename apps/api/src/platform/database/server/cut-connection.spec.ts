import { DataSource } from 'typeorm';
import { migrateDatabase } from '../../../create-app.js';
import { Registration } from '../../../places/registration.entity.js';
import type { Answer, Client } from '../../../testing/client.js';
import { givenOpenPractices, givenPractice, givenTeam, givenTryoutSession } from '../../../testing/given.js';
import { openDatabase } from '../../../testing/database/open-database.js';
import { TcpProxy } from '../../../testing/database/tcp-proxy.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.js';
import { Team } from '../../../teams/team.entity.js';
import { MIGRATIONS } from '../migrations/index.js';

/** More packets than any of the actions takes. */
const MOST_PACKETS = 400;

let database: TestDatabase;
let proxy: TcpProxy;
/** Bypasses the proxy: what the server has stored. */
let stored: DataSource;
let app: TestApp;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  stored = await openDatabase(database);
  const url = new URL(database.environment['DATABASE_URL'] ?? '');
  proxy = await TcpProxy.to(url.hostname, Number(url.port || 3306));
  url.host = `127.0.0.1:${proxy.port}`;
  app = await startTestApp({ DATABASE_URL: url.href });
  client = await app.signedIn('superadmin');
});
afterAll(async () => {
  jest.restoreAllMocks();
  await app.close();
  await proxy.close();
  await stored.destroy();
  await database.drop();
});

/** Calls `act` for k = 1, 2, 3 … until it reports that no packet was lost. */
async function tryAll(act: (k: number) => Promise<boolean>): Promise<void> {
  let k = 1;
  while (k < MOST_PACKETS && (await act(k))) k += 1;
  expect(k).toBeGreaterThan(3);
  expect(k).toBeLessThan(MOST_PACKETS);
}

/** Whether the call succeeded; otherwise it must be refused as unavailable. */
function isDone(answer: Answer<unknown>): boolean {
  if (answer.status >= 200 && answer.status < 300) return true;
  expect(answer).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  return false;
}

describe('a server whose connection is cut at the k-th packet', () => {
  it('stores a registration completely or not at all', async () => {
    await givenOpenPractices(app);
    const { id: practiceId } = await givenPractice(app, { capacity: 60 });
    await tryAll(async (k) => {
      const playerName = `Demo Player ${String(k).padStart(4, '0')}`;
      const parentEmail = `demo.${k}@example.test`;
      proxy.cutAt(k);
      const answer = await client.post('/api/registrations', {
        practiceId,
        playerName,
        parentEmail,
        position: 'F',
      });
      const wasLost = proxy.letPass();
      const wasDone = isDone(answer);
      const rows = await stored.manager.find(Registration, { where: { playerName } });
      if (wasDone) expect(rows).toHaveLength(1);
      for (const { id } of rows)
        for (const table of ['ledger_entries', 'outbox_mails'])
          expect(
            await stored.query(`SELECT registrationId FROM ${table} WHERE registrationId = ?`, [id]),
          ).toHaveLength(1);
      return wasLost;
    });
  }, 120_000);

  it('stores a pasted list completely or not at all', async () => {
    const { id } = await givenTeam(app);
    const listOf = async () => (await stored.manager.findOneByOrFail(Team, { id })).activePlayers;
    await tryAll(async (k) => {
      const before = await listOf();
      const playerNames = Array.from({ length: 40 }, (_, index) => `Demo Player ${index} ${k}`);
      proxy.cutAt(k);
      const wasDone = isDone(await client.put(`/api/teams/${id}/active-players`, { playerNames }));
      const wasLost = proxy.letPass();
      if (wasDone) expect(await listOf()).toEqual(playerNames);
      else expect([before, playerNames]).toContainEqual(await listOf());
      return wasLost;
    });
  }, 120_000);

  it('deletes all expired sessions or none', async () => {
    const { id: teamId } = await givenTeam(app);
    const left = () => stored.query('SELECT id FROM tryout_sessions WHERE deletedAt IS NULL');
    await tryAll(async (k) => {
      await stored.query('DELETE FROM tryout_sessions');
      for (const date of ['2025-08-01', '2025-08-02', '2025-08-03'])
        await givenTryoutSession(app, { teamId, date });
      proxy.cutAt(k);
      const wasDone = isDone(await client.post('/api/admin/trigger-auto-deletion', {}));
      const wasLost = proxy.letPass();
      const { length } = (await left()) as unknown[];
      if (wasDone) expect(length).toBe(0);
      else expect([0, 3]).toContain(length);
      return wasLost;
    });
  }, 120_000);

  it('completes an interrupted migration at the next start', async () => {
    // TypeORM logs each migration that fails.
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await tryAll(async (k) => {
      // An older version of the tables, with the last three migrations pending.
      for (let undone = 0; undone < 3; undone += 1) await stored.undoLastMigration({ transaction: 'none' });
      // A dropped column counts for MariaDB's row size until its table is rebuilt.
      for (const table of ['families', 'admin_users']) await stored.query(`ALTER TABLE ${table} FORCE`);
      proxy.cutAt(k);
      await migrateDatabase(app.configuration).catch(() => undefined);
      const wasLost = proxy.letPass();
      await migrateDatabase(app.configuration);
      expect(await stored.query('SELECT name FROM migrations')).toHaveLength(MIGRATIONS.length);
      return wasLost;
    });
  }, 300_000);
});

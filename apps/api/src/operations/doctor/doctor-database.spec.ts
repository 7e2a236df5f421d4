import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { embeddedFile } from '../../platform/database/embedded/embedded-file.js';
import { openDatabase, openMigrated } from '../../testing/database/open-database.js';
import {
  createEmptyDatabase,
  createTestDatabase,
  ON_SERVER,
  type TestDatabase,
} from '../../testing/database/test-database.js';
import { onServer, serverUrl } from '../../testing/database/tested-server.js';
import { examined } from '../../testing/examined.js';
import { surroundings } from './examine.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await openDatabase(database);
});
afterEach(async () => {
  if (dataSource.isInitialized) await dataSource.destroy();
  await database.drop();
});

jest.setTimeout(60_000);

async function part(id: string, around = surroundings(), configuration = database.configuration) {
  const { parts } = await examined({ ...configuration, publicUrl: 'http://127.0.0.1:1' }, around);
  return parts.find((each) => each.id === id);
}
const sql = (text: string, values: unknown[] = []) => dataSource.query<unknown>(text, values);
const found = (level: string, text: string) => ({
  level,
  found: {
    en: expect.stringContaining(text) as string,
    fr: expect.stringContaining(text) as string,
  },
});
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

it('finds nothing wrong with a new database', async () => {
  const { parts } = await examined(database.configuration);
  const ofDatabase = parts.filter(({ id }) => DATABASE_PARTS.includes(id));
  expect(ofDatabase.map(({ id, level }) => [id, level])).toEqual(DATABASE_PARTS.map((id) => [id, 'ok']));
  for (const { level, todo } of parts) expect(todo === undefined).toBe(level === 'ok');
});
const DATABASE_PARTS = [
  'schema',
  'integrity',
  'charset',
  'drift',
  'open-transaction',
  'clock',
  'failed-mails',
  'alerts',
  'clean-up',
  'retention',
];

describe('the doctor names', () => {
  it('a database that is older or newer than the site', async () => {
    const add = (name: string) =>
      sql('INSERT INTO migrations (timestamp, name) VALUES (9999999999999, ?)', [name]);
    await add('FromTheFuture9999999999999');
    expect(await part('schema')).toMatchObject(found('warning', 'FromTheFuture9999999999999'));
    for (const blocking of ['ContractFuture9999999999999', 'UnfinishedRestore9999999999999']) {
      await add(blocking);
      expect(await part('schema')).toMatchObject({ level: 'wrong' });
      await sql('DELETE FROM migrations WHERE name = ?', [blocking]);
    }
    await sql("DELETE FROM migrations WHERE name LIKE 'FromTheFuture%'");
    expect(await part('schema')).toMatchObject({ level: 'ok' });
    await sql("DELETE FROM migrations WHERE name LIKE 'RedrawFamilyLinks%'");
    expect(await part('schema')).toMatchObject(found('wrong', 'RedrawFamilyLinks'));
  });

  it('rows without the row that they belong to', async () => {
    const runner = dataSource.createQueryRunner();
    await runner.query(ON_SERVER ? 'SET FOREIGN_KEY_CHECKS = 0' : 'PRAGMA foreign_keys = OFF');
    await runner.query(
      `INSERT INTO password_resets (userId, tokenHash, expiresAt, createdAt) VALUES (999, 'x', '${ago(0)}', '${ago(0)}')`,
    );
    await runner.release();
    expect(await part('integrity')).toMatchObject(found('wrong', 'password_resets'));
    await sql('DELETE FROM password_resets');
    expect(await part('integrity')).toMatchObject({ level: 'ok' });
  });

  it('changed tables, and a missing one', async () => {
    await sql('ALTER TABLE settings ADD surplus varchar(10)');
    expect(await part('drift')).toMatchObject(found('wrong', 'settings'));
    await sql(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')",
    );
    expect(await part('drift')).toMatchObject(found('ok', 'version'));
    await sql("DELETE FROM migrations WHERE name LIKE 'FromTheFuture%'");
    await sql('ALTER TABLE settings DROP COLUMN surplus');
    expect(await part('drift')).toMatchObject({ level: 'ok' });
    await sql('DROP TABLE health_probes');
    expect(await part('drift')).toMatchObject(found('wrong', 'health_probes'));
    if (ON_SERVER) expect(await part('integrity')).toMatchObject(found('wrong', 'health_probes'));
  });

  it('a clock that is behind, and one that differs from the database server’s', async () => {
    const soon = new Date(Date.now() + 600_000).toISOString();
    await sql(
      "INSERT INTO audit_entries (at, actor, action, subject) VALUES (?, 'server', 'demo.load', 'demo')",
      [soon],
    );
    expect(await part('clock')).toMatchObject({
      level: 'wrong',
      found: { en: expect.stringMatching(/in the future/) as string },
    });
    await sql('DELETE FROM audit_entries');
    if (!ON_SERVER) return;
    for (const [seconds, level] of [
      [600, 'wrong'],
      [20, 'warning'],
    ] as const) {
      const clock = new Clock();
      clock.time = () => Date.now() + seconds * 1000;
      expect(await part('clock', { ...surroundings(), clock })).toMatchObject({ level });
    }
  });

  it('failed mails, and mails that wait for more than a day', async () => {
    const queue = (status: string, createdAt: string) =>
      sql(
        `INSERT INTO outbox_mails (kind, status, attempts, nextAttemptAt, transitionKey, createdAt)
         VALUES ('link', ?, 1, ?, ?, ?)`,
        [status, createdAt, `${status} ${createdAt}`, createdAt],
      );
    await queue('pending', ago(3));
    // Without a mail server they wait, and the line about the mail server says so.
    expect(await part('failed-mails')).toMatchObject({ level: 'ok' });
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: { name: '', address: 'mail@club.example' } };
    const withMail = { ...database.configuration, mail };
    expect(await part('failed-mails', surroundings(), withMail)).toMatchObject({
      level: 'warning',
      found: { en: 'Failed: 0. Waiting for more than a day: 1.' },
    });
    await queue('failed', ago(0));
    expect(await part('failed-mails')).toMatchObject({
      level: 'warning',
      found: { en: expect.stringMatching(/^Failed: 1\./) as string },
    });
  });

  it('messages that reach no superadmin, once there is a mail server', async () => {
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: { name: '', address: 'mail@club.example' } };
    const withMail = { ...database.configuration, mail };
    const look = () => part('alerts', surroundings(), withMail);
    const user = (username: string, email: string, isActive: number) =>
      sql(
        `INSERT INTO admin_users (firstName, lastName, username, email, passwordHash, role, isActive, version, createdAt, updatedAt)
         VALUES ('A', 'B', ?, ?, 'x', 'superadmin', ?, 1, ?, ?)`,
        [username, email, isActive, ago(0), ago(0)],
      );
    await user('first', 'superadmin@localhost', 1);
    await user('former', 'former@club.example', 0);
    expect(await look()).toMatchObject({ level: 'warning' });
    expect(await part('alerts')).toMatchObject({ level: 'ok' });
    await user('second', 'second@club.example', 1);
    expect(await look()).toMatchObject(found('ok', ': 1.'));
  });

  it('a nightly run that does not come, or waits', async () => {
    const run = (ranAt: string) =>
      sql('INSERT INTO cleanup_runs (kind, ranOn, ranAt, cutoff, deleted) VALUES (?, ?, ?, ?, 0)', [
        'retention',
        ranAt.slice(0, 10),
        ranAt,
        ranAt,
      ]);
    await sql(
      "INSERT INTO audit_entries (at, actor, action, subject) VALUES (?, 'server', 'demo.load', 'demo')",
      [ago(5)],
    );
    expect(await part('clean-up')).toMatchObject({ level: 'wrong', found: { en: 'It has never run.' } });
    await run(ago(4));
    expect(await part('clean-up')).toMatchObject(found('wrong', ago(4).slice(0, 10)));
    await run(ago(1));
    expect(await part('clean-up')).toMatchObject(found('ok', ago(1).slice(0, 10)));
    await sql(
      "INSERT INTO waiting_runs (kind, ranOn, cutoff, counts, waitsSince) VALUES (?, ?, ?, '{}', ?)",
      ['retention', ago(0).slice(0, 10), ago(0), ago(0)],
    );
    expect(await part('clean-up')).toMatchObject({
      level: 'warning',
      found: { en: expect.stringMatching(/approval/) as string },
    });
  });

  it('personal data that is kept for too long', async () => {
    const view = (at: string) =>
      sql(
        `INSERT INTO outbox_mails (kind, status, attempts, nextAttemptAt, transitionKey, createdAt)
         VALUES ('link', 'sent', 1, ?, ?, ?)`,
        [at, at, at],
      );
    // Due since yesterday: tonight's run removes it.
    await view(ago(91));
    expect(await part('retention')).toMatchObject({ level: 'ok' });
    await view(ago(95));
    expect(await part('retention')).toMatchObject({
      level: 'wrong',
      found: { en: expect.stringMatching(/rows: 1 \(mails\)/) as string },
    });
  });

  it('a privacy policy without a person in charge or an address', async () => {
    const { configuration } = database;
    const partWith = (contactEmail?: string) =>
      part('privacy-contact', surroundings(), { ...configuration, site: { contactEmail } });
    expect(await partWith()).toMatchObject({
      level: 'warning',
      found: { en: 'The privacy policy lacks: the person in charge, an email address.' },
    });
    expect(await partWith('info@club.example')).toMatchObject({
      level: 'warning',
      found: { fr: 'Il manque à la politique de confidentialité\u00a0: la personne responsable.' },
    });
    const personTitle = { en: 'president', fr: 'présidence' };
    const contact = { email: 'info@club.example', personInCharge: 'Demo Person', personTitle };
    const save = (version: number, value: object | null) =>
      sql(
        "INSERT INTO club_settings (`key`, version, value, savedById, savedAt) VALUES ('contact', ?, ?, 1, ?)",
        [version, value && JSON.stringify(value), ago(0)],
      );
    await save(1, contact);
    expect(await partWith()).toMatchObject({ level: 'ok' });
    await save(2, null);
    expect(await partWith()).toMatchObject({ level: 'warning' });
  });
});

if (ON_SERVER)
  describe('on a server, the doctor names', () => {
    it('tables in another charset', async () => {
      await sql('ALTER TABLE teams CONVERT TO CHARACTER SET latin1');
      expect(await part('charset')).toMatchObject(found('wrong', 'teams'));
    });

    it('a transaction that stays open, unless it is outside this database or the account may not see it', async () => {
      const other = await createTestDatabase();
      const inNoDatabase = await mysql.createConnection(serverUrl());
      await inNoDatabase.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
      const runner = dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query("INSERT INTO settings (`key`, value, version, updatedAt) VALUES ('a', 'b', 1, '')");
      // Longer than the ten seconds of the finding: the server's list has whole ones.
      await pause(11_000);
      expect(await part('open-transaction')).toMatchObject({
        level: 'wrong',
        found: { en: expect.stringMatching(/^Connection \d+/) as string },
      });
      expect(await part('open-transaction', surroundings(), other.configuration)).toMatchObject({
        level: 'ok',
      });
      await inNoDatabase.end();
      await other.drop();
      const name = String(dataSource.driver.database);
      const reader = `doctor_${name.slice(-12)}`;
      await onServer(
        `CREATE USER '${reader}'@'%' IDENTIFIED BY 'secret'; GRANT SELECT ON ${name}.* TO '${reader}'@'%'`,
      );
      const databaseUrl = serverUrl(name).replace('root@', `${reader}:secret@`);
      const limited = { ...database.configuration, databaseUrl };
      expect(await part('open-transaction', surroundings(), limited)).toMatchObject({
        level: 'warning',
        todo: { en: expect.stringContaining('GRANT PROCESS') as string },
      });
      await onServer(`DROP USER '${reader}'@'%'`);
      await runner.rollbackTransaction();
      await runner.release();
      expect(await part('open-transaction')).toMatchObject({ level: 'ok' });
    });
  });
else
  describe('on the embedded file, the doctor names', () => {
    const file = () => embeddedFile(database.configuration.dataDir);

    it('another text encoding', async () => {
      const other = await createEmptyDatabase();
      const native = new DatabaseSync(embeddedFile(other.configuration.dataDir));
      native.exec('PRAGMA encoding = "UTF-16le"; CREATE TABLE a (b); DROP TABLE a');
      native.close();
      await (await openMigrated(other)).destroy();
      expect(await part('charset', surroundings(), other.configuration)).toMatchObject(
        found('wrong', 'UTF-16le'),
      );
      await other.drop();
    });

    it('another program that has locked the file', async () => {
      const other = new DatabaseSync(file());
      other.exec('BEGIN IMMEDIATE');
      expect(await part('open-transaction')).toMatchObject({ level: 'wrong' });
      other.exec('ROLLBACK');
      other.close();
      expect(await part('open-transaction')).toMatchObject({ level: 'ok' });
    });

    it('a damaged file', async () => {
      await dataSource.destroy();
      const { size } = statSync(file());
      const handle = openSync(file(), 'r+');
      writeSync(handle, Buffer.alloc(size - 3 * 4096, 'x'), 0, undefined, 3 * 4096);
      closeSync(handle);
      const { level, parts } = await examined(database.configuration);
      expect(level).toBe('wrong');
      expect(parts.find(({ id }) => id === 'integrity' || id === 'database')).toMatchObject({
        level: 'wrong',
      });
    });
  });

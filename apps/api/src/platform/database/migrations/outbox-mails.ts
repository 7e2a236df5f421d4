import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isServer } from '../migrate.js';
import { id, instant, json, text, wholeNumber } from './table-columns.js';

const goesWith = (columnName: string, referencedTableName: string) =>
  new TableForeignKey({
    name: `outbox_mails_${columnName.replace('Id', '')}_id`,
    columnNames: [columnName],
    referencedTableName,
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  });

export class CreateOutboxMails1763700000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'outbox_mails',
      columns: [
        id(),
        text('kind', 20),
        wholeNumber('familyId', { nullable: true }),
        wholeNumber('registrationId', { nullable: true }),
        text('locale', 2, { nullable: true }),
        text('status', 10),
        wholeNumber('attempts'),
        instant('nextAttemptAt'),
        text('lastError', 200, { nullable: true }),
        text('transitionKey', 80),
        json('data', { nullable: true }),
        instant('createdAt'),
        instant('sentAt', { nullable: true }),
      ],
      indices: [
        new TableIndex({ name: 'outbox_mails_due', columnNames: ['status', 'nextAttemptAt'] }),
        new TableIndex({ name: 'outbox_mails_transition', columnNames: ['transitionKey'], isUnique: true }),
        new TableIndex({ name: 'outbox_mails_registration', columnNames: ['registrationId'] }),
        new TableIndex({ name: 'outbox_mails_family', columnNames: ['familyId'] }),
      ],
      foreignKeys: [goesWith('familyId', 'families'), goesWith('registrationId', 'registrations')],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox_mails', true);
  }
}

/** Written by hand: on SQLite TypeORM adds a column by rebuilding the table. */
export class AddToldMails1763700000066 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('outbox_mails', 'told')) return;
    await runner.query('ALTER TABLE outbox_mails ADD told json NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('outbox_mails', 'told'))) return;
    // Rebuilt on a server: columns that are dropped in place stay in the row, and only some fit.
    const rebuilt = isServer(runner.dataSource) ? ', ALGORITHM = COPY' : '';
    await runner.query(`ALTER TABLE outbox_mails DROP COLUMN told${rebuilt}`);
  }
}

/** Written by hand, as above. */
export class AddAlertMails1763700000146 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('outbox_mails', 'userId')) return;
    const type = isServer(runner.dataSource) ? 'int' : 'integer';
    await runner.query(`ALTER TABLE outbox_mails ADD userId ${type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('outbox_mails', 'userId'))) return;
    const rebuilt = isServer(runner.dataSource) ? ', ALGORITHM = COPY' : '';
    await runner.query(`ALTER TABLE outbox_mails DROP COLUMN userId${rebuilt}`);
  }
}

/** Written by hand, as above. */
export class AddMailRecipients1763700000303 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('outbox_mails', 'sentTo')) return;
    await runner.query('ALTER TABLE outbox_mails ADD sentTo varchar(6) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('outbox_mails', 'sentTo'))) return;
    const rebuilt = isServer(runner.dataSource) ? ', ALGORITHM = COPY' : '';
    await runner.query(`ALTER TABLE outbox_mails DROP COLUMN sentTo${rebuilt}`);
  }
}

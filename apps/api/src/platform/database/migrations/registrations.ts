import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isServer } from '../migrate.js';
import { flag, id, instant, text, wholeNumber } from './table-columns.js';

export class CreateRegistrations1763700000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'registrations',
      columns: [
        id(),
        wholeNumber('sessionId'),
        text('playerName', 80),
        wholeNumber('playerAge', { nullable: true }),
        wholeNumber('birthYear', { nullable: true }),
        text('playerPosition', 10),
        text('parentName', 80),
        text('parentEmail', 254),
        text('parentPhone', 40, { nullable: true }),
        text('status', 10),
        wholeNumber('turn'),
        flag('attended'),
        text('consentVersion', 20, { nullable: true }),
        flag('parentalAuthority'),
        text('locale', 2, { nullable: true }),
        instant('createdAt'),
        instant('updatedAt'),
      ],
      indices: [
        new TableIndex({ name: 'registrations_session', columnNames: ['sessionId'] }),
        new TableIndex({ name: 'registrations_email', columnNames: ['parentEmail'] }),
      ],
      foreignKeys: [
        new TableForeignKey({
          name: 'registrations_session_id',
          columnNames: ['sessionId'],
          referencedTableName: 'tryout_sessions',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('registrations', true);
  }
}

/** Written by hand: on SQLite TypeORM adds a column by rebuilding the table. */
export class AddConfirmedComing1763700000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('registrations', 'confirmedAt')) return;
    await runner.query('ALTER TABLE registrations ADD confirmedAt varchar(24) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('registrations', 'confirmedAt'))) return;
    await runner.query('ALTER TABLE registrations DROP COLUMN confirmedAt');
  }
}

/** One statement on a server; on the embedded database both are in the migration's transaction. */
export class AddReceipts1763700000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('registrations', 'receiptHash')) return;
    if (isServer(runner.dataSource)) {
      await runner.query(`ALTER TABLE registrations
        ADD receiptHash varchar(64) NULL, ADD UNIQUE INDEX registrations_receipt (receiptHash)`);
      return;
    }
    await runner.query('ALTER TABLE registrations ADD receiptHash varchar(64) NULL');
    await runner.query('CREATE UNIQUE INDEX registrations_receipt ON registrations (receiptHash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('registrations', 'receiptHash'))) return;
    if (!isServer(runner.dataSource)) await runner.query('DROP INDEX registrations_receipt');
    await runner.query('ALTER TABLE registrations DROP COLUMN receiptHash');
  }
}

/** Registrations of one form have one receipt. */
export class ShareReceipts1763700000062 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return indexReceipts(runner, false);
  }

  /** Receipts that opened several registrations open the first. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE registrations SET receiptHash = NULL WHERE id NOT IN (
      SELECT id FROM (SELECT MIN(id) AS id FROM registrations GROUP BY COALESCE(receiptHash, id)) AS firsts)`);
    await indexReceipts(runner, true);
  }
}

/** Replaces the index; a killed process may have left either, or none on the embedded database. */
async function indexReceipts(runner: QueryRunner, isUnique: boolean): Promise<void> {
  const table = await runner.getTable('registrations');
  const known = table?.indices.find(({ name }) => name === 'registrations_receipt');
  if (known?.isUnique === isUnique) return;
  const kind = isUnique ? 'UNIQUE INDEX' : 'INDEX';
  if (isServer(runner.dataSource)) {
    const drop = known ? 'DROP INDEX registrations_receipt, ' : '';
    await runner.query(`ALTER TABLE registrations ${drop}ADD ${kind} registrations_receipt (receiptHash)`);
    return;
  }
  if (known) await runner.query('DROP INDEX registrations_receipt');
  await runner.query(`CREATE ${kind} registrations_receipt ON registrations (receiptHash)`);
}

const CHECK_IN_COLUMNS = [
  'attendedAt varchar(24) NULL',
  'tryoutNumber integer NULL',
  'tryoutNumberAt varchar(24) NULL',
  'checkInNote varchar(200) NULL',
  'checkInNoteAt varchar(24) NULL',
];
const NUMBER_INDEXES = ['session', 'practice'].map((kind) => ({
  name: `registrations_${kind}_number`,
  columns: `(${kind}Id, tryoutNumber)`,
}));

/** One statement on a server; on the embedded database all are in the migration's transaction. */
export class AddCheckIn1763700000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('registrations', 'tryoutNumber')) return;
    if (isServer(runner.dataSource)) {
      const columns = CHECK_IN_COLUMNS.map((column) => `ADD ${column}`);
      const indexes = NUMBER_INDEXES.map((index) => `ADD UNIQUE INDEX ${index.name} ${index.columns}`);
      await runner.query(`ALTER TABLE registrations ${[...columns, ...indexes].join(', ')}`);
      return;
    }
    for (const column of CHECK_IN_COLUMNS) await runner.query(`ALTER TABLE registrations ADD ${column}`);
    for (const { name, columns } of NUMBER_INDEXES)
      await runner.query(`CREATE UNIQUE INDEX ${name} ON registrations ${columns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('registrations', 'tryoutNumber'))) return;
    const names = CHECK_IN_COLUMNS.map((column) => column.split(' ')[0]);
    if (isServer(runner.dataSource)) {
      const drops = [
        ...NUMBER_INDEXES.map(({ name }) => `DROP INDEX ${name}`),
        ...names.map((name) => `DROP COLUMN ${name}`),
      ];
      // Rebuilt: columns that are dropped in place stay in the row, and only some fit.
      await runner.query(`ALTER TABLE registrations ${drops.join(', ')}, ALGORITHM = COPY`);
      return;
    }
    for (const { name } of NUMBER_INDEXES) await runner.query(`DROP INDEX ${name}`);
    for (const name of names) await runner.query(`ALTER TABLE registrations DROP COLUMN ${name}`);
  }
}

export class CreateSearchWords1763700000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const key = { isPrimary: true, isNullable: false };
    const table = new Table({
      name: 'search_words',
      columns: [
        { ...text('word', 100), ...key },
        { ...wholeNumber('registrationId'), ...key },
      ],
      indices: [{ name: 'search_words_registration', columnNames: ['registrationId', 'word'] }],
      foreignKeys: [
        {
          name: 'search_words_registration_id',
          columnNames: ['registrationId'],
          referencedTableName: 'registrations',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        },
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('search_words', true);
  }
}

export class RewriteSearchWords1763700000256 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM search_words');
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

const CONSENT_COLUMNS = ['consentReceivedAt varchar(24) NULL', 'consentReceivedBy integer NULL'];

/** One statement on a server; on the embedded database both are in the migration's transaction. */
export class AddReceivedConsent1763700000259 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('registrations', 'consentReceivedBy')) return;
    const columns = CONSENT_COLUMNS.map((column) => `ADD ${column}`);
    const statements = isServer(runner.dataSource) ? [columns.join(', ')] : columns;
    for (const statement of statements) await runner.query(`ALTER TABLE registrations ${statement}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('registrations', 'consentReceivedBy'))) return;
    const columns = CONSENT_COLUMNS.map((column) => `DROP COLUMN ${column.split(' ')[0]}`);
    // Rebuilt: columns that are dropped in place stay in the row, and only some fit.
    const statements = isServer(runner.dataSource) ? [`${columns.join(', ')}, ALGORITHM = COPY`] : columns;
    for (const statement of statements) await runner.query(`ALTER TABLE registrations ${statement}`);
  }
}

/** The search for people reads the registrations instead. */
export class ContractSearchWords1763700000281 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropTable('search_words', true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await new CreateSearchWords1763700000070().up(runner);
  }
}

/** Written by hand, as above. */
export class AddPaidFees1763700000306 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('registrations', 'paidAt')) return;
    await runner.query('ALTER TABLE registrations ADD paidAt varchar(24) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('registrations', 'paidAt'))) return;
    const rebuilt = isServer(runner.dataSource) ? ', ALGORITHM = COPY' : '';
    await runner.query(`ALTER TABLE registrations DROP COLUMN paidAt${rebuilt}`);
  }
}

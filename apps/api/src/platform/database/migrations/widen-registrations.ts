import { TableColumn, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isServer } from '../migrate.js';
import { addHashIndex, addIndex, dropIndex, text, wholeNumber } from './table-columns.js';

/**
 * Registrations are for a session or for a practice, and belong to a family. One step on every database: a server
 * runs one statement, and the embedded database rebuilds the table inside the migration's transaction.
 */
export class WidenRegistrations1763700000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('registrations', 'practiceId')) return;
    if (isServer(runner.dataSource)) await runner.query(ON_SERVER);
    else await widenEmbedded(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('registrations', 'practiceId'))) return;
    // Rows that only the wider table can hold are removed.
    await runner.query('DELETE FROM registrations WHERE sessionId IS NULL OR parentName IS NULL');
    if (isServer(runner.dataSource)) await runner.query(BACK_ON_SERVER);
    else await narrowEmbedded(runner);
  }
}

/** Written by hand: on a server TypeORM changes a column by dropping it with its data. */
const ON_SERVER = `ALTER TABLE registrations
  MODIFY sessionId int NULL,
  MODIFY parentName varchar(80) NULL,
  ADD practiceId int NULL,
  ADD familyId int NULL,
  ADD INDEX registrations_practice (practiceId),
  ADD INDEX registrations_family (familyId),
  ADD CONSTRAINT registrations_practice_id FOREIGN KEY (practiceId) REFERENCES practices (id)
    ON DELETE CASCADE ON UPDATE NO ACTION,
  ADD CONSTRAINT registrations_family_id FOREIGN KEY (familyId) REFERENCES families (id)
    ON DELETE CASCADE ON UPDATE NO ACTION`;

const BACK_ON_SERVER = `ALTER TABLE registrations
  DROP FOREIGN KEY registrations_practice_id,
  DROP FOREIGN KEY registrations_family_id,
  DROP INDEX registrations_practice,
  DROP INDEX registrations_family,
  DROP COLUMN practiceId,
  DROP COLUMN familyId,
  MODIFY sessionId int NOT NULL,
  MODIFY parentName varchar(80) NOT NULL`;

const OWNERS = [
  { name: 'practice', column: 'practiceId', table: 'practices' },
  { name: 'family', column: 'familyId', table: 'families' },
];

async function widenEmbedded(runner: QueryRunner): Promise<void> {
  await nullable(runner, true);
  await runner.addColumns(
    'registrations',
    OWNERS.map(({ column }) => new TableColumn(wholeNumber(column, { nullable: true }))),
  );
  await runner.createForeignKeys(
    'registrations',
    OWNERS.map(
      ({ name, column, table }) =>
        new TableForeignKey({
          name: `registrations_${name}_id`,
          columnNames: [column],
          referencedTableName: table,
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        }),
    ),
  );
  for (const { name, column } of OWNERS)
    await runner.createIndex(
      'registrations',
      new TableIndex({ name: `registrations_${name}`, columnNames: [column] }),
    );
}

async function narrowEmbedded(runner: QueryRunner): Promise<void> {
  for (const { name, column } of OWNERS) {
    await runner.dropIndex('registrations', `registrations_${name}`);
    await runner.dropForeignKey('registrations', `registrations_${name}_id`);
    await runner.dropColumn('registrations', column);
  }
  await nullable(runner, false);
}

/** Whether a registration may lack a session and the parent's name. */
async function nullable(runner: QueryRunner, isNullable: boolean): Promise<void> {
  const table = await runner.getTable('registrations');
  const changes = [
    wholeNumber('sessionId', { nullable: isNullable }),
    text('parentName', 80, { nullable: isNullable }),
  ].map((column) => ({
    oldColumn: table?.findColumnByName(column.name) as TableColumn,
    newColumn: new TableColumn(column),
  }));
  await runner.changeColumns('registrations', changes);
}

const TARGET_INDEXES = ['session', 'practice'].map((kind) => ({
  name: `registrations_${kind}`,
  columnNames: [`${kind}Id`],
}));

/** The unique indexes of the numbers begin with the same columns: each further one costs time in every registration. */
export class DropTargetIndexes1763700000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name } of TARGET_INDEXES) await dropIndex(runner, 'registrations', name);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of TARGET_INDEXES) await addIndex(runner, 'registrations', index);
  }
}

const LINE_INDEX = {
  name: 'registrations_practice_line',
  columnNames: ['practiceId', 'status', 'playerPosition', 'turn'],
};

/** Counts the places of practices without reading their rows. */
export class IndexPracticeLines1763700000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'registrations', LINE_INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'registrations', LINE_INDEX.name);
  }
}

const RECEIPT_START = { name: 'registrations_receipt_start', column: 'receiptHash' };
const WHOLE_RECEIPT = { name: 'registrations_receipt', columnNames: [RECEIPT_START.column] };

export class IndexReceiptStarts1763700000211 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addHashIndex(runner, 'registrations', RECEIPT_START);
    await dropIndex(runner, 'registrations', WHOLE_RECEIPT.name);
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'registrations', WHOLE_RECEIPT);
    await dropIndex(runner, 'registrations', RECEIPT_START.name);
  }
}

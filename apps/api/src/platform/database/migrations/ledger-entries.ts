import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, text, wholeNumber } from './table-columns.js';

const OWNERS = [
  { name: 'practice', column: 'practiceId', table: 'practices' },
  { name: 'session', column: 'sessionId', table: 'tryout_sessions' },
];

export class CreateLedgerEntries1763700000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'ledger_entries',
      columns: [
        id(),
        wholeNumber('practiceId', { nullable: true }),
        wholeNumber('sessionId', { nullable: true }),
        wholeNumber('seq'),
        instant('at'),
        text('event', 10),
        wholeNumber('registrationId'),
        text('pool', 10),
        wholeNumber('position', { nullable: true }),
        text('actor', 10),
        text('reasonHash', 64, { nullable: true }),
        text('previousHash', 64),
        text('hash', 64),
      ],
      indices: OWNERS.map(
        ({ name, column }) =>
          new TableIndex({ name: `ledger_entries_${name}`, columnNames: [column, 'seq'], isUnique: true }),
      ),
      foreignKeys: OWNERS.map(
        ({ name, column, table: referencedTableName }) =>
          new TableForeignKey({
            name: `ledger_entries_${name}_id`,
            columnNames: [column],
            referencedTableName,
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          }),
      ),
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('ledger_entries', true);
  }
}

import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, text, wholeNumber } from './table-columns.js';

const OWNERS = [
  { name: 'practice', column: 'practiceId', table: 'practices' },
  { name: 'session', column: 'sessionId', table: 'tryout_sessions' },
];

export class CreateNumberLeases1763700000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'number_leases',
      columns: [
        id(),
        wholeNumber('practiceId', { nullable: true }),
        wholeNumber('sessionId', { nullable: true }),
        text('device', 36),
        wholeNumber('first'),
        wholeNumber('last'),
        instant('createdAt'),
      ],
      indices: OWNERS.map(
        ({ name, column }) =>
          new TableIndex({ name: `number_leases_${name}`, columnNames: [column, 'first'], isUnique: true }),
      ),
      foreignKeys: OWNERS.map(
        ({ name, column, table: referencedTableName }) =>
          new TableForeignKey({
            name: `number_leases_${name}_id`,
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
    await runner.dropTable('number_leases', true);
  }
}

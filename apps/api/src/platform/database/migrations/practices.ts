import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addFee, dropFee, flag, id, instant, text, wholeNumber } from './table-columns.js';

export class CreatePractices1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'practices',
      columns: [
        id(),
        text('date', 10),
        text('time', 25),
        wholeNumber('capacity'),
        flag('isActive'),
        instant('cancelledAt', { nullable: true }),
        wholeNumber('version'),
        instant('createdAt'),
        instant('updatedAt'),
      ],
      indices: [new TableIndex({ name: 'practices_date', columnNames: ['date'] })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('practices', true);
  }
}

/** One statement on a server; on the embedded database both are in the migration's transaction. */
export class AddPracticeFees1763700000304 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addFee(runner, 'practices');
  }

  down(runner: QueryRunner): Promise<void> {
    return dropFee(runner, 'practices');
  }
}

import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, text, wholeNumber } from './table-columns.js';

export class CreateCleanupRuns1763700000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'cleanup_runs',
      columns: [
        id(),
        text('kind', 10),
        text('ranOn', 10),
        instant('ranAt'),
        instant('cutoff'),
        wholeNumber('deleted'),
      ],
      indices: [
        new TableIndex({ name: 'cleanup_runs_date', columnNames: ['kind', 'ranOn'], isUnique: true }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('cleanup_runs', true);
  }
}

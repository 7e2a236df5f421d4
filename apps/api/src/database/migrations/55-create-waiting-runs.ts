import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, json, text } from './table-columns.js';

export class CreateWaitingRuns1763700000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'waiting_runs',
      columns: [
        id(),
        text('kind', 10),
        text('ranOn', 10),
        instant('cutoff'),
        json('counts'),
        instant('waitsSince'),
      ],
      indices: [new TableIndex({ name: 'waiting_runs_kind', columnNames: ['kind'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('waiting_runs', true);
  }
}

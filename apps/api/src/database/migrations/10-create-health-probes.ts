import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, wholeNumber } from './table-columns.js';

export class CreateHealthProbes1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'health_probes',
      columns: [{ ...wholeNumber('id'), isPrimary: true }, instant('probedAt')],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('health_probes', true);
  }
}

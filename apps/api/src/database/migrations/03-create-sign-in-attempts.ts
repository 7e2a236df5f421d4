import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, text, wholeNumber } from './table-columns.js';

export class CreateSignInAttempts1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'sign_in_attempts',
      columns: [
        id(),
        text('nameHash', 64),
        wholeNumber('failures'),
        instant('windowStartedAt'),
        instant('lockedUntil', { nullable: true }),
        wholeNumber('lockCount'),
      ],
      indices: [new TableIndex({ name: 'sign_in_attempts_name', columnNames: ['nameHash'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sign_in_attempts', true);
  }
}

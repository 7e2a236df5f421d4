import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, id, instant, text, wholeNumber } from './table-columns.js';

export class CreateIdempotencyKeys1763700000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'idempotency_keys',
      columns: [
        id(),
        text('keyHash', 64),
        text('bodyHash', 64),
        wholeNumber('registrationId', { nullable: true }),
        wholeNumber('status'),
        flag('withLink'),
        instant('createdAt'),
      ],
      indices: [new TableIndex({ name: 'idempotency_keys_key', columnNames: ['keyHash'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_keys', true);
  }
}

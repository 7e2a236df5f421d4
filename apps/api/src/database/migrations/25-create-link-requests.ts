import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, json, text } from './table-columns.js';

export class CreateLinkRequests1763700000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'link_requests',
      columns: [id(), text('emailHash', 64), json('askedAt'), instant('updatedAt')],
      indices: [new TableIndex({ name: 'link_requests_email', columnNames: ['emailHash'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('link_requests', true);
  }
}

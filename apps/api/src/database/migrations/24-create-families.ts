import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, text } from './table-columns.js';

export class CreateFamilies1763700000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'families',
      columns: [
        id(),
        text('email', 254),
        text('linkSeed', 43),
        text('tokenHash', 64),
        text('feedSeed', 43),
        text('feedHash', 64),
        text('locale', 2, { nullable: true }),
        instant('createdAt'),
        instant('updatedAt'),
      ],
      indices: [
        new TableIndex({ name: 'families_email', columnNames: ['email'], isUnique: true }),
        new TableIndex({ name: 'families_token', columnNames: ['tokenHash'], isUnique: true }),
        new TableIndex({ name: 'families_feed', columnNames: ['feedHash'], isUnique: true }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('families', true);
  }
}

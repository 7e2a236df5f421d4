import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = 'audit_entries_actor';

export class IndexAuditActors1763700000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('audit_entries');
    if (table?.indices.some(({ name }) => name === INDEX)) return;
    await runner.createIndex('audit_entries', new TableIndex({ name: INDEX, columnNames: ['actor'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('audit_entries');
    if (table?.indices.some(({ name }) => name === INDEX)) await runner.dropIndex('audit_entries', INDEX);
  }
}

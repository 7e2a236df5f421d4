import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = 'audit_entries_subject';

export class IndexAuditSubjects1763700000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('audit_entries');
    if (table?.indices.some(({ name }) => name === INDEX)) return;
    await runner.createIndex(
      'audit_entries',
      new TableIndex({ name: INDEX, columnNames: ['subject', 'subjectId'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('audit_entries');
    if (table?.indices.some(({ name }) => name === INDEX)) await runner.dropIndex('audit_entries', INDEX);
  }
}

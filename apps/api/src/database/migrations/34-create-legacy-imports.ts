import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, text, wholeNumber } from './table-columns.js';

export class CreateLegacyImports1763700000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'legacy_imports',
      columns: [id(), text('sourceHash', 64), wholeNumber('rowId'), instant('importedAt')],
      indices: [
        new TableIndex({ name: 'legacy_imports_source', columnNames: ['sourceHash'], isUnique: true }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('legacy_imports', true);
  }
}

import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, text, wholeNumber } from './table-columns.js';

export class CreatePageViews1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'page_views',
      columns: [id(), text('day', 10), text('path', 200), text('language', 2), wholeNumber('views')],
      indices: [
        new TableIndex({
          name: 'page_views_day',
          columnNames: ['day', 'path', 'language'],
          isUnique: true,
        }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('page_views', true);
  }
}

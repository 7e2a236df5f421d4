import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, json, text, wholeNumber } from './table-columns.js';

export class CreateSettings1763700000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'settings',
      columns: [
        id(),
        text('key', 60),
        text('value', 200),
        text('description', 300, { nullable: true }),
        wholeNumber('version'),
        instant('updatedAt'),
      ],
      indices: [new TableIndex({ name: 'settings_key', columnNames: ['key'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('settings', true);
  }
}

export class KeepDeletedSettings1763700000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('settings', 'deletedAt')) return;
    await runner.query('ALTER TABLE settings ADD deletedAt varchar(24) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('settings', 'deletedAt'))) return;
    await runner.query('ALTER TABLE settings DROP COLUMN deletedAt');
  }
}

export class CreateClubSettings1763700000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'club_settings',
      columns: [
        id(),
        text('key', 60),
        wholeNumber('version'),
        json('value', { nullable: true }),
        wholeNumber('savedById'),
        instant('savedAt'),
      ],
      indices: [
        new TableIndex({
          name: 'club_settings_version',
          columnNames: ['key', 'version'],
          isUnique: true,
        }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('club_settings', true);
  }
}

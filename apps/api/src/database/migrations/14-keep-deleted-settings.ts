import type { MigrationInterface, QueryRunner } from 'typeorm';

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

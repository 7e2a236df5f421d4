import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written by hand: on SQLite TypeORM adds a column by rebuilding the table. */
export class AddConfirmedComing1763700000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('registrations', 'confirmedAt')) return;
    await runner.query('ALTER TABLE registrations ADD confirmedAt varchar(24) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('registrations', 'confirmedAt'))) return;
    await runner.query('ALTER TABLE registrations DROP COLUMN confirmedAt');
  }
}

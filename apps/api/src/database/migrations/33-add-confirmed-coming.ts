import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written by hand: TypeORM adds a column on SQLite by making the whole table anew. */
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

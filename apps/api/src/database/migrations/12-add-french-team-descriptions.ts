import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written by hand: on SQLite TypeORM adds a column by rebuilding the table, which sessions refer to. */
export class AddFrenchTeamDescriptions1763700000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('teams', 'descriptionFr')) return;
    await runner.query('ALTER TABLE teams ADD descriptionFr varchar(500) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('teams', 'descriptionFr'))) return;
    await runner.query('ALTER TABLE teams DROP COLUMN descriptionFr');
  }
}

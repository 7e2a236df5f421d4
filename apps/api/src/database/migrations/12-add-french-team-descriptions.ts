import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written by hand: TypeORM adds a column on SQLite by making the whole table anew, and sessions hang on this one. */
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

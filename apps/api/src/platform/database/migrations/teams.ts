import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addIndex, dropIndex, flag, id, instant, json, text, wholeNumber } from './table-columns.js';

export class CreateTeams1763700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'teams',
      columns: [
        id(),
        text('name', 80),
        text('league', 10),
        text('category', 80),
        text('description', 500, { nullable: true }),
        text('ageRange', 40, { nullable: true }),
        text('colorTheme', 10),
        flag('isVisible'),
        wholeNumber('sortOrder'),
        text('playerDisplay', 10),
        flag('registrationOpen'),
        json('activePlayers'),
        wholeNumber('version'),
        instant('createdAt'),
        instant('updatedAt'),
        instant('deletedAt', { nullable: true }),
      ],
      indices: [new TableIndex({ name: 'teams_league', columnNames: ['league'] })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('teams', true);
  }
}

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

/** Written by hand, as above. */
export class AddFrenchTeamNames1763700000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('teams', 'nameFr')) return;
    await runner.query('ALTER TABLE teams ADD nameFr varchar(80) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('teams', 'nameFr'))) return;
    await runner.query('ALTER TABLE teams DROP COLUMN nameFr');
  }
}

export class IndexDeletedTeams1763700000017 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addIndex(runner, 'teams', { name: 'teams_deleted', columnNames: ['deletedAt'] });
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'teams', 'teams_deleted');
  }
}

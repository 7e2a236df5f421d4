import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, id, instant, json, text, wholeNumber } from './table-columns.js';

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

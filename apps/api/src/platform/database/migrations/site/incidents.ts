import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, id, instant, text, wholeNumber } from '../table-columns.js';

export class CreateIncidents1763700000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'incidents',
      columns: [
        id(),
        text('knownOn', 10),
        text('occurred', 200),
        text('happened', 2000),
        text('information', 2000),
        wholeNumber('persons', { nullable: true }),
        flag('isSerious'),
        text('riskReason', 2000),
        text('measures', 2000, { nullable: true }),
        text('commissionToldOn', 10, { nullable: true }),
        text('personsToldOn', 10, { nullable: true }),
        text('closedOn', 10, { nullable: true }),
        wholeNumber('version'),
        instant('createdAt'),
        instant('updatedAt'),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('incidents', true);
  }
}

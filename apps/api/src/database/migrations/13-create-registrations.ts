import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, id, instant, text, wholeNumber } from './table-columns.js';

export class CreateRegistrations1763700000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'registrations',
      columns: [
        id(),
        wholeNumber('sessionId'),
        text('playerName', 80),
        wholeNumber('playerAge', { nullable: true }),
        wholeNumber('birthYear', { nullable: true }),
        text('playerPosition', 10),
        text('parentName', 80),
        text('parentEmail', 254),
        text('parentPhone', 40, { nullable: true }),
        text('status', 10),
        wholeNumber('turn'),
        flag('attended'),
        text('consentVersion', 20, { nullable: true }),
        flag('parentalAuthority'),
        text('locale', 2, { nullable: true }),
        instant('createdAt'),
        instant('updatedAt'),
      ],
      indices: [
        new TableIndex({ name: 'registrations_session', columnNames: ['sessionId'] }),
        new TableIndex({ name: 'registrations_email', columnNames: ['parentEmail'] }),
      ],
      foreignKeys: [
        new TableForeignKey({
          name: 'registrations_session_id',
          columnNames: ['sessionId'],
          referencedTableName: 'tryout_sessions',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('registrations', true);
  }
}

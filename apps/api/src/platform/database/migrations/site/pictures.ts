import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, json, text, wholeNumber } from '../table-columns.js';

export class CreatePictures1763700000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'pictures',
      columns: [
        id(),
        text('place', 10),
        wholeNumber('teamId', { nullable: true }),
        text('slot', 20, { nullable: true }),
        text('fileKey', 32),
        wholeNumber('width'),
        wholeNumber('height'),
        json('widths'),
        text('altEn', 200),
        text('altFr', 200),
        wholeNumber('consentById'),
        wholeNumber('version'),
        instant('createdAt'),
        instant('updatedAt'),
      ],
      indices: [
        new TableIndex({ name: 'pictures_slot', columnNames: ['slot'], isUnique: true }),
        new TableIndex({ name: 'pictures_team', columnNames: ['teamId'] }),
      ],
      foreignKeys: [
        new TableForeignKey({
          name: 'pictures_team_id',
          columnNames: ['teamId'],
          referencedTableName: 'teams',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('pictures', true);
  }
}

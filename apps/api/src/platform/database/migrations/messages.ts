import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, text, wholeNumber } from './table-columns.js';

const goesWith = (target: string, referencedTableName: string) =>
  new TableForeignKey({
    name: `messages_${target}_id`,
    columnNames: [`${target}Id`],
    referencedTableName,
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  });

export class CreateMessages1763700000067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'messages',
      columns: [
        id(),
        wholeNumber('practiceId', { nullable: true }),
        wholeNumber('sessionId', { nullable: true }),
        wholeNumber('teamId', { nullable: true }),
        text('audience', 10),
        text('subjectEn', 120),
        text('textEn', 3000),
        text('subjectFr', 120),
        text('textFr', 3000),
        wholeNumber('sentById'),
        text('sentBy', 40),
        wholeNumber('families'),
        text('keyHash', 64),
        instant('createdAt'),
      ],
      indices: [
        new TableIndex({ name: 'messages_key', columnNames: ['keyHash'], isUnique: true }),
        new TableIndex({ name: 'messages_practice', columnNames: ['practiceId'] }),
        new TableIndex({ name: 'messages_session', columnNames: ['sessionId'] }),
        new TableIndex({ name: 'messages_team', columnNames: ['teamId'] }),
      ],
      foreignKeys: [
        goesWith('practice', 'practices'),
        goesWith('session', 'tryout_sessions'),
        goesWith('team', 'teams'),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('messages', true);
  }
}

import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addIndex, dropIndex, id, instant, json, text, wholeNumber } from './table-columns.js';

export class CreateAuditEntries1763700000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'audit_entries',
      columns: [
        id(),
        instant('at'),
        wholeNumber('actorId', { nullable: true }),
        text('actor', 40),
        text('action', 60),
        text('subject', 30),
        wholeNumber('subjectId', { nullable: true }),
        json('before', { nullable: true }),
        json('after', { nullable: true }),
      ],
      indices: [new TableIndex({ name: 'audit_entries_at', columnNames: ['at'] })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_entries', true);
  }
}

export class IndexAuditSubjects1763700000015 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addIndex(runner, 'audit_entries', {
      name: 'audit_entries_subject',
      columnNames: ['subject', 'subjectId'],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'audit_entries', 'audit_entries_subject');
  }
}

export class IndexAuditActors1763700000016 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addIndex(runner, 'audit_entries', { name: 'audit_entries_actor', columnNames: ['actor'] });
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'audit_entries', 'audit_entries_actor');
  }
}

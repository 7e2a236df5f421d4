import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, text, wholeNumber } from './table-columns.js';

export class CreatePasswordResets1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'password_resets',
      columns: [
        id(),
        wholeNumber('userId'),
        text('tokenHash', 64),
        instant('expiresAt'),
        instant('usedAt', { nullable: true }),
        instant('createdAt'),
      ],
      indices: [
        new TableIndex({ name: 'password_resets_token', columnNames: ['tokenHash'], isUnique: true }),
      ],
      foreignKeys: [
        new TableForeignKey({
          name: 'password_resets_user',
          columnNames: ['userId'],
          referencedTableName: 'admin_users',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('password_resets', true);
  }
}

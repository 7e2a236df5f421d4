import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, id, instant, text, wholeNumber } from './table-columns.js';

export class CreateAdminSessions1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'admin_sessions',
      columns: [
        id(),
        wholeNumber('userId'),
        text('familyId', 36),
        instant('familyStartedAt'),
        text('sessionToken', 64),
        text('refreshToken', 64),
        instant('replacedAt', { nullable: true }),
        instant('expiresAt'),
        instant('refreshExpiresAt'),
        text('ipAddress', 45),
        text('userAgent', 200),
        flag('isActive'),
        instant('createdAt'),
      ],
      indices: [
        new TableIndex({
          name: 'admin_sessions_session_token',
          columnNames: ['sessionToken'],
          isUnique: true,
        }),
        new TableIndex({
          name: 'admin_sessions_refresh_token',
          columnNames: ['refreshToken'],
          isUnique: true,
        }),
        new TableIndex({ name: 'admin_sessions_family', columnNames: ['familyId'] }),
      ],
      foreignKeys: [
        new TableForeignKey({
          name: 'admin_sessions_user',
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
    await runner.dropTable('admin_sessions', true);
  }
}

import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, id, instant, text, wholeNumber } from './table-columns.js';

export class CreateAdminUsers1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'admin_users',
      columns: [
        id(),
        text('firstName', 60),
        text('lastName', 60),
        text('username', 40),
        text('email', 254),
        text('passwordHash', 60),
        text('role', 10),
        flag('isActive'),
        instant('lastLogin', { nullable: true }),
        wholeNumber('version'),
        instant('createdAt'),
        instant('updatedAt'),
      ],
      indices: [
        new TableIndex({ name: 'admin_users_username', columnNames: ['username'], isUnique: true }),
        new TableIndex({ name: 'admin_users_email', columnNames: ['email'], isUnique: true }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('admin_users', true);
  }
}

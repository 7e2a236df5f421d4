import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isServer } from '../migrate.js';

/** One statement on a server; on the embedded database both are in the migration's transaction. */
export class AddReceipts1763700000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('registrations', 'receiptHash')) return;
    if (isServer(runner.dataSource)) {
      await runner.query(`ALTER TABLE registrations
        ADD receiptHash varchar(64) NULL, ADD UNIQUE INDEX registrations_receipt (receiptHash)`);
      return;
    }
    await runner.query('ALTER TABLE registrations ADD receiptHash varchar(64) NULL');
    await runner.query('CREATE UNIQUE INDEX registrations_receipt ON registrations (receiptHash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('registrations', 'receiptHash'))) return;
    if (!isServer(runner.dataSource)) await runner.query('DROP INDEX registrations_receipt');
    await runner.query('ALTER TABLE registrations DROP COLUMN receiptHash');
  }
}

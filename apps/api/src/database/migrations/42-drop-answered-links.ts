import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an answer contained a link is derived from its status now. */
export class DropAnsweredLinks1763700000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('idempotency_keys', 'withLink'))) return;
    await runner.query('ALTER TABLE idempotency_keys DROP COLUMN withLink');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('idempotency_keys', 'withLink')) return;
    await runner.query('ALTER TABLE idempotency_keys ADD withLink boolean NOT NULL DEFAULT 0');
  }
}

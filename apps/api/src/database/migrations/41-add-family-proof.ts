import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isServer } from '../migrate.js';

/** One statement on a server; on the embedded database all are in the migration's transaction. */
export class AddFamilyProof1763700000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('families', 'handedHash')) return;
    if (isServer(runner.dataSource)) {
      await runner.query(`ALTER TABLE families
        ADD handedHash varchar(64) NULL,
        ADD provenAt varchar(24) NULL,
        ADD UNIQUE INDEX families_handed (handedHash)`);
      return;
    }
    await runner.query('ALTER TABLE families ADD handedHash varchar(64) NULL');
    await runner.query('ALTER TABLE families ADD provenAt varchar(24) NULL');
    await runner.query('CREATE UNIQUE INDEX families_handed ON families (handedHash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('families', 'handedHash'))) return;
    if (isServer(runner.dataSource)) {
      await runner.query('ALTER TABLE families DROP COLUMN handedHash, DROP COLUMN provenAt');
      return;
    }
    await runner.query('DROP INDEX families_handed');
    await runner.query('ALTER TABLE families DROP COLUMN handedHash');
    await runner.query('ALTER TABLE families DROP COLUMN provenAt');
  }
}

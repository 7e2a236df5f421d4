import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { randomToken, sha256 } from '../../common/tokens.js';
import { isServer } from '../migrate.js';
import { addHashIndex, addIndex, dropIndex, id, instant, json, text } from './table-columns.js';

export class CreateFamilies1763700000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'families',
      columns: [
        id(),
        text('email', 254),
        text('linkSeed', 43),
        text('tokenHash', 64),
        text('feedSeed', 43),
        text('feedHash', 64),
        text('locale', 2, { nullable: true }),
        instant('createdAt'),
        instant('updatedAt'),
      ],
      indices: [
        new TableIndex({ name: 'families_email', columnNames: ['email'], isUnique: true }),
        new TableIndex({ name: 'families_token', columnNames: ['tokenHash'], isUnique: true }),
        new TableIndex({ name: 'families_feed', columnNames: ['feedHash'], isUnique: true }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('families', true);
  }
}

export class CreateLinkRequests1763700000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'link_requests',
      columns: [id(), text('emailHash', 64), json('askedAt'), instant('updatedAt')],
      indices: [new TableIndex({ name: 'link_requests_email', columnNames: ['emailHash'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('link_requests', true);
  }
}

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

/**
 * Earlier answers gave a family's link to the sender of a request, who may have been a stranger: every link and
 * private calendar gets a new seed. The hashes are placeholders, because only the server knows its secret: it derives
 * the real ones at its next start, as after a change of the secret.
 */
export class RedrawFamilyLinks1763700000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const families = (await runner.query('SELECT id FROM families')) as { id: number }[];
    for (const { id } of families)
      await runner.query(
        'UPDATE families SET linkSeed = ?, tokenHash = ?, feedSeed = ?, feedHash = ? WHERE id = ?',
        [randomToken(), sha256(randomToken()), randomToken(), sha256(randomToken()), id],
      );
  }

  /** The earlier links must stay invalid. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

export class CreateErasures1763700000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'erasures',
      columns: [id(), text('mark', 43), text('kind', 10), text('emailHash', 64), instant('erasedAt')],
      indices: [new TableIndex({ name: 'erasures_mark', columnNames: ['mark'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('erasures', true);
  }
}

const TOKEN_INDEXES = [
  { column: 'tokenHash', whole: 'families_token', name: 'families_token_start' },
  { column: 'feedHash', whole: 'families_feed', name: 'families_feed_start' },
];

/** Whole hashes took half of the time of a new family. */
export class IndexFamilyTokenStarts1763700000210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { column, whole, name } of TOKEN_INDEXES) {
      await addHashIndex(runner, 'families', { name, column });
      await dropIndex(runner, 'families', whole);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { column, whole, name } of TOKEN_INDEXES) {
      await addIndex(runner, 'families', { name: whole, columnNames: [column], isUnique: true });
      await dropIndex(runner, 'families', name);
    }
  }
}

/** Old handed-over links keep opening the whole family: who handed them over is only in the audit log. */
export class AddGiverOfHandedLinks1763700000255 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('families', 'handedBy')) return;
    await runner.query('ALTER TABLE families ADD handedBy integer NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('families', 'handedBy'))) return;
    await runner.query('ALTER TABLE families DROP COLUMN handedBy');
  }
}

/** null: families of earlier versions have not said so yet. */
export class AddFamilyRecognition1763700000279 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('families', 'recognizedAt')) return;
    await runner.query('ALTER TABLE families ADD recognizedAt varchar(24) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('families', 'recognizedAt'))) return;
    await runner.query('ALTER TABLE families DROP COLUMN recognizedAt');
  }
}

const GUARDIAN = [
  { column: 'guardianEmail', length: 254 },
  { column: 'guardianSeed', length: 43 },
  { column: 'guardianHash', length: 64 },
  { column: 'guardianFeedHash', length: 64 },
];

/** One statement on a server; on the embedded database all are in the migration's transaction. */
export class AddSecondGuardian1763700000301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('families', 'guardianEmail')) return;
    const added = GUARDIAN.map(({ column, length }) => `ADD ${column} varchar(${length}) NULL`);
    await alterFamilies(runner, added);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('families', 'guardianEmail'))) return;
    await alterFamilies(
      runner,
      GUARDIAN.map(({ column }) => `DROP COLUMN ${column}`),
    );
  }
}

async function alterFamilies(runner: QueryRunner, changes: readonly string[]): Promise<void> {
  const statements = isServer(runner.dataSource) ? [changes.join(', ')] : changes;
  for (const statement of statements) await runner.query(`ALTER TABLE families ${statement}`);
}

const GUARDIAN_INDEXES = [
  { column: 'guardianHash', name: 'families_guardian_start' },
  { column: 'guardianFeedHash', name: 'families_guardian_feed_start' },
];

export class IndexSecondGuardians1763700000302 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of GUARDIAN_INDEXES) await addHashIndex(runner, 'families', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of GUARDIAN_INDEXES) await dropIndex(runner, 'families', name);
  }
}

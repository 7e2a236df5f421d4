import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addIndex, dropIndex, flag, id, instant, json, text, wholeNumber } from './table-columns.js';

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

export class CreateSignInAttempts1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'sign_in_attempts',
      columns: [
        id(),
        text('nameHash', 64),
        wholeNumber('failures'),
        instant('windowStartedAt'),
        instant('lockedUntil', { nullable: true }),
        wholeNumber('lockCount'),
      ],
      indices: [new TableIndex({ name: 'sign_in_attempts_name', columnNames: ['nameHash'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sign_in_attempts', true);
  }
}

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

/** Written by hand: on SQLite TypeORM adds a column by rebuilding the table, which sign-ins refer to. */
export class AddTeamsOfCoaches1763700000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('admin_users', 'teamIds')) return;
    await runner.query('ALTER TABLE admin_users ADD teamIds json NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('admin_users', 'teamIds'))) return;
    await runner.query('ALTER TABLE admin_users DROP COLUMN teamIds');
  }
}

/** With a default: the version before inserts users without the column. */
export class AddPracticesOfCoaches1763700000225 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('admin_users', 'mayChangePractices')) return;
    await runner.query('ALTER TABLE admin_users ADD mayChangePractices boolean NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('admin_users', 'mayChangePractices'))) return;
    await runner.query('ALTER TABLE admin_users DROP COLUMN mayChangePractices');
  }
}

/** Without a value in old rows, and in those that the version before writes: they count tries of strangers. */
export class AddNamesOfDevices1763700000233 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('sign_in_attempts', 'ofNameHash')) return;
    await runner.query('ALTER TABLE sign_in_attempts ADD ofNameHash varchar(64) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('sign_in_attempts', 'ofNameHash'))) return;
    await runner.query('ALTER TABLE sign_in_attempts DROP COLUMN ofNameHash');
  }
}

export class IndexNamesOfDevices1763700000243 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'sign_in_attempts', {
      name: 'sign_in_attempts_of_name',
      columnNames: ['ofNameHash'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'sign_in_attempts', 'sign_in_attempts_of_name');
  }
}

export class CreateApiKeys1763700000307 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'api_keys',
      columns: [
        id(),
        wholeNumber('userId'),
        text('name', 35),
        text('prefix', 12),
        text('keyHash', 64),
        json('scopes'),
        json('teamIds', { nullable: true }),
        instant('endsAt', { nullable: true }),
        instant('lastUsedAt', { nullable: true }),
        instant('createdAt'),
      ],
      indices: [new TableIndex({ name: 'api_keys_hash', columnNames: ['keyHash'], isUnique: true })],
      foreignKeys: [
        new TableForeignKey({
          name: 'api_keys_user',
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
    await runner.dropTable('api_keys', true);
  }
}

export class AddSecondFactors1763700000308 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('admin_users', 'secondFactor')) return;
    await runner.query('ALTER TABLE admin_users ADD secondFactor json NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('admin_users', 'secondFactor'))) return;
    await runner.query('ALTER TABLE admin_users DROP COLUMN secondFactor');
  }
}

export class AddVettingDates1763700000310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('admin_users', 'vettedOn')) return;
    await runner.query('ALTER TABLE admin_users ADD vettedOn varchar(10) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('admin_users', 'vettedOn'))) return;
    await runner.query('ALTER TABLE admin_users DROP COLUMN vettedOn');
  }
}

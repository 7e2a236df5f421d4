import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isServer } from '../migrate.js';
import {
  addFee,
  dropFee,
  addIndex,
  dropIndex,
  flag,
  id,
  instant,
  text,
  wholeNumber,
} from './table-columns.js';

export class CreateTryoutSessions1763700000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'tryout_sessions',
      columns: [
        id(),
        wholeNumber('teamId'),
        text('date', 40),
        text('time', 40),
        text('location', 120),
        text('description', 500, { nullable: true }),
        wholeNumber('capacity'),
        flag('isActive'),
        wholeNumber('version'),
        instant('createdAt'),
        instant('updatedAt'),
        instant('deletedAt', { nullable: true }),
      ],
      indices: [
        new TableIndex({ name: 'tryout_sessions_team', columnNames: ['teamId'] }),
        new TableIndex({ name: 'tryout_sessions_date', columnNames: ['date'] }),
      ],
      foreignKeys: [
        new TableForeignKey({
          name: 'tryout_sessions_team_id',
          columnNames: ['teamId'],
          referencedTableName: 'teams',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('tryout_sessions', true);
  }
}

/** Written by hand: on SQLite TypeORM adds a column by rebuilding the table. */
export class AddCancelledSessions1763700000057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('tryout_sessions', 'cancelledAt')) return;
    await runner.query('ALTER TABLE tryout_sessions ADD cancelledAt varchar(24) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('tryout_sessions', 'cancelledAt'))) return;
    // Rebuilt on a server: columns that are dropped in place stay in the row, and only some fit.
    const rebuilt = isServer(runner.dataSource) ? ', ALGORITHM = COPY' : '';
    await runner.query(`ALTER TABLE tryout_sessions DROP COLUMN cancelledAt${rebuilt}`);
  }
}

/** Written by hand, as above. */
export class AddFrenchSessionDescriptions1763700000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('tryout_sessions', 'descriptionFr')) return;
    await runner.query('ALTER TABLE tryout_sessions ADD descriptionFr varchar(500) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('tryout_sessions', 'descriptionFr'))) return;
    const rebuilt = isServer(runner.dataSource) ? ', ALGORITHM = COPY' : '';
    await runner.query(`ALTER TABLE tryout_sessions DROP COLUMN descriptionFr${rebuilt}`);
  }
}

export class AddRestoredSessions1763700000258 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('tryout_sessions', 'restoredAt')) return;
    await runner.query('ALTER TABLE tryout_sessions ADD restoredAt varchar(24) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('tryout_sessions', 'restoredAt'))) return;
    const rebuilt = isServer(runner.dataSource) ? ', ALGORITHM = COPY' : '';
    await runner.query(`ALTER TABLE tryout_sessions DROP COLUMN restoredAt${rebuilt}`);
  }
}

export class IndexScheduledDates1763700000018 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addIndex(runner, 'tryout_sessions', {
      name: 'tryout_sessions_scheduled_dates',
      columnNames: ['isActive', 'deletedAt', 'date', 'teamId'],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'tryout_sessions', 'tryout_sessions_scheduled_dates');
  }
}

export class IndexScheduledPlaces1763700000019 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addIndex(runner, 'tryout_sessions', {
      name: 'tryout_sessions_scheduled_places',
      columnNames: ['isActive', 'deletedAt', 'teamId', 'location'],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'tryout_sessions', 'tryout_sessions_scheduled_places');
  }
}

/** One statement on a server; on the embedded database both are in the migration's transaction. */
export class AddSessionFees1763700000305 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addFee(runner, 'tryout_sessions');
  }

  down(runner: QueryRunner): Promise<void> {
    return dropFee(runner, 'tryout_sessions');
  }
}

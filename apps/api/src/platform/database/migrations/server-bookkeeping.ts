import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, id, instant, json, text, wholeNumber } from './table-columns.js';

/**
 * Tables of the server itself: page views, nightly runs and check-ups, the readiness probe, answered requests, imported rows, the
 * versions of what public answers depend on, and the counts of rate limits.
 */

export class CreatePageViews1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'page_views',
      columns: [id(), text('day', 10), text('path', 200), text('language', 2), wholeNumber('views')],
      indices: [
        new TableIndex({
          name: 'page_views_day',
          columnNames: ['day', 'path', 'language'],
          isUnique: true,
        }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('page_views', true);
  }
}

export class CreateCleanupRuns1763700000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'cleanup_runs',
      columns: [
        id(),
        text('kind', 10),
        text('ranOn', 10),
        instant('ranAt'),
        instant('cutoff'),
        wholeNumber('deleted'),
      ],
      indices: [
        new TableIndex({ name: 'cleanup_runs_date', columnNames: ['kind', 'ranOn'], isUnique: true }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('cleanup_runs', true);
  }
}

export class CreateHealthProbes1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'health_probes',
      columns: [{ ...wholeNumber('id'), isPrimary: true }, instant('probedAt')],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('health_probes', true);
  }
}

export class CreateIdempotencyKeys1763700000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'idempotency_keys',
      columns: [
        id(),
        text('keyHash', 64),
        text('bodyHash', 64),
        wholeNumber('registrationId', { nullable: true }),
        wholeNumber('status'),
        flag('withLink'),
        instant('createdAt'),
      ],
      indices: [new TableIndex({ name: 'idempotency_keys_key', columnNames: ['keyHash'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_keys', true);
  }
}

export class CreateLegacyImports1763700000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'legacy_imports',
      columns: [id(), text('sourceHash', 64), wholeNumber('rowId'), instant('importedAt')],
      indices: [
        new TableIndex({ name: 'legacy_imports_source', columnNames: ['sourceHash'], isUnique: true }),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('legacy_imports', true);
  }
}

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

export class CreateWaitingRuns1763700000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'waiting_runs',
      columns: [
        id(),
        text('kind', 10),
        text('ranOn', 10),
        instant('cutoff'),
        json('counts'),
        instant('waitsSince'),
      ],
      indices: [new TableIndex({ name: 'waiting_runs_kind', columnNames: ['kind'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('waiting_runs', true);
  }
}

export class CreateTopicVersions1763700000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'topic_versions',
      columns: [{ ...text('topic', 20), isPrimary: true }, wholeNumber('version')],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('topic_versions', true);
  }
}

export class CreateUndoableChanges1763700000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'undoable_changes',
      columns: [
        id(),
        instant('at'),
        instant('endsAt'),
        wholeNumber('actorId'),
        wholeNumber('auditId'),
        text('action', 40),
        wholeNumber('subjectId', { nullable: true }),
        wholeNumber('families'),
        json('content'),
      ],
      indices: [new TableIndex({ name: 'undoable_changes_end', columnNames: ['endsAt'] })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('undoable_changes', true);
  }
}

export class CreateRateLimits1763700000145 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'rate_limits',
      columns: [{ ...text('keyHash', 64), isPrimary: true }, wholeNumber('hits'), instant('endsAt')],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('rate_limits', true);
  }
}

export class CreateCheckUps1763700000311 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'check_ups',
      columns: [
        id(),
        text('ranOn', 10),
        instant('ranAt'),
        wholeNumber('wrong', { nullable: true }),
        wholeNumber('warnings', { nullable: true }),
      ],
      indices: [new TableIndex({ name: 'check_ups_date', columnNames: ['ranOn'], isUnique: true })],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('check_ups', true);
  }
}

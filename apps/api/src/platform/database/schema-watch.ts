import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MINUTE_MS } from '@lions/domain';
import { DataSource } from 'typeorm';
import { Db } from './db.js';
import { describeError } from './database-error.js';
import { compareMigrations } from './migrate.js';
import { text } from './row-shape.js';

/**
 * Logs when another version has changed the tables below a running process, as in an upgrade of one process after the
 * other. The process keeps serving: docs/upgrades.md says why it can.
 */
@Injectable()
export class SchemaWatch implements OnApplicationBootstrap {
  private readonly logger = new Logger('Schema');
  private told = '';

  constructor(
    private readonly db: Db,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.look();
  }

  /** Never throws: what cannot be read now is read in a minute. */
  @Interval(MINUTE_MS)
  async look(): Promise<void> {
    try {
      const done = await this.db.read((reader) =>
        reader.select('SELECT name FROM migrations', [], { name: text }),
      );
      this.tell(
        compareMigrations(
          this.dataSource,
          done.map(({ name }) => name),
        ),
      );
    } catch (error) {
      this.logger.error({ message: 'The version of the tables cannot be read', ...describeError(error) });
    }
  }

  /** Once per difference. */
  private tell({ pending, foreign }: Record<'pending' | 'foreign', string[]>): void {
    const difference = [...foreign, ...pending].join(' ');
    if (difference === this.told) return;
    this.told = difference;
    if (foreign.length > 0)
      this.logger.warn({
        message: 'The database is newer than this version, which keeps serving: finish the upgrade',
        migrations: foreign,
      });
    if (pending.length > 0)
      this.logger.warn({
        message: 'The database is older than this version, which keeps serving: start it again to migrate',
        migrations: pending,
      });
    if (difference === '') this.logger.log('The database is of this version again');
  }
}

import type { Logger } from 'typeorm';
import { DbContext } from '../db-context.js';
import { touchedBy, type Topic } from './topics.js';

/** The topics that the statements of a read or write touched. */
export class TopicLog {
  readonly read = new Set<Topic>();
  readonly changed = new Set<Topic>();
  /** A private table was read. */
  isPrivate = false;

  note(sql: string): void {
    const { topics, isChange, isPrivate } = touchedBy(sql);
    for (const topic of topics) (isChange ? this.changed : this.read).add(topic);
    if (isPrivate && !isChange) this.isPrivate = true;
  }
}

/** Notes TypeORM's statements instead of printing them. */
export const TOPIC_LOGGER: Logger = {
  logQuery: (sql) => DbContext.log?.note(sql),
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

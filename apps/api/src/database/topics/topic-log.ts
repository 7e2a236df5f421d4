import type { EntityManager, Logger, QueryRunner } from 'typeorm';
import { isRead, touchedBy, type Topic } from './topics.js';

/** The topics that the statements of a write change. */
export class TopicLog {
  private static readonly ofWrite = new WeakMap<QueryRunner, TopicLog>();

  readonly changed = new Set<Topic>();

  /** @param runner whose statement it is */
  static note(sql: string, runner: QueryRunner | undefined): void {
    (runner && this.ofWrite.get(runner))?.note(sql);
  }

  /** Notes the statements of a transaction, by its connection. */
  async collectOn<T>({ queryRunner }: EntityManager, work: () => Promise<T>): Promise<T> {
    if (!queryRunner) throw new Error('A transaction has a query runner');
    TopicLog.ofWrite.set(queryRunner, this);
    try {
      return await work();
    } finally {
      TopicLog.ofWrite.delete(queryRunner);
    }
  }

  private note(sql: string): void {
    if (!isRead(sql)) for (const topic of touchedBy(sql).topics) this.changed.add(topic);
  }
}

/** Notes TypeORM's statements instead of printing them. */
export const TOPIC_LOGGER: Logger = {
  logQuery: (sql, _parameters, runner) => TopicLog.note(sql, runner),
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

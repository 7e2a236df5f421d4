import type { EntityManager, Logger, QueryRunner } from 'typeorm';
import { AsyncContext } from './async-context.js';
import { touchedBy, type Topic } from './topics.js';

/** The topics that the statements of a write, or of the making of an answer, touched. */
export class TopicLog {
  private static readonly ofAnswer = new AsyncContext<TopicLog>();
  private static readonly ofWrite = new WeakMap<QueryRunner, TopicLog>();

  readonly read = new Set<Topic>();
  readonly changed = new Set<Topic>();
  /** A private table was read. */
  isPrivate = false;

  /** The log of the answer that is being made in this async context. */
  static get current(): TopicLog | undefined {
    return this.ofAnswer.value;
  }

  /** @param runner whose statement it is */
  static note(sql: string, runner: QueryRunner | undefined): void {
    (runner && this.ofWrite.get(runner))?.note(sql);
    this.current?.note(sql);
  }

  /** Notes every statement in the async context of `work`. */
  collect<T>(work: () => Promise<T>): Promise<T> {
    return TopicLog.ofAnswer.run(this, work);
  }

  /** Notes the statements of a transaction. By its connection: an async context for each write would cost more. */
  async collectOn<T>({ queryRunner }: EntityManager, work: () => Promise<T>): Promise<T> {
    if (!queryRunner) throw new Error('A transaction has a query runner');
    TopicLog.ofWrite.set(queryRunner, this);
    try {
      return await work();
    } finally {
      TopicLog.ofWrite.delete(queryRunner);
    }
  }

  note(sql: string): void {
    const { topics, isChange, isPrivate } = touchedBy(sql);
    for (const topic of topics) (isChange ? this.changed : this.read).add(topic);
    if (isPrivate && !isChange) this.isPrivate = true;
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

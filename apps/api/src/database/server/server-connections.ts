import type { Socket } from 'node:net';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { Connections } from '../db.js';
import type { Deadline } from '../deadline.js';

/** Connections to MySQL or MariaDB, taken from a pool. */
export class ServerConnections implements Connections {
  private readonly readingCommitted = new WeakSet<object>();

  constructor(private readonly dataSource: DataSource) {}

  read<T>(work: (manager: EntityManager) => Promise<T>, deadline: Deadline): Promise<T> {
    return this.onConnection(deadline, (runner) => work(runner.manager));
  }

  write<T>(work: (manager: EntityManager) => Promise<T>, deadline: Deadline): Promise<T> {
    return this.onConnection(deadline, async (runner, connection) => {
      await this.readCommitted(runner, connection);
      return runner.manager.transaction(work);
    });
  }

  /**
   * Destroys a connection that does not answer in time: otherwise the pool lacks it for as long as the network is
   * silent. The server rolls its transaction back.
   */
  private async onConnection<T>(
    deadline: Deadline,
    work: (runner: QueryRunner, connection: object) => Promise<T>,
  ): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const connection = (await runner.connect()) as { stream: Socket };
      deadline.whenOver(() => connection.stream.destroy());
      return await work(runner, connection);
    } finally {
      deadline.whenOver(undefined);
      await runner.release();
    }
  }

  /**
   * After a lock is taken, a count sees what the previous transaction committed. Set once per connection: per
   * transaction it would be one more round trip.
   */
  private async readCommitted(runner: QueryRunner, connection: object): Promise<void> {
    if (this.readingCommitted.has(connection)) return;
    await runner.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
    this.readingCommitted.add(connection);
  }
}

import type { Socket } from 'node:net';
import type { PoolConnection } from 'mysql2';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { isNotNow } from '../database-error.js';
import type { Deadline } from '../deadline.js';
import { ServerWatch } from './server-watch.js';

type Connection = PoolConnection & { stream: Socket };

/** Connections to MySQL or MariaDB, taken from a pool. */
export class ServerConnections {
  private readonly watch: ServerWatch;

  constructor(private readonly dataSource: DataSource) {
    this.watch = new ServerWatch(dataSource);
  }

  read<T>(work: (manager: EntityManager) => Promise<T>, deadline: Deadline): Promise<T> {
    return this.onConnection(deadline, (runner) => work(runner.manager));
  }

  write<T>(work: (manager: EntityManager) => Promise<T>, deadline: Deadline): Promise<T> {
    return this.onConnection(deadline, (runner) => runner.manager.transaction(work));
  }

  async scrub(): Promise<void> {
    // A server's files are its own affair.
  }

  /**
   * Destroys a connection that does not answer in time: otherwise the pool lacks it for as long as the network is
   * silent. The server rolls its transaction back. A connection whose statement was refused for now is destroyed as well:
   * a new one may reach another server, or have the account's new rights.
   */
  private async onConnection<T>(deadline: Deadline, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    this.watch.begin(deadline);
    const runner = this.dataSource.createQueryRunner();
    let connection: Connection | undefined;
    try {
      const connected = await connect(runner);
      connection = connected;
      deadline.whenOver(() => connected.stream.destroy());
      return await work(runner);
    } catch (error) {
      if (isNotNow(error)) connection?.destroy();
      throw error;
    } finally {
      deadline.whenOver(undefined);
      this.watch.end(deadline);
      await runner.release();
    }
  }
}

/** @throws the driver's error, marked as one that ended the connection: the server has not seen the request */
async function connect(runner: QueryRunner): Promise<Connection> {
  try {
    return (await runner.connect()) as Connection;
  } catch (error) {
    throw Object.assign(error as Error, { fatal: true });
  }
}

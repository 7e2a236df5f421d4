import type { EntityManager } from 'typeorm';
import type { Deadline } from './deadline.js';

type Work<T> = (manager: EntityManager) => Promise<T>;

/** Access to one kind of database: a server, or the embedded file. */
export interface Connections {
  /** Runs `work` on a connection of its own. */
  read<T>(work: Work<T>, deadline: Deadline): Promise<T>;
  /** Runs `work` in a transaction of its own: committed when it resolves, rolled back when it rejects. */
  write<T>(work: Work<T>, deadline: Deadline): Promise<T>;
}

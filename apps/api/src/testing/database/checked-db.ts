import { AsyncLocalStorage } from 'node:async_hooks';
import { Db, type Patience } from '../../platform/database/db.js';
import type { Deadline } from '../../platform/database/deadline.js';

/** Refuses a read or write inside another one. In production, the check would slow down every promise. */
export class CheckedDb extends Db {
  private readonly inside = new AsyncLocalStorage<true>();

  protected override async enter<T>(
    patience: Patience,
    work: (deadline: Deadline) => Promise<T>,
  ): Promise<T> {
    if (this.inside.getStore())
      throw new Error('A read or write of the database was begun inside another one');
    return this.inside.run(true, () => super.enter(patience, work));
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** Unused for one to two of these, the storage is disabled. To enable it costs as much as many answers. */
export const IDLE_MS = 100;

/**
 * A value for all that `work` starts. Its async storage slows down every promise of the process on Node 20, so it is
 * disabled while nothing uses it.
 */
export class AsyncContext<V> {
  private readonly storage = new AsyncLocalStorage<V>();
  /** Runs that have not ended. */
  private open = 0;
  private wasUsed = false;
  /** Runs while the storage is enabled. */
  private idleTimer: NodeJS.Timeout | undefined;

  /** Undefined outside of every run. */
  get value(): V | undefined {
    return this.storage.getStore();
  }

  async run<T>(value: V, work: () => Promise<T>): Promise<T> {
    this.open += 1;
    this.wasUsed = true;
    this.idleTimer ??= setInterval(() => this.disableIfIdle(), IDLE_MS).unref();
    try {
      return await this.storage.run(value, work);
    } finally {
      this.open -= 1;
    }
  }

  private disableIfIdle(): void {
    if (!this.wasUsed && this.open === 0) {
      clearInterval(this.idleTimer);
      this.idleTimer = undefined;
      this.storage.disable();
    }
    this.wasUsed = false;
  }
}

interface PendingRequest<Request, Outcome> {
  request: Request;
  /** `performance.now()` at arrival: each request has its own database deadline. */
  since: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** Maximum size of a batch. */
const MAX_BATCH = 500;

/**
 * Coalesces the requests of a queue: those that arrive while a transaction runs go into the next one, and a transaction
 * of sixty costs little more than one of one.
 */
export class RequestBatcher<Request, Outcome> {
  /** Queues that are served now, by key. */
  private readonly queues = new Map<string, PendingRequest<Request, Outcome>[]>();

  /**
   * `run` returns an outcome for each request of the batch, in order, or fails for all of them. It takes the batch
   * when its transaction has started, so that requests that arrived while it waited are included. A retried
   * transaction takes the same requests, followed by later ones.
   */
  constructor(private readonly run: (takeBatch: () => Request[], since: number) => Promise<Outcome[]>) {}

  join(key: string, request: Request): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const pending = { request, since: performance.now(), resolve, reject };
      const waiting = this.queues.get(key);
      if (waiting) waiting.push(pending);
      else void this.serve(key, [pending]);
    });
  }

  private async serve(key: string, waiting: PendingRequest<Request, Outcome>[]): Promise<void> {
    this.queues.set(key, waiting);
    for (let first = waiting[0]; first; first = waiting[0]) {
      const batch: typeof waiting = [];
      let isOver = false;
      const take = () => {
        if (!isOver) batch.push(...waiting.splice(0, MAX_BATCH - batch.length));
        return batch.map(({ request }) => request);
      };
      await gathered(waiting);
      try {
        const outcomes = await this.run(take, first.since);
        batch.forEach(({ resolve }, index) => resolve(outcomes[index] as Outcome));
      } catch (error) {
        // The deadline passed before the database was reached: it is the first request's, others have their own.
        if (batch.length === 0) batch.push(...waiting.splice(0, 1));
        batch.forEach(({ reject }) => reject(error));
      } finally {
        isOver = true;
      }
    }
    this.queues.delete(key);
  }
}

/**
 * Resolves when a turn of the event loop adds no request, or the batch is full. A transaction of the embedded database
 * blocks the event loop, so requests can only arrive before it.
 */
async function gathered(waiting: readonly unknown[]): Promise<void> {
  let before: number;
  do {
    before = waiting.length;
    await new Promise<void>((resolve) => setImmediate(resolve));
  } while (waiting.length > before && waiting.length < MAX_BATCH);
}

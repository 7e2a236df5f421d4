import { MAX_PER_TICK } from '../../common/admit-writes.js';

interface PendingRequest<Request, Outcome> {
  request: Request;
  /** `performance.now()` at arrival: each request has its own database deadline. */
  since: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** Maximum size of a batch. */
const MAX_BATCH = 250;

/** Reads the requests that have already reached the server; takes at most one event-loop tick. */
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Resolves when a tick adds no request, or the batch is full. The embedded database never yields: without this wait
 * no request could arrive meanwhile.
 */
async function gathered(line: readonly unknown[]): Promise<void> {
  let before: number;
  do {
    before = line.length;
    await tick();
  } while (line.length > before && line.length < MAX_BATCH);
}

/** Resolves a few requests per tick, so that other requests are answered in between. */
async function answer<Request, Outcome>(
  batch: readonly PendingRequest<Request, Outcome>[],
  outcomes: readonly Outcome[],
): Promise<void> {
  for (const [index, { resolve }] of batch.entries()) {
    if (index > 0 && index % MAX_PER_TICK === 0) await tick();
    resolve(outcomes[index] as Outcome);
  }
}

/**
 * Coalesces requests for one target: requests that arrive while a transaction for it runs go into the next one,
 * without a timer. Under one lock, a transaction of sixty costs little more than one of one.
 */
export class RequestBatcher<Request, Outcome> {
  private readonly lines = new Map<string, PendingRequest<Request, Outcome>[]>();

  /**
   * `run` returns an outcome for each request of the batch, in order, or fails for all of them. It takes the batch
   * when its transaction has started, so that requests that arrived while it waited are included. A retried
   * transaction takes the same requests, followed by later ones.
   */
  constructor(
    private readonly run: (key: string, takeBatch: () => Request[], since: number) => Promise<Outcome[]>,
  ) {}

  join(key: string, request: Request): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const pending = { request, since: performance.now(), resolve, reject };
      const line = this.lines.get(key);
      if (line) {
        line.push(pending);
        return;
      }
      const own = [pending];
      this.lines.set(key, own);
      void this.serve(key, own);
    });
  }

  private async serve(key: string, line: PendingRequest<Request, Outcome>[]): Promise<void> {
    for (let first = line[0]; first; first = line[0]) {
      const batch: typeof line = [];
      let isOver = false;
      const take = () => {
        if (!isOver) batch.push(...line.splice(0, MAX_BATCH - batch.length));
        return batch.map(({ request }) => request);
      };
      await gathered(line);
      try {
        const outcomes = await this.run(key, take, first.since);
        void answer(batch, outcomes);
      } catch (error) {
        // The deadline passed before the database was reached: it is the first request's, others have their own.
        if (batch.length === 0) batch.push(...line.splice(0, 1));
        batch.forEach(({ reject }) => reject(error));
      } finally {
        isOver = true;
      }
    }
    this.lines.delete(key);
  }
}

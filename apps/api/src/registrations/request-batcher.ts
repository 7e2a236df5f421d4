import { MAX_PER_TICK } from '../common/admit-requests.js';

interface PendingRequest<Request, Outcome> {
  request: Request;
  /** `performance.now()` at arrival: each request has its own database deadline. */
  since: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** Maximum size of a batch. */
const MAX_BATCH = 500;
/** Transactions of a queue that start without a wait; under a steady load those after them are PACE_MS apart. */
const UNPACED = 20;
const PACE_MS = 250;
const AHEAD_MS = (UNPACED - 1) * PACE_MS;
/** A queue of this length waits no longer. */
const CROWD = 16;

/** The requests that share transactions. */
class Queue<Request, Outcome> {
  readonly waiting: PendingRequest<Request, Outcome>[] = [];
  isServed = false;
  private nextStart = -Infinity;
  private crowded: (() => void) | undefined;

  add(pending: PendingRequest<Request, Outcome>): void {
    this.waiting.push(pending);
    if (this.waiting.length >= CROWD) this.crowded?.();
  }

  /** Resolves when its next transaction may start. */
  async untilStart(): Promise<void> {
    const wait = this.nextStart - performance.now();
    if (wait > 0 && this.waiting.length < CROWD)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        this.crowded = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.crowded = undefined;
    await gathered(this.waiting);
    const now = performance.now();
    // At most now: a crowd that did not wait leaves no wait to others.
    this.nextStart = Math.min(Math.max(this.nextStart, now - AHEAD_MS), now) + PACE_MS;
  }

  /** Whether it may be forgotten: its next transactions need not wait. */
  get isIdle(): boolean {
    return !this.isServed && this.nextStart < performance.now() - AHEAD_MS;
  }
}

/** Reads the requests that have already reached the server; takes at most one event-loop tick. */
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Resolves when a tick adds no request, or the batch is full. The embedded database never yields: without this wait
 * no request could arrive meanwhile.
 */
async function gathered(waiting: readonly unknown[]): Promise<void> {
  let before: number;
  do {
    before = waiting.length;
    await tick();
  } while (waiting.length > before && waiting.length < MAX_BATCH);
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
 * Coalesces the requests of a queue: those that arrive while a transaction runs go into the next one, and a transaction
 * of sixty costs little more than one of one. Under a steady load transactions are PACE_MS apart, because each makes
 * the server fill its kept answers again.
 */
export class RequestBatcher<Request, Outcome> {
  private readonly queues = new Map<string, Queue<Request, Outcome>>();

  /**
   * `run` returns an outcome for each request of the batch, in order, or fails for all of them. It takes the batch
   * when its transaction has started, so that requests that arrived while it waited are included. A retried
   * transaction takes the same requests, followed by later ones.
   */
  constructor(private readonly run: (takeBatch: () => Request[], since: number) => Promise<Outcome[]>) {}

  join(key: string, request: Request): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(key) ?? this.open(key);
      queue.add({ request, since: performance.now(), resolve, reject });
      if (!queue.isServed) void this.serve(queue);
    });
  }

  private open(key: string): Queue<Request, Outcome> {
    for (const [other, { isIdle }] of this.queues) if (isIdle) this.queues.delete(other);
    const queue = new Queue<Request, Outcome>();
    this.queues.set(key, queue);
    return queue;
  }

  private async serve(queue: Queue<Request, Outcome>): Promise<void> {
    const { waiting } = queue;
    queue.isServed = true;
    for (let first = waiting[0]; first; first = waiting[0]) {
      const batch: typeof waiting = [];
      let isOver = false;
      const take = () => {
        if (!isOver) batch.push(...waiting.splice(0, MAX_BATCH - batch.length));
        return batch.map(({ request }) => request);
      };
      await queue.untilStart();
      try {
        const outcomes = await this.run(take, first.since);
        void answer(batch, outcomes);
      } catch (error) {
        // The deadline passed before the database was reached: it is the first request's, others have their own.
        if (batch.length === 0) batch.push(...waiting.splice(0, 1));
        batch.forEach(({ reject }) => reject(error));
      } finally {
        isOver = true;
      }
    }
    queue.isServed = false;
  }
}

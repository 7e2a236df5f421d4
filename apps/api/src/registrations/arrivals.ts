import { A_TURN } from '../common/by-turns.js';

interface Arrival<Request, Outcome> {
  request: Request;
  /** `performance.now()` of its arrival: each has the database's deadline of its own. */
  since: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** The most that one transaction takes in. */
const MOST_AT_ONCE = 250;

/** Lets what has reached the server already be read; no longer than one turn of its loop. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * As soon as a turn brings nobody more, or there are enough. The embedded database never leaves its turn by itself:
 * without this nobody could come meanwhile.
 */
async function gathered(line: readonly unknown[]): Promise<void> {
  let before: number;
  do {
    before = line.length;
    await turn();
  } while (line.length > before && line.length < MOST_AT_ONCE);
}

/** A few in each turn: hundreds of answers at once would let nobody else be answered meanwhile. */
async function answer<Request, Outcome>(
  batch: readonly Arrival<Request, Outcome>[],
  outcomes: readonly Outcome[],
): Promise<void> {
  for (const [index, { resolve }] of batch.entries()) {
    if (index > 0 && index % A_TURN === 0) await turn();
    resolve(outcomes[index] as Outcome);
  }
}

/**
 * Brings requests for one target together: what arrives while a transaction for it runs goes into the next one, and
 * nobody waits for a timer. Under one lock a transaction of sixty costs little more than one of one.
 */
export class Arrivals<Request, Outcome> {
  private readonly lines = new Map<string, Arrival<Request, Outcome>[]>();

  /**
   * `run` gives an outcome for each request of the batch, in order, or fails for all of them. It asks for the batch
   * when its transaction has begun, so that whoever came while it waited for the database is taken along; asked again
   * by a transaction that runs again, the same ones are there, and later ones behind them.
   */
  constructor(
    private readonly run: (key: string, takeBatch: () => Request[], since: number) => Promise<Outcome[]>,
  ) {}

  join(key: string, request: Request): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const arrival = { request, since: performance.now(), resolve, reject };
      const line = this.lines.get(key);
      if (line) {
        line.push(arrival);
        return;
      }
      const own = [arrival];
      this.lines.set(key, own);
      void this.serve(key, own);
    });
  }

  private async serve(key: string, line: Arrival<Request, Outcome>[]): Promise<void> {
    for (let first = line[0]; first; first = line[0]) {
      const batch: typeof line = [];
      let isOver = false;
      const take = () => {
        if (!isOver) batch.push(...line.splice(0, MOST_AT_ONCE - batch.length));
        return batch.map(({ request }) => request);
      };
      await gathered(line);
      try {
        const outcomes = await this.run(key, take, first.since);
        void answer(batch, outcomes);
      } catch (error) {
        // Where the time ran out before the database was reached, it is the first one's: others have theirs.
        if (batch.length === 0) batch.push(...line.splice(0, 1));
        batch.forEach(({ reject }) => reject(error));
      } finally {
        isOver = true;
      }
    }
    this.lines.delete(key);
  }
}

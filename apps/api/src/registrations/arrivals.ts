interface Arrival<Request, Outcome> {
  request: Request;
  /** `performance.now()` of its arrival: each has the database's deadline of its own. */
  since: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** The most that one transaction takes in. */
const MOST_AT_ONCE = 500;

/** Lets what has reached the server already be read; no longer than one turn of its loop. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

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
      // The embedded database never leaves this turn by itself: without this nobody could come meanwhile.
      await turn();
      try {
        const outcomes = await this.run(key, take, first.since);
        batch.forEach(({ resolve }, index) => resolve(outcomes[index] as Outcome));
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

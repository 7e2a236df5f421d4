import { AppError } from '../common/app-error.js';

/** Waiting hashes; beyond that 429. */
const MOST_WAITING = 40;
/** A call that has waited this long since its arrival is refused: its sender has given up. */
export const HASH_WAIT_MS = 8000;
const RETRY_SECONDS = 5;

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

/** Runs a few hashes in parallel; the others queue, each until its own deadline. */
export class HashQueue {
  private running = 0;
  private isClosed = false;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly places: number) {}

  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting.size };
  }

  /** @throws AppError SERVER_BUSY, TOO_MANY_REQUESTS when `work` was not started */
  async run<T>(work: () => Promise<T>, since = performance.now()): Promise<T> {
    await this.place(since);
    try {
      return await work();
    } finally {
      this.running -= 1;
      const [next] = this.waiting;
      next?.begin();
    }
  }

  /** @throws AppError SERVER_BUSY, TOO_MANY_REQUESTS */
  requireRoom(): void {
    if (this.isClosed) throw busy();
    if (this.waiting.size >= MOST_WAITING)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });
  }

  /** Refuses waiting and new calls; running ones end within one hash's time. */
  close(): void {
    this.isClosed = true;
    for (const { refuse } of [...this.waiting]) refuse();
  }

  private async place(since: number): Promise<void> {
    const left = since + HASH_WAIT_MS - performance.now();
    if (this.isClosed || left <= 0) throw busy();
    if (this.running >= this.places) {
      this.requireRoom();
      await this.turn(left);
    } else this.running += 1;
  }

  private turn(milliseconds: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.waiting.delete(mine);
      };
      const mine: Waiting = {
        begin: () => {
          leave();
          this.running += 1;
          resolve();
        },
        refuse: () => {
          leave();
          reject(busy());
        },
      };
      const timer = setTimeout(mine.refuse, milliseconds);
      this.waiting.add(mine);
    });
  }
}

const busy = () => new AppError('SERVER_BUSY', { retryAfter: RETRY_SECONDS });

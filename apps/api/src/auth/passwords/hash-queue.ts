import { AppError } from '../../platform/common/app-error.js';

/** Waiting hashes of all lines. */
const MOST_WAITING = 40;
/** Waiting hashes of one line. */
const MOST_IN_LINE = 20;
/** A call that has waited this long since its arrival is refused: its sender has given up. */
export const HASH_WAIT_MS = 8000;
const RETRY_SECONDS = 5;

/** Whose call needs a hash. */
export interface Turn {
  /** When the call arrived, by `performance.now()`. */
  since?: number | undefined;
  /** A stranger's network. A caller without one is known: a signed-in user, or a browser that once signed in. */
  network?: string | undefined;
}

interface Waiting {
  begin: () => void;
  refuse: (error: AppError) => void;
}

/**
 * Runs a few hashes in parallel. The others wait, each until its own deadline: known callers first, then one of each
 * network in turn, so that a network that floods the queue delays its own calls. See docs/decisions/sign-ins.md.
 */
export class HashQueue {
  private running = 0;
  private isClosed = false;
  /** Waiting calls by network, the next network first; `undefined` is the line of known callers. No line is empty. */
  private readonly lines = new Map<string | undefined, Set<Waiting>>();

  constructor(private readonly places: number) {}

  get load(): { running: number; waiting: number } {
    const waiting = [...this.lines.values()].reduce((sum, { size }) => sum + size, 0);
    return { running: this.running, waiting };
  }

  /** @throws AppError SERVER_BUSY, TOO_MANY_REQUESTS when `work` was not started */
  async run<T>(work: () => Promise<T>, turn: Turn = {}): Promise<T> {
    await this.place(turn);
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.beginNext();
    }
  }

  /** @throws AppError SERVER_BUSY, TOO_MANY_REQUESTS */
  requireRoom(turn: Turn = {}): void {
    if (this.isClosed || timeLeft(turn) <= 0) throw busy();
    const isFull = this.load.waiting >= MOST_WAITING && !this.crowdedLine(turn);
    if (isFull || this.lengthOf(turn) >= MOST_IN_LINE) throw tooMany();
  }

  /** Refuses waiting and new calls; running ones end within one hash's time. */
  close(): void {
    this.isClosed = true;
    for (const line of [...this.lines.values()]) for (const { refuse } of [...line]) refuse(busy());
  }

  private async place(turn: Turn): Promise<void> {
    if (this.isClosed || timeLeft(turn) <= 0) throw busy();
    if (this.running < this.places) {
      this.running += 1;
      return;
    }
    this.requireRoom(turn);
    if (this.load.waiting >= MOST_WAITING) [...(this.crowdedLine(turn) ?? [])].at(-1)?.refuse(tooMany());
    await this.wait(turn);
  }

  private lengthOf({ network }: Turn): number {
    return this.lines.get(network)?.size ?? 0;
  }

  /** The longest line of a network, when it is longer than the caller's would be; a known caller's counts as empty. */
  private crowdedLine(turn: Turn): Set<Waiting> | undefined {
    const own = turn.network === undefined ? 0 : this.lengthOf(turn) + 1;
    let longest: Set<Waiting> | undefined;
    for (const [network, line] of this.lines)
      if (network !== undefined && line.size > (longest?.size ?? own)) longest = line;
    return longest;
  }

  private beginNext(): void {
    const network = this.lines.has(undefined) ? undefined : this.lines.keys().next().value;
    const line = this.lines.get(network);
    const [next] = line ?? [];
    if (!line || !next) return;
    // Behind the other networks; leaving removes it when it is empty.
    this.lines.delete(network);
    this.lines.set(network, line);
    next.begin();
  }

  private wait({ since, network }: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = this.lines.get(network) ?? new Set();
      this.lines.set(network, line);
      const leave = () => {
        clearTimeout(timer);
        line.delete(mine);
        if (line.size === 0) this.lines.delete(network);
      };
      const mine: Waiting = {
        begin: () => {
          leave();
          this.running += 1;
          resolve();
        },
        refuse: (error) => {
          leave();
          reject(error);
        },
      };
      const timer = setTimeout(() => mine.refuse(busy()), timeLeft({ since }));
      line.add(mine);
    });
  }
}

const timeLeft = ({ since = performance.now() }: Turn) => since + HASH_WAIT_MS - performance.now();
const busy = () => new AppError('SERVER_BUSY', { retryAfter: RETRY_SECONDS });
const tooMany = () => new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });

import { DatabaseDeadline } from './database-error.js';

/**
 * The time that a caller waits for the database. Only the timer decides: it may fire slightly before the clock
 * agrees.
 */
export class Deadline {
  isOver: boolean;
  private cut: (() => void) | undefined;
  private refuse: ((error: DatabaseDeadline) => void) | undefined;

  /**
   * @param startedAt when the caller arrived, by `performance.now()` @param milliseconds how long it waits from then
   */
  constructor(
    readonly startedAt: number,
    private readonly milliseconds: number,
  ) {
    this.isOver = this.left <= 0;
  }

  /** @throws DatabaseDeadline */
  requireTime(): void {
    if (this.isOver) throw new DatabaseDeadline();
  }

  /** Sets the callback at expiry; replaces the previous one. */
  whenOver(cut: (() => void) | undefined): void {
    this.cut = cut;
  }

  /** Ends the wait now. */
  expire(): void {
    this.isOver = true;
    this.cut?.();
    this.refuse?.(new DatabaseDeadline());
  }

  /** The result of `work` unless the time expires first. @throws DatabaseDeadline */
  async limit<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const refusal = new Promise<never>((_, reject) => {
      this.refuse = reject;
      timer = setTimeout(() => this.expire(), this.left);
    });
    try {
      return await Promise.race([work, refusal]);
    } finally {
      clearTimeout(timer);
    }
  }

  private get left(): number {
    return this.milliseconds - (performance.now() - this.startedAt);
  }
}

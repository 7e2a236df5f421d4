import { setImmediate as afterSockets, setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { DatabaseDeadline, errorCodeOf } from '../database-error.js';
import type { Deadline } from '../deadline.js';
import { connectTo } from './server-options.js';

/** An operation that takes longer is a reason to probe the server. */
const SLOW_MS = 250;
/**
 * A server that answers nothing for so many turns of the event loop, 0.9 seconds, counts as silent. Turns instead of
 * time: a busy process reads answers late.
 */
const SILENT_TURNS = 9;
const TURN_MS = 100;
/** Between two probes while operations are slow, as they are at a locked row. */
const PAUSE_MS = 500;
/** Codes of a connection that was not answered in time. */
const TIMEOUTS = ['ETIMEDOUT', 'PROTOCOL_SEQUENCE_TIMEOUT'];

/**
 * Notices within about a second that a server answers nothing, as a frozen host or a network that drops packets does. Then all
 * pending operations are refused, and each new one at once, until a probe is answered: otherwise a page would wait for one call
 * after another. A probe is a connection of its own, so that neither a locked row nor a full pool counts as silence.
 */
export class ServerWatch {
  private isSilent = false;
  /** When each operation began, in this order, by `performance.now()`. */
  private readonly pending = new Map<Deadline, number>();
  /** When the last operation ended that was not refused here. */
  private answeredAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** @throws DatabaseDeadline while the server is silent */
  begin(deadline: Deadline): void {
    if (this.isSilent) throw new DatabaseDeadline();
    this.pending.set(deadline, performance.now());
    this.timer ??= this.lookIn(SLOW_MS);
  }

  end(deadline: Deadline): void {
    this.pending.delete(deadline);
    if (!deadline.isOver) this.answeredAt = performance.now();
  }

  private lookIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => void this.look(), milliseconds).unref();
  }

  private async look(): Promise<void> {
    const [oldest] = this.pending.values();
    const left = oldest === undefined ? 0 : oldest + SLOW_MS - performance.now();
    if (oldest !== undefined && left <= 0) await this.probe();
    this.timer = this.pending.size === 0 ? undefined : this.lookIn(left > 0 ? left : PAUSE_MS);
  }

  private async probe(): Promise<void> {
    const probe = { isAnswered: false };
    const answer = this.answer().then(() => (probe.isAnswered = true));
    let seenAt = this.answeredAt;
    for (let turns = 0; !probe.isAnswered && turns < SILENT_TURNS; turns += 1) {
      await pause(TURN_MS);
      // After the sockets were read: what came while the event loop was busy counts.
      await afterSockets();
      if (this.answeredAt === seenAt) continue;
      seenAt = this.answeredAt;
      turns = 0;
    }
    if (!probe.isAnswered) this.refuseAll();
    await answer;
    this.isSilent = false;
  }

  private refuseAll(): void {
    this.isSilent = true;
    for (const deadline of this.pending.keys()) deadline.expire();
    this.pending.clear();
  }

  /** Resolves when a new connection is answered, be it by a refusal. */
  private async answer(): Promise<void> {
    const { url } = this.dataSource.options as { url: string };
    while (this.dataSource.isInitialized)
      try {
        const connection = await connectTo(url);
        connection.end().catch(() => undefined);
        return;
      } catch (error) {
        if (!TIMEOUTS.includes(errorCodeOf(error) ?? '')) return;
      }
  }
}

import { Injectable } from '@nestjs/common';

/** Two and a half minutes: one missed tick is tolerated, two are not. */
const FRESH_MS = 150_000;

/** Whether the scheduler of this process is alive, by the monotonic clock, which is never set back. */
@Injectable()
export class Heartbeat {
  private lastBeat = -Infinity;

  beat(at = performance.now()): void {
    this.lastBeat = at;
  }

  isFresh(at = performance.now()): boolean {
    return at - this.lastBeat <= FRESH_MS;
  }
}

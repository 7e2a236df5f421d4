import { Injectable } from '@nestjs/common';

/** Two and a half minutes: one tick a minute may be missed, not two. */
const FRESH_MS = 150_000;

/** Whether the scheduler of this process is alive; on the computer's monotonic clock, which nobody sets back. */
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

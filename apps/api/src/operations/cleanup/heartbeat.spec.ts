import { Heartbeat } from './cleanup.scheduler.js';

describe('the heartbeat', () => {
  it('is fresh for two and a half minutes after a tick, and not before the first one', () => {
    const heartbeat = new Heartbeat();
    expect(heartbeat.isFresh()).toBe(false);
    heartbeat.beat(1000);
    expect(heartbeat.isFresh(151_000)).toBe(true);
    expect(heartbeat.isFresh(151_001)).toBe(false);
  });
});

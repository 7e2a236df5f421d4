import timers from 'node:timers/promises';
import type { Reader } from '../reader.js';
import { StoredVersions } from './topic-versions.js';

describe('stored versions', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are read without a wait for a few callers, then at most once in two milliseconds on average', async () => {
    let [now, waited, reads] = [1000, 0, 0];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    jest.spyOn(timers, 'setTimeout').mockImplementation(async (milliseconds = 0) => {
      waited += milliseconds;
      now += milliseconds;
      return undefined as never;
    });
    const read = async () => {
      reads += 1;
      return [] as never;
    };
    const versions = new StoredVersions((work) => work({ select: read } as unknown as Reader));
    for (let caller = 0; caller < 25; caller += 1) await versions.current();
    expect(waited).toBe(0);
    for (let caller = 0; caller < 100; caller += 1) await versions.current();
    expect([reads, waited]).toEqual([125, 200]);
    // A pause allows as many reads again, and no more.
    now += 3_600_000;
    for (let caller = 0; caller < 26; caller += 1) await versions.current();
    expect(waited).toBe(202);
  });

  it('are read by one statement at a time, shared by all who ask before it begins', async () => {
    const ends: (() => void)[] = [];
    const read = () => new Promise((resolve) => ends.push(() => resolve([])));
    const versions = new StoredVersions((work) => work({ select: read } as unknown as Reader));
    const first = versions.current();
    await new Promise(setImmediate);
    const others = [versions.current(), versions.current()];
    await new Promise(setImmediate);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await new Promise(setImmediate);
    ends[1]?.();
    await Promise.all(others);
    expect(ends).toHaveLength(2);
  });

  it('are read again after a read that failed', async () => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      if (reads === 1) throw new Error('gone');
      return [] as never;
    };
    const versions = new StoredVersions((work) => work({ select: read } as unknown as Reader));
    await expect(versions.current()).rejects.toThrow('gone');
    await versions.current();
    expect(reads).toBe(2);
  });
});

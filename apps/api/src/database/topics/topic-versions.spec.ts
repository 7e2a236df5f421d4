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

  it('are those of a read that began after the caller asked, and of no older one', async () => {
    let [now, reads] = [1000, 0];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const read = async () => [{ topic: 'teams', version: (reads += 1) }] as never;
    const versions = new StoredVersions((work) => work({ select: read } as unknown as Reader));
    await versions.current();
    now += 5;
    expect((await versions.current(999)).teams).toBe(1);
    expect((await versions.current(1000)).teams).toBe(2);
    expect((await versions.current(1000)).teams).toBe(2);
    expect((await versions.current()).teams).toBe(3);
  });

  it('are those that another statement has read, unless a read began after it', async () => {
    let [now, reads] = [1000, 0];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const read = async () => [{ topic: 'teams', version: 10 + (reads += 1) }] as never;
    const versions = new StoredVersions((work) => work({ select: read } as unknown as Reader));
    versions.found([{ topic: 'teams', version: 7 }], 1000);
    expect((await versions.current(999)).teams).toBe(7);
    expect((await versions.current(1000)).teams).toBe(11);
    now += 5;
    expect((await versions.current()).teams).toBe(12);
    versions.found([{ topic: 'teams', version: 11 }], 1004);
    expect((await versions.current(999)).teams).toBe(12);
  });

  it('are read by one statement at a time, also after another statement has read them', async () => {
    const ends: (() => void)[] = [];
    const read = () => new Promise((resolve) => ends.push(() => resolve([])));
    const versions = new StoredVersions((work) => work({ select: read } as unknown as Reader));
    const first = versions.current();
    await new Promise(setImmediate);
    versions.found([], performance.now());
    const second = versions.current();
    await new Promise(setImmediate);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await new Promise(setImmediate);
    ends[1]?.();
    await second;
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
    const since = performance.now();
    await expect(versions.current()).rejects.toThrow('gone');
    await versions.current(since);
    expect(reads).toBe(2);
  });
});

import { StoredVersion } from './public-data-version.js';
import type { Reader } from './reader.js';

describe('a stored version', () => {
  it('is read by one statement at a time, shared by all callers before it begins', async () => {
    const ends: (() => void)[] = [];
    const read = () => new Promise((resolve) => ends.push(() => resolve([{ version: 7 }])));
    const version = new StoredVersion((work) => work({ select: read } as unknown as Reader));
    const first = version.current();
    await new Promise(setImmediate);
    const others = [version.current(), version.current()];
    await new Promise(setImmediate);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await first).toBe(7);
    await new Promise(setImmediate);
    ends[1]?.();
    await Promise.all(others);
    expect(ends).toHaveLength(2);
  });

  it('is read again after a read that failed', async () => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      if (reads === 1) throw new Error('gone');
      return [{ version: reads }];
    };
    const version = new StoredVersion((work) => work({ select: read } as unknown as Reader));
    await expect(version.current()).rejects.toThrow('gone');
    expect(await version.current()).toBe(2);
  });

  it('is never lower than a write of this process, also when a read from before it ends later', async () => {
    const version = new StoredVersion((work) =>
      work({ select: async () => [{ version: 7 }] } as unknown as Reader),
    );
    await version.current();
    version.ended(true);
    await version.current();
    expect(version.latest).toBe(8);
    version.ended(false);
    expect(version.latest).toBe(8);
  });
});

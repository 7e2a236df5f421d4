import { MAX_PER_TICK } from '../common/admit-requests.js';
import { RequestBatcher } from './request-batcher.js';

/** Records the batches, and a run that ends when the test resolves it. */
function given() {
  const batches: { batch: string[]; end: (error?: Error) => void }[] = [];
  const batcher = new RequestBatcher<string, string>(
    (takeBatch) =>
      new Promise((resolve, reject) => {
        const batch = takeBatch();
        const end = (error?: Error) => (error ? reject(error) : resolve(batch.map((text) => `did ${text}`)));
        batches.push({ batch, end });
      }),
  );
  return { batcher, batches };
}
/** Long enough for the next batch to start. */
const tick = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('requests of one line', () => {
  it('that arrive during a batch form the next one, each with its own outcome', async () => {
    const { batcher, batches } = given();
    const first = batcher.join('practice 1', 'a');
    await tick();
    const others = ['b', 'c', 'd'].map((text) => batcher.join('practice 1', text));
    const elsewhere = batcher.join('session 1', 'e');
    await tick();
    expect(batches.map(({ batch }) => batch)).toEqual([['a'], ['e']]);
    batches.forEach(({ end }) => end());
    expect([await first, await elsewhere]).toEqual(['did a', 'did e']);
    await tick();
    expect(batches[2]?.batch).toEqual(['b', 'c', 'd']);
    batches[2]?.end();
    expect(await Promise.all(others)).toEqual(['did b', 'did c', 'did d']);
    const later = batcher.join('practice 1', 'f');
    await tick();
    batches[3]?.end();
    expect(await later).toBe('did f');
  });

  it('that arrive tick by tick form one batch, and are answered tick by tick', async () => {
    const { batcher, batches } = given();
    const joined: Promise<string>[] = [];
    const names = Array.from({ length: MAX_PER_TICK + 1 }, (_, index) => `child ${index}`);
    const come = (...some: string[]) => joined.push(...some.map((name) => batcher.join('x', name)));
    const [first = '', second = '', ...rest] = names;
    setImmediate(() => {
      setImmediate(() => come(...rest));
      come(second);
    });
    come(first);
    await tick();
    await tick();
    expect(batches.map(({ batch }) => batch)).toEqual([names]);
    let answered = 0;
    for (const each of joined) void each.then(() => (answered += 1));
    batches[0]?.end();
    // After everything that needs no other tick.
    await new Promise((resolve) => process.nextTick(resolve));
    expect(answered).toBe(MAX_PER_TICK);
    expect(await Promise.all(joined)).toEqual(names.map((name) => `did ${name}`));
  });

  it('share a transaction up to five hundred, and the others follow', async () => {
    const { batcher, batches } = given();
    const joined = Array.from({ length: 501 }, (_, index) => batcher.join('x', `child ${index}`));
    for (const count of [500, 1]) {
      await tick();
      const latest = batches.at(-1);
      expect(latest?.batch).toHaveLength(count);
      latest?.end();
    }
    expect(await Promise.all(joined)).toHaveLength(501);
  });

  it('are included when their transaction is retried, and never in a finished one', async () => {
    const taken: string[][] = [];
    const takes: (() => string[])[] = [];
    const batcher = new RequestBatcher<string, string>(async (takeBatch) => {
      taken.push([...takeBatch()]);
      takes.push(takeBatch);
      if (taken.length === 1) {
        void batcher.join('x', 'b');
        taken.push([...takeBatch()]);
      }
      await tick();
      return takeBatch();
    });
    expect(await batcher.join('x', 'a')).toBe('a');
    const last = batcher.join('x', 'c');
    expect(takes[0]?.()).toEqual(['a', 'b']);
    expect(await last).toBe('c');
    expect(taken).toEqual([['a'], ['a', 'b'], ['c']]);
  });

  it('fail with their own batch only', async () => {
    const { batcher, batches } = given();
    const first = batcher.join('x', 'a');
    await tick();
    const second = batcher.join('x', 'b');
    batches[0]?.end(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await tick();
    batches[1]?.end();
    expect(await second).toBe('did b');
  });

  it('have their own deadline: when a batch never started, only the first is refused', async () => {
    const asked: number[] = [];
    const batcher = new RequestBatcher<string, string>((takeBatch, since) => {
      asked.push(since);
      return asked.length === 1 ? Promise.reject(new Error('too late')) : Promise.resolve(takeBatch());
    });
    const [first, second] = [batcher.join('x', 'a'), batcher.join('x', 'b')];
    await expect(first).rejects.toThrow('too late');
    expect(await second).toBe('b');
    expect(asked[1]).toBeGreaterThanOrEqual(asked[0] ?? Infinity);
  });

  describe('that come one after another', () => {
    const SERVED = 20;
    const PACE_MS = 250;
    let now: number;
    let timers: { run: () => void; at: number }[];
    beforeEach(() => {
      [now, timers] = [0, []];
      jest.spyOn(performance, 'now').mockImplementation(() => now);
      jest.spyOn(globalThis, 'setTimeout').mockImplementation((run, milliseconds = 0) => {
        timers.push({ run, at: now + milliseconds });
        return {} as NodeJS.Timeout;
      });
    });
    afterEach(() => jest.restoreAllMocks());
    const pass = async (milliseconds: number) => {
      now += milliseconds;
      for (const { run, at } of timers) if (at <= now) run();
      await tick();
      await tick();
    };
    /** Twenty batches of one. */
    async function givenServed() {
      const { batcher, batches } = given();
      for (let count = 1; count <= SERVED; count += 1) {
        const joined = batcher.join('x', 'a');
        await tick();
        batches.at(-1)?.end();
        await joined;
      }
      batches.length = 0;
      return { batcher, batches };
    }

    it('start at intervals after the twentieth', async () => {
      const { batcher, batches } = await givenServed();
      const joined = ['k', 'l'].map((text) => batcher.join('x', text));
      await pass(PACE_MS - 1);
      expect(batches).toEqual([]);
      await pass(1);
      batches[0]?.end();
      expect(await Promise.all(joined)).toEqual(['did k', 'did l']);
    });

    it('start at once when many wait', async () => {
      const { batcher, batches } = await givenServed();
      const names = Array.from({ length: 16 }, (_, index) => `child ${index}`);
      const joined = names.map((text) => batcher.join('x', text));
      await pass(0);
      batches[0]?.end();
      expect(await Promise.all(joined)).toEqual(names.map((name) => `did ${name}`));
    });

    it('wait no longer after crowds that did not wait', async () => {
      const { batcher, batches } = await givenServed();
      for (let count = 1; count <= 10; count += 1) {
        const crowd = Array.from({ length: 16 }, () => batcher.join('x', 'child'));
        await pass(0);
        batches.at(-1)?.end();
        await Promise.all(crowd);
      }
      batches.length = 0;
      const joined = batcher.join('x', 'm');
      await pass(PACE_MS);
      batches[0]?.end();
      expect(await joined).toBe('did m');
    });

    it('start at once again after a pause', async () => {
      const { batcher, batches } = await givenServed();
      await pass(SERVED * PACE_MS);
      // A new line forgets idle ones.
      void batcher.join('y', 'b');
      const joined = batcher.join('x', 'c');
      await pass(0);
      expect(batches.map(({ batch }) => batch)).toEqual([['b'], ['c']]);
      batches[1]?.end();
      expect(await joined).toBe('did c');
    });
  });
});

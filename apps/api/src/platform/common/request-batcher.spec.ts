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

  it('that arrive tick by tick form one batch', async () => {
    const { batcher, batches } = given();
    const joined: Promise<string>[] = [];
    const come = (name: string) => joined.push(batcher.join('x', name));
    setImmediate(() => {
      setImmediate(() => come('c'));
      come('b');
    });
    come('a');
    await tick();
    await tick();
    expect(batches.map(({ batch }) => batch)).toEqual([['a', 'b', 'c']]);
    batches[0]?.end();
    expect(await Promise.all(joined)).toEqual(['did a', 'did b', 'did c']);
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
});

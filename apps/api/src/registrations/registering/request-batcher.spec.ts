import { MAX_PER_TICK } from '../../common/admit-writes.js';
import { RequestBatcher } from './request-batcher.js';

/** Records the batches, and a run that ends when the test resolves it. */
function given() {
  const batches: { key: string; batch: string[]; end: (error?: Error) => void }[] = [];
  const batcher = new RequestBatcher<string, string>(
    (key, takeBatch) =>
      new Promise((resolve, reject) => {
        const batch = takeBatch();
        const end = (error?: Error) => (error ? reject(error) : resolve(batch.map((text) => `did ${text}`)));
        batches.push({ key, batch, end });
      }),
  );
  return { batcher, batches };
}
/** Long enough for the next batch to start. */
const tick = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('requests for one target', () => {
  it('that arrive during a batch form the next one, each with its own outcome', async () => {
    const { batcher, batches } = given();
    const first = batcher.join('practice 1', 'a');
    await tick();
    const others = ['b', 'c', 'd'].map((text) => batcher.join('practice 1', text));
    const elsewhere = batcher.join('session 1', 'e');
    await tick();
    expect(batches.map(({ key, batch }) => [key, batch])).toEqual([
      ['practice 1', ['a']],
      ['session 1', ['e']],
    ]);
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

  it('are included when their transaction is retried, and never in a finished one', async () => {
    const taken: string[][] = [];
    const takes: (() => string[])[] = [];
    const batcher = new RequestBatcher<string, string>(async (_, takeBatch) => {
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
    const batcher = new RequestBatcher<string, string>((_, takeBatch, since) => {
      asked.push(since);
      return asked.length === 1 ? Promise.reject(new Error('too late')) : Promise.resolve(takeBatch());
    });
    const [first, second] = [batcher.join('x', 'a'), batcher.join('x', 'b')];
    await expect(first).rejects.toThrow('too late');
    expect(await second).toBe('b');
    expect(asked[1]).toBeGreaterThanOrEqual(asked[0] ?? Infinity);
  });
});

import { A_TURN } from '../common/by-turns.js';
import { Arrivals } from './arrivals.js';

/** Batches as they were taken, and a run that ends when the test says so. */
function given() {
  const batches: { key: string; batch: string[]; end: (error?: Error) => void }[] = [];
  const arrivals = new Arrivals<string, string>(
    (key, takeBatch) =>
      new Promise((resolve, reject) => {
        const batch = takeBatch();
        const end = (error?: Error) => (error ? reject(error) : resolve(batch.map((text) => `did ${text}`)));
        batches.push({ key, batch, end });
      }),
  );
  return { arrivals, batches };
}
/** Long enough for the next batch to begin. */
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('requests for one target', () => {
  it('that come while a batch runs make up the next one; each gets its own outcome', async () => {
    const { arrivals, batches } = given();
    const first = arrivals.join('practice 1', 'a');
    await turn();
    const others = ['b', 'c', 'd'].map((text) => arrivals.join('practice 1', text));
    const elsewhere = arrivals.join('session 1', 'e');
    await turn();
    expect(batches.map(({ key, batch }) => [key, batch])).toEqual([
      ['practice 1', ['a']],
      ['session 1', ['e']],
    ]);
    batches.forEach(({ end }) => end());
    expect([await first, await elsewhere]).toEqual(['did a', 'did e']);
    await turn();
    expect(batches[2]?.batch).toEqual(['b', 'c', 'd']);
    batches[2]?.end();
    expect(await Promise.all(others)).toEqual(['did b', 'did c', 'did d']);
    const later = arrivals.join('practice 1', 'f');
    await turn();
    batches[3]?.end();
    expect(await later).toBe('did f');
  });

  it('that come turn by turn go together, and are answered turn by turn', async () => {
    const { arrivals, batches } = given();
    const joined: Promise<string>[] = [];
    const names = Array.from({ length: A_TURN + 1 }, (_, index) => `child ${index}`);
    const come = (...some: string[]) => joined.push(...some.map((name) => arrivals.join('x', name)));
    const [first = '', second = '', ...rest] = names;
    setImmediate(() => {
      setImmediate(() => come(...rest));
      come(second);
    });
    come(first);
    await turn();
    await turn();
    expect(batches.map(({ batch }) => batch)).toEqual([names]);
    let answered = 0;
    for (const each of joined) void each.then(() => (answered += 1));
    batches[0]?.end();
    // When all that needs no other turn is done.
    await new Promise((resolve) => process.nextTick(resolve));
    expect(answered).toBe(A_TURN);
    expect(await Promise.all(joined)).toEqual(names.map((name) => `did ${name}`));
  });

  it('are taken along by a transaction that runs again, and never by one that is over', async () => {
    const taken: string[][] = [];
    const takes: (() => string[])[] = [];
    const arrivals = new Arrivals<string, string>(async (_, takeBatch) => {
      taken.push([...takeBatch()]);
      takes.push(takeBatch);
      if (taken.length === 1) {
        void arrivals.join('x', 'b');
        taken.push([...takeBatch()]);
      }
      await turn();
      return takeBatch();
    });
    expect(await arrivals.join('x', 'a')).toBe('a');
    const last = arrivals.join('x', 'c');
    expect(takes[0]?.()).toEqual(['a', 'b']);
    expect(await last).toBe('c');
    expect(taken).toEqual([['a'], ['a', 'b'], ['c']]);
  });

  it('fail with their batch, and not with another one’s', async () => {
    const { arrivals, batches } = given();
    const first = arrivals.join('x', 'a');
    await turn();
    const second = arrivals.join('x', 'b');
    batches[0]?.end(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await turn();
    batches[1]?.end();
    expect(await second).toBe('did b');
  });

  it('keep their own time: where a batch never began, only the first is refused', async () => {
    const asked: number[] = [];
    const arrivals = new Arrivals<string, string>((_, takeBatch, since) => {
      asked.push(since);
      return asked.length === 1 ? Promise.reject(new Error('too late')) : Promise.resolve(takeBatch());
    });
    const [first, second] = [arrivals.join('x', 'a'), arrivals.join('x', 'b')];
    await expect(first).rejects.toThrow('too late');
    expect(await second).toBe('b');
    expect(asked[1]).toBeGreaterThanOrEqual(asked[0] ?? Infinity);
  });
});

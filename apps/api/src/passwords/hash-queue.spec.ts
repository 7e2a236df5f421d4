import { HASH_WAIT_MS, HashQueue } from './hash-queue.js';

/** Work that ends on command. */
function held() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { work: () => done, finish };
}
const nothing = () => Promise.resolve();
const BUSY = { code: 'SERVER_BUSY', status: 503, extras: { retryAfter: 5 } };
/** Arrived so long ago that its deadline is near. */
const almostLate = () => performance.now() - HASH_WAIT_MS + 30;

describe('the queue of password hashes', () => {
  it('refuses a call that has waited too long since its arrival, and starts the next ones', async () => {
    const queue = new HashQueue(1);
    const first = held();
    const running = queue.run(first.work);
    const late = jest.fn(nothing);
    const refused = queue.run(late, almostLate());
    const next = queue.run(() => Promise.resolve('begun'));
    await expect(refused).rejects.toMatchObject(BUSY);
    first.finish();
    await running;
    expect(await next).toBe('begun');
    expect(late).not.toHaveBeenCalled();
  });

  it('refuses a call that arrived too long ago at once, also when a slot is free', async () => {
    const queue = new HashQueue(1);
    await expect(queue.run(nothing, performance.now() - HASH_WAIT_MS)).rejects.toMatchObject(BUSY);
    expect(await queue.run(() => Promise.resolve('begun'))).toBe('begun');
  });

  it('runs as many at once as it has slots, in order of arrival', async () => {
    const queue = new HashQueue(2);
    const begun: number[] = [];
    const works = Array.from({ length: 5 }, held);
    const all = works.map(({ work }, index) =>
      queue.run(() => {
        begun.push(index);
        return work();
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    for (const { finish } of works) finish();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('continues after failed work', async () => {
    const queue = new HashQueue(1);
    const failed = queue.run(() => Promise.reject(new Error('no such hash')));
    const next = queue.run(() => Promise.resolve('begun'));
    await expect(failed).rejects.toThrow('no such hash');
    expect(await next).toBe('begun');
  });

  it('refuses waiting and new calls once it is closed, and finishes running ones', async () => {
    const queue = new HashQueue(1);
    const first = held();
    const running = queue.run(first.work);
    const waiting = [queue.run(nothing), queue.run(nothing)];
    queue.close();
    for (const refused of [...waiting, queue.run(nothing)]) await expect(refused).rejects.toMatchObject(BUSY);
    expect(() => queue.requireRoom()).toThrow(expect.objectContaining(BUSY) as Error);
    first.finish();
    await running;
  });

  it('queues forty and refuses more with 429', async () => {
    const queue = new HashQueue(1);
    const first = held();
    const all = Array.from({ length: 41 }, () => queue.run(first.work));
    expect(() => queue.requireRoom()).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }) as Error,
    );
    await expect(queue.run(nothing)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    first.finish();
    await Promise.all(all);
  });
});

import { HASH_WAIT_MS, HashQueue } from './hash-queue.js';

/** Work that ends on command. */
function held() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { work: () => done, finish };
}
const nothing = () => Promise.resolve();
const BUSY = { code: 'SERVER_BUSY', status: 503, extras: { retryAfter: 5 } };
const TOO_MANY = { code: 'TOO_MANY_REQUESTS', status: 429, extras: { retryAfter: 5 } };

/** A queue of one place, which is taken until `finish`. */
function busyQueue() {
  const queue = new HashQueue(1);
  const first = held();
  const all = [queue.run(first.work)];
  const begun: string[] = [];
  const refused: string[] = [];
  const ask = (name: string, network?: string) => {
    const work = () => Promise.resolve(void begun.push(name));
    const leave = (error: unknown) => {
      expect(error).toMatchObject(TOO_MANY);
      refused.push(name);
    };
    all.push(queue.run(work, { network }).catch(leave));
  };
  const finish = async () => {
    first.finish();
    await Promise.all(all);
  };
  return {
    queue,
    begun,
    refused,
    ask,
    finish,
  };
}

/** Arrived so long ago that its deadline is near. */
const almostLate = () => performance.now() - HASH_WAIT_MS + 30;

describe('the queue of password hashes', () => {
  it('refuses a call that has waited too long since its arrival, and starts the next ones', async () => {
    const queue = new HashQueue(1);
    const first = held();
    const running = queue.run(first.work);
    const late = jest.fn(nothing);
    const refused = queue.run(late, { since: almostLate() });
    const next = queue.run(() => Promise.resolve('begun'));
    await expect(refused).rejects.toMatchObject(BUSY);
    first.finish();
    await running;
    expect(await next).toBe('begun');
    expect(late).not.toHaveBeenCalled();
  });

  it('refuses a call that arrived too long ago at once, also when a slot is free', async () => {
    const queue = new HashQueue(1);
    const tooLate = { since: performance.now() - HASH_WAIT_MS };
    await expect(queue.run(nothing, tooLate)).rejects.toMatchObject(BUSY);
    expect(() => queue.requireRoom(tooLate)).toThrow(expect.objectContaining(BUSY) as Error);
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

  it('serves one of each network in turn, and known callers first', async () => {
    const { queue, begun, ask, finish } = busyQueue();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) ask(name, name.slice(0, 1));
    ask('known1');
    ask('known2');
    await finish();
    expect(begun).toEqual(['known1', 'known2', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(queue.load).toEqual({ running: 0, waiting: 0 });
  });

  it('queues twenty of a network and refuses more with 429, and takes others', async () => {
    const { queue, begun, refused, ask, finish } = busyQueue();
    for (let count = 0; count < 25; count += 1) ask(`a${count}`, 'a');
    expect(() => queue.requireRoom({ network: 'a' })).toThrow(expect.objectContaining(TOO_MANY) as Error);
    queue.requireRoom({ network: 'b' });
    ask('b', 'b');
    await finish();
    expect(refused).toEqual(['a20', 'a21', 'a22', 'a23', 'a24']);
    expect(begun).toHaveLength(21);
    expect(begun[1]).toBe('b');
  });

  it('refuses the newest call of the longest line when forty wait and a shorter line needs room', async () => {
    const { queue, begun, refused, ask, finish } = busyQueue();
    for (let count = 0; count < 20; count += 1)
      for (const network of ['a', 'b']) ask(`${network}${count}`, network);
    expect(queue.load.waiting).toBe(40);
    ask('c0', 'c');
    ask('known');
    ask('c1', 'c');
    await finish();
    expect(refused).toEqual(['a19', 'b19', 'a18']);
    expect(begun).toHaveLength(40);
    expect(begun.slice(0, 6)).toEqual(['known', 'a0', 'b0', 'c0', 'a1', 'b1']);
  });

  it('refuses a new network with 429 while forty networks wait, and takes a known caller', async () => {
    const { queue, begun, refused, ask, finish } = busyQueue();
    for (let count = 0; count < 40; count += 1) ask(`${count}`, `${count}`);
    expect(() => queue.requireRoom({ network: 'late' })).toThrow(expect.objectContaining(TOO_MANY) as Error);
    ask('late', 'late');
    ask('known');
    await finish();
    expect([begun[0], begun.length]).toEqual(['known', 40]);
    expect(refused).toHaveLength(2);
    expect(refused).toContain('late');
  });
});

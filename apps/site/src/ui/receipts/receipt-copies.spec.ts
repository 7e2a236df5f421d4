import { keepReceipt, refreshCopies, saveCopy } from './keep-receipt';
import { COPIES, forgetReceipts } from './own-receipts';

const TOKEN = '1'.repeat(43);
const PATH = `/my/r/${TOKEN}`;
const DAY_MS = 86_400_000;

/** Stand-ins for the browser's storage, cache and network. */
function givenBrowser() {
  const stored = new Map<string, string>();
  const copies = new Map<string, Response>();
  const asked: string[] = [];
  let answer = () => copyUntil(Date.now() + DAY_MS);
  const cache = {
    put: (key: string, copy: Response) => Promise.resolve(copies.set(key, copy)),
    delete: (key: string) => Promise.resolve(copies.delete(key)),
    keys: () => Promise.resolve([...copies.keys()].map((key) => ({ url: `https://lions.example${key}` }))),
  };
  const globals = {
    location: { href: 'https://lions.example/' },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    caches: {
      open: (name: string) => (name === COPIES ? Promise.resolve(cache) : Promise.reject(new Error(name))),
    },
    fetch: (address: string) => {
      asked.push(address);
      // As a network: later than what this device does.
      return new Promise((done) => setTimeout(done, 2)).then(() => answer());
    },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  return { copies, asked, answerWith: (next: () => Response) => (answer = next) };
}
const copyUntil = (instant: number) =>
  new Response('<ticket>', { headers: { expires: new Date(instant).toUTCString() } });
const settled = () => new Promise((done) => setTimeout(done, 20));

describe('copies of tickets', () => {
  it('are stored with the receipt, by its address without the language, and forgotten with it', async () => {
    const { copies, asked } = givenBrowser();
    keepReceipt(`https://lions.example/fr${PATH}`);
    await settled();
    expect(asked).toEqual([`/fr${PATH}?copy`]);
    expect([...copies.keys()]).toEqual([PATH]);
    forgetReceipts([TOKEN]);
    await settled();
    expect(copies.size).toBe(0);
  });

  it('are stored only while this device keeps the receipt', async () => {
    const { copies } = givenBrowser();
    await saveCopy(PATH);
    expect(copies.size).toBe(0);
    keepReceipt(PATH);
    forgetReceipts([TOKEN]);
    await settled();
    expect(copies.size).toBe(0);
  });

  it.each([
    ['is over', () => copyUntil(Date.now() - 1000)],
    ['has no date', () => new Response('<ticket>')],
    ['is no longer valid', () => new Response('', { status: 404 })],
  ])('are removed once the ticket %s', async (_, next) => {
    const { copies, answerWith } = givenBrowser();
    keepReceipt(PATH);
    await settled();
    expect(copies.size).toBe(1);
    answerWith(next);
    await refreshCopies();
    expect(copies.size).toBe(0);
  });

  it('stay while the site cannot be reached or does not answer', async () => {
    const { copies, answerWith } = givenBrowser();
    keepReceipt(PATH);
    await settled();
    answerWith(() => new Response('', { status: 503 }));
    await refreshCopies();
    answerWith(() => {
      throw new TypeError('no network');
    });
    await refreshCopies();
    expect(copies.size).toBe(1);
  });
});

import { keepReceipt } from './keep-receipt';
import { forgetReceipts, parseReceipts, readReceipts, receiptTokenOf } from './own-receipts';

const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => digit.repeat(43)) as [string, string, string];

/** localStorage, which the specs lack. */
function givenStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  const localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: localStorage });
  return kept;
}

describe('receipts on a device', () => {
  let kept: Map<string, string>;
  beforeEach(() => (kept = givenStorage()));

  it.each([
    [`https://lions.example/my/r/${ONE}`, ONE],
    [`/fr/my/r/${ONE}`, ONE],
    [`https://lions.example/my/${ONE}`, undefined],
    [`/my/r/${ONE}/more`, undefined],
    ['/my/r/short', undefined],
  ])('are known by their address: %s', (address, token) => expect(receiptTokenOf(address)).toBe(token));

  it.each([
    ['nothing', null, []],
    ['no JSON', '{', []],
    ['no list', '{"a":1}', []],
    ['things that are no token', JSON.stringify([1, null, '<b>', ONE]), [ONE]],
  ])('are parsed from %s', (_, text, tokens) => expect(parseReceipts(text)).toEqual(tokens));

  it('are stored once each, in order, and removed one by one', () => {
    for (const token of [ONE, TWO, TWO, THREE]) expect(keepReceipt(`/my/r/${token}`)).toBe(true);
    expect(keepReceipt('/my/elsewhere')).toBe(false);
    expect(readReceipts()).toEqual([ONE, TWO, THREE]);
    expect(forgetReceipts([TWO])).toBe(true);
    expect(readReceipts()).toEqual([ONE, THREE]);
    forgetReceipts([ONE, THREE]);
    expect(kept.size).toBe(0);
  });

  it('hold tokens and no names', () => {
    keepReceipt(`/fr/my/r/${ONE}`);
    expect([...kept.values()]).toEqual([JSON.stringify([ONE])]);
  });

  it('are limited to the newest', () => {
    const many = Array.from({ length: 205 }, (_, index) => `${'t'.repeat(40)}${index}`);
    for (const token of many) keepReceipt(`/my/r/${token}`);
    expect(readReceipts()).toEqual(many.slice(5));
  });

  it('are not stored where storage is blocked', () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
    expect(readReceipts()).toBeUndefined();
    expect(keepReceipt(`/my/r/${ONE}`)).toBe(false);
    expect(forgetReceipts([ONE])).toBe(false);
  });
});

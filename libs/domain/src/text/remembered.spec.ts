import { remembered } from './remembered.js';

describe('a remembered function', () => {
  const length = jest.fn((text: string) => text.length);
  beforeEach(() => length.mockClear());

  it('is computed once per text', () => {
    const lengthOf = remembered(length);
    expect([lengthOf('fr'), lengthOf('fr'), lengthOf('fr-CA')]).toEqual([2, 2, 5]);
    expect(length).toHaveBeenCalledTimes(2);
  });

  it('forgets when there are too many texts, and never keeps a long one', () => {
    const lengthOf = remembered(length, 2);
    for (const text of ['a', 'b', 'c', 'a']) lengthOf(text);
    expect(length).toHaveBeenCalledTimes(4);
    const long = 'x'.repeat(501);
    expect([lengthOf(long), lengthOf(long)]).toEqual([501, 501]);
    expect(length).toHaveBeenCalledTimes(6);
  });
});

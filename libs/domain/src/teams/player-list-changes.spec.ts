import fc from 'fast-check';
import { comparePlayerLists, playerListChanges } from './player-list-changes.js';

const names = fc.array(
  fc.constantFrom('Ana Test', 'ana test', 'Zoé Test', 'Émile Essai', 'Bo', 'Ann-Marie O Test', 'X Æ'),
  { maxLength: 12 },
);

describe('playerListChanges', () => {
  test('names added and removed entries, with repetitions', () => {
    expect(playerListChanges(['Ana', 'Bo', 'Bo', 'Cy'], ['Cy', 'Bo', 'Di', 'Di', 'ana'])).toEqual({
      added: ['Di', 'Di', 'ana'],
      removed: ['Ana', 'Bo'],
    });
  });
});

describe('comparePlayerLists', () => {
  test.each([
    [[], [], 0, 0],
    [[], ['Ana', 'Bo'], 2, 0],
    [['Ana', 'Bo'], [], 0, 2],
    [['Ana', 'Bo'], ['Bo', 'Ana'], 0, 0],
    [['Ana', 'Bo'], ['Bo', 'Cy'], 1, 1],
    [['Ana', 'Ana'], ['Ana'], 0, 1],
    [['Ana'], ['Ana', 'Ana', 'Ana'], 2, 0],
    [['Ana'], ['ana'], 1, 1],
    [['__proto__'], ['constructor'], 1, 1],
  ])('%j to %j adds %i and removes %i', (before, after, added, removed) =>
    expect(comparePlayerLists(before, after)).toEqual({ added, removed }),
  );

  test('property: the counts add up, and the reverse change is the mirror', () => {
    fc.assert(
      fc.property(names, names, (before, after) => {
        const { added, removed } = comparePlayerLists(before, after);
        expect(before.length + added - removed).toBe(after.length);
        expect(comparePlayerLists(after, before)).toEqual({ added: removed, removed: added });
        expect(comparePlayerLists(before, [...before].reverse())).toEqual({ added: 0, removed: 0 });
      }),
    );
  });
});

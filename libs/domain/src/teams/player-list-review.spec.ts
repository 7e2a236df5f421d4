import fc from 'fast-check';
import { parsePlayerList } from './player-list.js';
import {
  joinOneWordNames,
  reviewPlayerList,
  namesAlone,
  withOneSpelling,
  withoutRepetitions,
  comparePlayerLists,
  playerListChanges,
} from './player-list-review.js';

const turned = (text: string) => reviewPlayerList(text).extras.map(({ name }) => name);

describe('reviewPlayerList', () => {
  test('reports nothing for a clean list or an empty one', () => {
    for (const text of ['Ana Test\nBo Test; Cy Test', '', ' ,;\n'])
      expect(reviewPlayerList(text)).toEqual({
        extras: [],
        contacts: [],
        repeated: [],
        alike: [],
        oneWord: [],
      });
  });

  test.each([
    ['Roy, Ana', ['Ana Roy']],
    ['Roy-Tremblay, Anne-Marie\r\nO’Neil,Bo', ['Anne-Marie Roy-Tremblay', 'Bo O’Neil']],
    ['De la Cruz, Ana; St. Pierre , Bo', ['Ana De la Cruz', 'Bo St. Pierre']],
    ['Roy, Ana Maria', ['Ana Maria Roy']],
    ['\u200fRoy\u200e, A\u0301na\u202c', ['Ána Roy']],
    ["O'Neil, Pat (gardien)", ["Pat O'Neil"]],
    ['Roy, Ana #7; 3. Test, Bo', ['Ana Roy', 'Bo Test']],
  ])('reads %j as last name, first name', (text, names) => {
    expect(turned(text)).toEqual(names);
  });

  test.each(['Ana Roy, Bo Test', 'Ana, Bo, Cy', 'Ana Roy,', ', Ana', 'Ana Roy'])(
    'does not read %j as last name, first name',
    (text) => {
      expect(turned(text)).toEqual([]);
    },
  );

  test.each([
    ['12, Ana Roy', [''], 'Ana Roy'],
    ['Roy, Ana, G', ['Ana Roy'], 'Ana Roy'],
    ['Roy, G', [''], 'Roy'],
  ])('tells the mark in %j from a name', (text, names, fixed) => {
    expect(turned(text)).toEqual(names);
    expect(namesAlone(text)).toBe(fixed);
  });

  test('reports what is more than a name, and names entries with a contact', () => {
    expect(reviewPlayerList('1. Ana Roy\nBo Test <bo@example.test>, Cy Foe\nRoy, Dee')).toMatchObject({
      extras: [
        { written: '1. Ana Roy', name: 'Ana Roy' },
        { written: 'Bo Test <bo@example.test>', name: 'Bo Test' },
        { written: 'Roy, Dee', name: 'Dee Roy' },
      ],
      contacts: ['Bo Test <bo@example.test>'],
    });
  });

  test('reports each repeated name once, as typed', () => {
    const review = reviewPlayerList('Ana Test\nBo Test\nAna  Test, Ana\u200b Test\nZoe\u0301 Test;Zoé Test');
    expect(review).toMatchObject({ repeated: ['Ana Test', 'Zoé Test'], alike: [] });
  });

  test.each([
    ['accents', 'Zoé Léger\nZoe Leger', ['Zoé Léger', 'Zoe Leger']],
    ['case', 'ANA TEST;Ana Test', ['ANA TEST', 'Ana Test']],
    [
      'a hyphen',
      'Jean-Luc Test\nJean Luc Test\nJean–Luc Test',
      ['Jean-Luc Test', 'Jean Luc Test', 'Jean–Luc Test'],
    ],
    ['the apostrophe', "Bo O'Neil\nBo O’Neil", ["Bo O'Neil", 'Bo O’Neil']],
    ['the order of a turned line, and case', 'Roy, Ana\nana roy', ['Ana Roy', 'ana roy']],
  ])('finds names that differ only by %s', (_, text, group) => {
    expect(reviewPlayerList(text)).toMatchObject({ repeated: [], alike: [group] });
  });

  test('does not treat brothers as one, nor names without letters as alike', () => {
    expect(reviewPlayerList('Roy, Ana\nRoy, Bo')).toMatchObject({ repeated: [], alike: [] });
    expect(reviewPlayerList("-\n'\n.")).toMatchObject({ alike: [] });
  });

  test.each([
    ['Ana Test\nRoy\nÉva\nBo Test', [{ written: 'Roy / Éva', name: 'Éva Roy' }]],
    ['De la Cruz\nAna', [{ written: 'Ana' }]],
    ['Roy\nAna\nZoé', [{ written: 'Roy' }, { written: 'Ana' }, { written: 'Zoé' }]],
    ['Roy, Ana', []],
    ['12\nA.R.\nJ.', []],
  ])('reports the names of one word in %j, in pairs when each has a neighbour', (text, oneWord) => {
    expect(reviewPlayerList(text)).toMatchObject({ oneWord });
  });

  test('still reports a line that was saved as two players', () => {
    const saved = parsePlayerList('Ana Test\nRoy, Éva').join('\n');
    expect(reviewPlayerList(saved).oneWord).toEqual([{ written: 'Roy / Éva', name: 'Éva Roy' }]);
    expect(joinOneWordNames(saved)).toBe('Ana Test\nÉva Roy');
  });

  test('finds each repeated name of a long list', () => {
    const text = Array.from({ length: 300 }, (_, index) => `Játékos-${index % 150}, Zoë`).join('\n');
    expect(reviewPlayerList(text).repeated).toHaveLength(150);
  });
});

describe('the one-tap fixes', () => {
  test('turn every such line around, and leave the others', () => {
    expect(namesAlone('Roy, Ana\nBo Test, Cy Test\nDe la Cruz, Di')).toBe(
      'Ana Roy\nBo Test\nCy Test\nDi De la Cruz',
    );
  });

  test('turn a line around without what is more than a name', () => {
    expect(namesAlone("O'Neil, Pat (gardien)\nRoy, Ana #7")).toBe("Pat O'Neil\nAna Roy");
  });

  test('join pairs of one-word names, and leave the others', () => {
    expect(joinOneWordNames('Roy\nAna\nBo Test\nZoé\nLéger, Cy')).toBe('Ana Roy\nBo Test\nZoé\nLéger, Cy');
  });

  test('keep the first occurrence of each name', () => {
    expect(withoutRepetitions('Bo Test\nRoy, Ana\nBo Test; Cy Test\nRoy, Ana\nRoy, Bo')).toBe(
      'Bo Test\nRoy, Ana\nCy Test\nRoy, Bo',
    );
  });

  test('keep the chosen spelling', () => {
    expect(withOneSpelling('Zoe Leger\nBo Test\nZoé Léger\nzoe leger', 'Zoé Léger')).toBe(
      'Bo Test\nZoé Léger',
    );
  });

  test('leave nothing of their kind to report', () => {
    const name = fc.constantFrom('Ana Test', 'ana test', 'Roy, Ana', 'Ana Roy', 'Zoé', 'Bo, Cy, Di', '', ' ');
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 9 }),
        fc.constantFrom('\n', ';', '\r\n'),
        (names, separator) => {
          const text = names.join(separator);
          expect(reviewPlayerList(namesAlone(text)).extras).toEqual([]);
          expect(reviewPlayerList(withoutRepetitions(text)).repeated).toEqual([]);
          const players = (list: string) => new Set(parsePlayerList(namesAlone(list)));
          expect(players(withoutRepetitions(text))).toEqual(players(text));
        },
      ),
    );
  });
});

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

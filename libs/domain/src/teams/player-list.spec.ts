import fc from 'fast-check';
import {
  holdsContact,
  initials,
  inNameOrder,
  isOnePlayer,
  parsePlayerList,
  plainText,
  publicPlayers,
  SHOWN_PATTERN,
  sortPlayers,
} from './player-list.js';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const pastedText = fc.string({
  unit: fc.constantFrom(
    'A',
    'b',
    'é',
    'e\u0301',
    '-',
    '’',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\v',
    ',',
    ';',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\u037e',
    '\ufeff',
  ),
});
const names = fc.array(
  fc.constantFrom('Ana Test', 'ana test', 'Zoé Test', 'Émile Essai', 'Bo', 'Ann-Marie O Test', 'X Æ'),
  { maxLength: 12 },
);

test('property: a name is one player exactly when the text of a list returns it as one', () => {
  fc.assert(
    fc.property(pastedText, (text) => {
      if (isOnePlayer(text)) expect(parsePlayerList(text).length).toBeLessThanOrEqual(1);
      else expect(parsePlayerList(`a${plainText(text)}b`).length).toBeGreaterThan(1);
    }),
  );
});

describe('parsePlayerList', () => {
  test.each([
    ['commas', 'Ana Test, Bo Test,Cy Test', ['Ana Test', 'Bo Test', 'Cy Test']],
    ['semicolons', 'Ana Test; Bo Test ;Cy Test;', ['Ana Test', 'Bo Test', 'Cy Test']],
    [
      'line breaks of every system',
      'Ana\nBo\r\nCy\rDee\u2028Eli\u2029Flo',
      ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Flo'],
    ],
    ['a word processor’s soft line and page breaks', 'Ana\vBo\fCy\u0085Dee', ['Ana', 'Bo', 'Cy', 'Dee']],
    ['items without a visible letter or digit', 'Ana, \u200d, \u2800; \u3164\n\u0301\n--', ['Ana']],
    ['empty items', ' ,;\n\r\n,, Ana ;;, \t ,\u00a0,', ['Ana']],
    [
      'white space inside names',
      'Ana\t\tTest\nBo\u00a0\u202fTest\n  Cy   Test  ',
      ['Ana Test', 'Bo Test', 'Cy Test'],
    ],
    [
      'marks without width, which would count as a player',
      '\u200b\nAna\u200b Test\n\u200e\ufeff\nBo\u00ad Test\u2060',
      ['Ana Test', 'Bo Test'],
    ],
    ['accents in either spelling', 'Zoe\u0301 Le\u0301ger\nZoé Léger', ['Zoé Léger', 'Zoé Léger']],
    ['a Greek question mark, which Unicode takes for a semicolon', 'Ana\u037eBo', ['Ana', 'Bo']],
    [
      'hyphens, apostrophes, dots, numbers and brackets',
      "O'Neil-Roy Jr.\n#12 Bo (G)",
      ["O'Neil-Roy Jr.", '#12 Bo (G)'],
    ],
    ['order and repetition, which are the coach’s', 'Cy\nAna\nCy', ['Cy', 'Ana', 'Cy']],
    ['scripts and emoji', '山田 太郎\n🏒 Ana', ['山田 太郎', '🏒 Ana']],
    ['nothing', '', []],
    ['nothing but white space', ' \r\n\t\u00a0\ufeff', []],
  ])('%s', (_name, text, expected) => expect(parsePlayerList(text)).toEqual(expected));

  test('property: the result is clean, and parses to the same when pasted again with any separator', () => {
    fc.assert(
      fc.property(
        fc.oneof(pastedText, anyText),
        fc.constantFrom('\n', ', ', ';', '\r\n', ' ; '),
        (text, joint) => {
          const list = parsePlayerList(text);
          for (const name of list) expect(name).toMatch(/^[^\s,;]+( [^\s,;]+)*$/u);
          expect(parsePlayerList(list.join(joint))).toEqual(list);
        },
      ),
    );
  });
});

describe('sortPlayers', () => {
  test.each([
    ['by last word', ['Ana Zed', 'Zoé Abel', 'Mo'], ['Zoé Abel', 'Mo', 'Ana Zed']],
    ['without case', ['Ana zed', 'Bo Yu', 'cy ABEL'], ['cy ABEL', 'Bo Yu', 'Ana zed']],
    ['without accents', ['Ana Étoile', 'Bo Forest', 'Cy Eddy'], ['Cy Eddy', 'Ana Étoile', 'Bo Forest']],
    [
      'by the whole name where last words agree',
      ['Bo Roy', 'Ana Roy', 'Cy Roy'],
      ['Ana Roy', 'Bo Roy', 'Cy Roy'],
    ],
    ['by the whole name where only case differs', ['Bo roy', 'Ana ROY'], ['Ana ROY', 'Bo roy']],
    [
      'by the last word of several',
      ['Ana de la Cruz', 'Bo Cole', 'Cy Van Dam'],
      ['Bo Cole', 'Ana de la Cruz', 'Cy Van Dam'],
    ],
    ['with stray white space', ['Ana Zed  ', ' Bo\tYu '], [' Bo\tYu ', 'Ana Zed  ']],
    ['an empty list', [], []],
  ])('%s', (_name, list, expected) => expect(sortPlayers(list)).toEqual(expected));

  test('by the first word, when asked', () =>
    expect(inNameOrder(['bo Abel', 'Éva Cole', 'Ana Zed', 'Ana Roy'], String, 'first')).toEqual([
      'Ana Roy',
      'Ana Zed',
      'bo Abel',
      'Éva Cole',
    ]));

  test('property: the same names, in a stable order, without changing the input', () => {
    fc.assert(
      fc.property(fc.oneof(names, fc.array(anyText)), (list) => {
        const before = [...list];
        const sorted = sortPlayers(list);
        expect(list).toEqual(before);
        expect([...sorted].sort()).toEqual([...list].sort());
        expect(sortPlayers(sorted)).toEqual(sorted);
      }),
    );
  });
});

test.each([
  ['Ann-Marie O Test', 'A.-M. O. T.'],
  ['bo test', 'B. T.'],
  ['  Ana \t Test ', 'A. T.'],
  ['Émile Léger', 'É. L.'],
  ['E\u0301mile Test', 'É. T.'],
  ['Ana - Test', 'A. T.'],
  ['Ana -Test-', 'A. T.'],
  ['Jean--Guy', 'J.-G.'],
  ["O'Neil", 'O.'],
  ['𝒜na', '𝒜.'],
  ['', ''],
  ['-', ''],
  ['#12 Ana Roy', 'A. R.'],
  ['"Di" Fox', 'D. F.'],
  ['“Di” Fox', 'D. F.'],
  ['Ana Roy (G)', 'A. R.'],
  ['1. Ana Roy', 'A. R.'],
  ['• Ana Roy', 'A. R.'],
  ['«\u00a0Ana\u00a0» (Roy', 'A. R.'],
  ['(Ana)', 'A.'],
  ['🏒 Ana', 'A.'],
  ['12', '1.'],
])('the initials of %j are %j', (name, expected) => expect(initials(name)).toBe(expected));

describe('holdsContact', () => {
  test.each([
    'ana@example.test',
    'Ana Roy <ana＠example.test>',
    'ana﹫example.test',
    '514-555-0100',
    'Ana 5550100',
    'Ana 5 5 5 0 1 0 0',
    'Ana ５５５０１００',
    'Ana ٥٥٥٠١٠٠',
    'Ana ५५५०१००',
    'Ana ⑤⑤⑤⓪①⓪⓪',
    'Ana 2012-05-01',
  ])('finds one in %j', (entry) => expect(holdsContact(entry)).toBe(true));

  test.each(['Ana Roy', 'Demo Player 01', '#12 Ana (G) 2012', 'Ana 555-010', 'X Æ A-12', '山田 太郎', ''])(
    'finds none in %j',
    (entry) => expect(holdsContact(entry)).toBe(false),
  );
});

describe('publicPlayers', () => {
  const list = ['Zoé Test', 'Ann-Marie Abel', 'Bo Test'];
  test('names are sorted', () =>
    expect(publicPlayers(list, 'names')).toEqual(['Ann-Marie Abel', 'Bo Test', 'Zoé Test']));
  test('initials follow the sorted names', () =>
    expect(publicPlayers(list, 'initials')).toEqual(['A.-M. A.', 'B. T.', 'Z. T.']));
  test('numbers reveal only the count', () =>
    expect(publicPlayers(list, 'numbers')).toEqual(['1', '2', '3']));

  test('entries with a contact are in no list of names or initials', () => {
    const stored = ['Ana Roy <ana@example.test>', 'Bo Test', '514-555-0100 Cy Foe'];
    expect(publicPlayers(stored, 'names')).toEqual(['Bo Test']);
    expect(publicPlayers(stored, 'initials')).toEqual(['B. T.']);
    expect(publicPlayers(stored, 'numbers')).toEqual(['1', '2', '3']);
  });

  test('property: initials and numbers reveal no name and lose none', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{3,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word)), (pairs) => {
        const full = pairs.map((pair) => pair.join(' '));
        for (const display of ['names', 'initials', 'numbers'] as const)
          expect(publicPlayers(full, display)).toHaveLength(full.length);
        for (const shown of publicPlayers(full, 'initials')) expect(shown).toMatch(/^[A-Z]\. [A-Z]\.$/);
        for (const shown of publicPlayers(full, 'numbers')) expect(shown).toMatch(/^\d+$/);
      }),
    );
  });
});

describe('SHOWN_PATTERN', () => {
  test.each(['Ana Test', 'é', 'e\u0301', '山田', 'अ', '7', '\u3164A'])('accepts %j', (text) =>
    expect(text).toMatch(SHOWN_PATTERN),
  );
  // A modifier apostrophe and a stroke are letters to Unicode.
  test.each(['\u02bc', '\u02bc\u02bc.', '\u0640'])('refuses %j alone', (text) =>
    expect(text).not.toMatch(SHOWN_PATTERN),
  );
  test.each(['', ' ', '\u200d', '\u2800', '\u3164', '\u115f', '\uffa0', '\u0301', '-', '...', '\u{e0020}'])(
    'refuses %j',
    (text) => expect(text).not.toMatch(SHOWN_PATTERN),
  );
});

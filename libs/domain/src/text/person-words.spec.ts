import {
  isEnoughToSearch,
  matchesWords,
  personWords,
  playerSearch,
  soughtNumber,
  soughtWords,
} from './person-words.js';

const PERSON = {
  playerName: 'Łukasz O’Test-Démo',
  parentName: 'Hélène Démo',
  parentEmail: 'Helene.demo+club@example.test',
  parentPhone: '+1 (514) 555-0100 ext. 12',
};
const all = Object.values(personWords(PERSON)).flat();

describe('the words of a person', () => {
  it('come from both names, the address before its @, and every ending of the telephone number', () => {
    expect(personWords(PERSON)).toEqual({
      player: ['lukasz', 'o', 'test', 'demo', 'otest'],
      parent: ['helene', 'demo'],
      email: ['helene.demo+club@example.test', 'helene', 'demo', 'club'],
      phone: ['+5145550100', '+145550100', '+45550100', '+5550100', '+550100', '+50100', '+0100'],
    });
  });

  it('are few without a parent’s name and telephone', () => {
    const found = personWords({ ...PERSON, parentName: null, parentPhone: null });
    expect([found.parent, found.phone]).toEqual([[], []]);
  });
});

describe('a search', () => {
  it.each([
    'lukasz',
    'LUKASZ demo',
    'otest',
    'o’test',
    'hél',
    'helene.demo+club@example.test',
    'HELENE.DEMO+CLUB@EX',
    'helene.demo',
    '0100',
    '555-0100',
    '(514) 555 0100',
    '+1 514 555 0100',
    '1-514-555-0100',
    '514.555.0100',
    '514 555',
    'lukasz 0100',
  ])('finds the person by %j', (text) => expect(matchesWords(all, soughtWords(text))).toBe(true));

  it.each(['ukasz', 'lukasz other', '0101', 'example.test', 'other@example.test', '010'])(
    'does not find the person by %j',
    (text) => {
      const sought = soughtWords(text);
      expect(sought.length > 0 && matchesWords(all, sought)).toBe(false);
    },
  );

  it.each(['12', '#12', '%%', '', '28 1'])('for %j looks for no person', (text) =>
    expect(soughtWords(text)).toEqual([]),
  );

  it('takes a digit beside letters for a part of the name', () =>
    expect(soughtWords('m15x 2014kid')).toEqual(['m15x', '2014kid']));
});

it.each([
  ['12', 12],
  ['#7', 7],
  ['# 999', 999],
  ['0', undefined],
  ['1000', undefined],
  ['12a', undefined],
])('the tryout number of %j is %j', (text, number) => expect(soughtNumber(text)).toBe(number));

it.each([
  ['ab', true],
  ['a b', true],
  ['#7', true],
  ['日本', true],
  ['7', false],
  ['#', false],
  ['_%k', false],
  ['e\u0301', false],
])('whether %j is enough to search: %j', (text, isEnough) => expect(isEnoughToSearch(text)).toBe(isEnough));

describe('a search among players', () => {
  const isFound = (text: string, tryoutNumber: number | null = 42) =>
    playerSearch(text)({ ...PERSON, tryoutNumber });

  it.each([
    '',
    '  ',
    '#',
    'demo luk',
    'démo hél',
    'helene.demo+club@',
    '514 555',
    '0100',
    '42',
    '#42',
    '# 4',
  ])('finds the player by %j', (text) => expect(isFound(text)).toBe(true));

  it.each(['ukasz', 'lukasz other', '2', '#43', '421', '010'])('does not find the player by %j', (text) =>
    expect(isFound(text)).toBe(false),
  );

  it('finds a name with digits by them', () =>
    expect(playerSearch('01')({ ...PERSON, playerName: 'Demo Player 01', tryoutNumber: null })).toBe(true));

  it('finds no player without a number by a number', () => expect(isFound('42', null)).toBe(false));
});

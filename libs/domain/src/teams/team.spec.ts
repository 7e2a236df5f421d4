import fc from 'fast-check';
import {
  ageDivision,
  COLOR_THEMES,
  compareTeams,
  inOrder,
  isLeague,
  LEAGUES,
  PLAYER_DISPLAYS,
  teamBadge,
  teamNameIn,
  teamTone,
} from './team.js';

test('leagues, colour themes and ways to show players have their fixed values', () => {
  expect(LEAGUES).toEqual(['lheq', 'm18aaa']);
  expect(COLOR_THEMES).toEqual(['none', 'blue', 'gold', 'red', 'green', 'purple']);
  expect(PLAYER_DISPLAYS).toEqual(['names', 'initials', 'numbers']);
});

test.each([
  ['lheq', true],
  ['m18aaa', true],
  ['LHEQ', false],
  ['', false],
  [['lheq'], false],
  [null, false],
  [undefined, false],
])('%j is a league: %s', (value, expected) => expect(isLeague(value)).toBe(expected));

test.each([
  ['M15 AAA Elite', 'ignored', 'lheq', 'M15'],
  ['Lions', 'ignored', 'm18aaa', 'Lions'],
  ['  M13\tAAA', 'ignored', 'lheq', 'M13'],
  ['', 'preparatory', 'lheq', 'PRE'],
  ['', 'preparatory', 'm18aaa', 'PREP'],
  [' \u00a0 ', 'élite', 'lheq', 'ÉLI'],
  ['', 'ab', 'm18aaa', 'AB'],
  ['', '', 'lheq', ''],
] as const)('the badge of %j with category %j in %s is %j', (name, category, league, badge) =>
  expect(teamBadge({ name, category, league })).toBe(badge),
);

test.each([
  ['en', 'M15 AAA Élite', 'M15 AAA Elite'],
  ['fr', 'M15 AAA Élite', 'M15 AAA Élite'],
  ['fr', null, 'M15 AAA Elite'],
] as const)('the name in %s with the French name %j is %j', (language, nameFr, expected) =>
  expect(teamNameIn({ name: 'M15 AAA Elite', nameFr }, language)).toBe(expected),
);

test.each([
  ['M15 AAA', 15, 'blue'],
  ['M18 AAA Division 1', 18, 'gold'],
  ['m18 AAA', 18, 'gold'],
  ['Lions M18', 18, 'gold'],
  ['M180', 180, 'blue'],
  ['M 18', undefined, 'blue'],
  ['18 AAA', undefined, 'blue'],
  ['Lions', undefined, 'blue'],
  ['MM13', 13, 'blue'],
  ['', undefined, 'blue'],
] as const)('%j is of division %s and shown in %s', (name, division, tone) => {
  expect(ageDivision(name)).toBe(division);
  expect(teamTone(name)).toBe(tone);
});

describe('compareTeams', () => {
  const inOrder = [
    'M9',
    'M13 AAA',
    'M13 AAA Elite',
    'M15 AAA',
    'M17 AAA',
    'M18 AAA 2',
    'M18 AAA 10',
    'Éclairs',
    'Lions',
    'Zèbres',
  ];
  const sorted = (names: readonly string[]) =>
    names
      .map((name) => ({ name }))
      .sort(compareTeams)
      .map(({ name }) => name);

  test('property: from any order to division, then name, teams without a division last', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (names) =>
        expect(sorted(names)).toEqual(inOrder),
      ),
    );
  });

  test('property: it is an order on any names', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.constantFrom('M', 'm', 'AM'), fc.nat(20), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        const order = (left: string, right: string) =>
          Math.sign(compareTeams({ name: left }, { name: right }));
        expect(order(a, a)).toBe(0);
        expect(order(a, b) + order(b, a)).toBe(0);
        if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

test.each([
  [
    [3, 1, 2],
    [3, 1, 2],
  ],
  [[2], [2, 1, 3]],
  [[], [1, 2, 3]],
  [
    [9, 3, 2],
    [3, 2, 1],
  ],
])('in the order %j the rows 1, 2, 3 are %j', (ids, expected) => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(inOrder(rows, ids).map(({ id }) => id)).toEqual(expected);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
});

import type { TeamDto } from '@lions/api-client';
import { hasNamesake, newSortOrder, teamValues } from './team-values';

test('a category equal to the name follows a new name; any other category stays', () => {
  const team = { name: 'M11 Alpha', nameFr: null, description: null, descriptionFr: null, ageRange: null };
  expect(teamValues({ ...team, category: 'M11 Alpha' } as TeamDto).category).toBe('');
  expect(teamValues({ ...team, category: 'M11 AAA' } as TeamDto).category).toBe('M11 AAA');
});

describe('a name that another team has', () => {
  const teams = [
    { id: 1, name: 'M15 Étoile', league: 'lheq', isVisible: true },
    { id: 2, name: 'M13 Hidden', league: 'lheq', isVisible: false },
  ] as const;
  test.each([
    ['is told of a new team', undefined, 'M15 Étoile', 'lheq', true],
    ['is told whatever its case, accents and spaces', undefined, ' m15  etoile', 'lheq', true],
    ['is told of another team that takes it', 2, 'M15 Étoile', 'lheq', true],
    ['is not told of the team itself', 1, 'M15 Étoile', 'lheq', false],
    ['is not told in the other league', undefined, 'M15 Étoile', 'm18aaa', false],
    ['is not told of a team that families do not see', undefined, 'M13 Hidden', 'lheq', false],
    ['is not told of a name that only begins alike', undefined, 'M15', 'lheq', false],
    ['is not told before anything is typed', undefined, undefined, 'lheq', false],
  ] as const)('%s', (_, id, name, league, expected) =>
    expect(hasNamesake(teams, { id, name, league })).toBe(expected),
  );
});

test.each([
  ['a league without teams', [], 0],
  ['a league without an order', [0, 0, 0], 0],
  ['a league in an order', [0, 2, 1], 3],
  ['the last number there is', [0, 9999], 9999],
])('in %s a new team gets its position', (_, numbers, expected) =>
  expect(newSortOrder(numbers.map((sortOrder) => ({ sortOrder })))).toBe(expected),
);

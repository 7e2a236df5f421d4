import type { TeamDto } from '@lions/api-client';
import { newSortOrder, teamValues } from './team-values';

test('a category that is the name follows a new name, any other stays', () => {
  const team = { name: 'M11 Alpha', description: null, descriptionFr: null, ageRange: null };
  expect(teamValues({ ...team, category: 'M11 Alpha' } as TeamDto).category).toBe('');
  expect(teamValues({ ...team, category: 'M11 AAA' } as TeamDto).category).toBe('M11 AAA');
});

test.each([
  ['a league without teams', [], 0],
  ['a league that nobody has ordered', [0, 0, 0], 0],
  ['a league in an order', [0, 2, 1], 3],
  ['the last number there is', [0, 9999], 9999],
])('in %s a new team gets its place', (_, numbers, expected) =>
  expect(newSortOrder(numbers.map((sortOrder) => ({ sortOrder })))).toBe(expected),
);

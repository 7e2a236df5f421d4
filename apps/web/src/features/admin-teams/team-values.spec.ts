import { newSortOrder } from './team-values';

test.each([
  ['a league without teams', [], 0],
  ['a league that nobody has ordered', [0, 0, 0], 0],
  ['a league in an order', [0, 2, 1], 3],
  ['the last number there is', [0, 9999], 9999],
])('in %s a new team gets its place', (_, numbers, expected) =>
  expect(newSortOrder(numbers.map((sortOrder) => ({ sortOrder })))).toBe(expected),
);

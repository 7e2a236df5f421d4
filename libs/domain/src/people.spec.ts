import {
  DEFAULT_LANGUAGE,
  isAllowed,
  isInScope,
  isLanguage,
  LANGUAGES,
  ROLES,
  teamScopeOf,
} from './people.js';

test('roles and languages have their fixed values', () => {
  expect(ROLES).toEqual(['coach', 'superadmin']);
  expect(LANGUAGES).toEqual(['en', 'fr']);
  expect(DEFAULT_LANGUAGE).toBe('en');
});

test.each([
  [undefined, 'anyone', true],
  [undefined, 'coach', false],
  [undefined, 'superadmin', false],
  ['coach', 'anyone', true],
  ['coach', 'coach', true],
  ['coach', 'superadmin', false],
  ['superadmin', 'anyone', true],
  ['superadmin', 'coach', true],
  ['superadmin', 'superadmin', true],
] as const)('%s may make a call that is open to %s: %s', (role, audience, expected) =>
  expect(isAllowed(role, audience)).toBe(expected),
);

test.each([
  ['en', true],
  ['fr', true],
  ['EN', false],
  ['fr-CA', false],
  ['', false],
  [0, false],
  [null, false],
  [undefined, false],
  [['fr'], false],
])('%j is a language: %s', (value, expected) => expect(isLanguage(value)).toBe(expected));

test.each([
  [null, 4, true],
  [[4, 7], 4, true],
  [[4, 7], 5, false],
  [[], 4, false],
  [[], null, true],
] as const)('the scope %j includes the team %j: %s', (scope, teamId, expected) =>
  expect(isInScope(scope, teamId)).toBe(expected),
);

test('a superadmin is never limited to some teams', () => {
  expect(teamScopeOf({ role: 'superadmin', teamIds: [4] })).toBeNull();
  expect(teamScopeOf({ role: 'coach', teamIds: [4] })).toEqual([4]);
});

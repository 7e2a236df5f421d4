import {
  changeScopeOf,
  DEFAULT_LANGUAGE,
  isAllowed,
  isInScope,
  isLanguage,
  LANGUAGES,
  ROLES,
  textFor,
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
  [null, true, 4, true],
  [null, true, null, true],
  [[4, 7], false, 4, true],
  [[4, 7], true, 5, false],
  [[], false, 4, false],
  [[4, 7], false, null, false],
  [[], true, null, true],
])(
  'the scope of the teams %j, with practices %j, includes the team %j: %s',
  (teamIds, mayChangePractices, teamId, expected) =>
    expect(isInScope({ teamIds, mayChangePractices }, teamId)).toBe(expected),
);

test('only a coach with some teams is limited', () => {
  const all = { teamIds: null, mayChangePractices: true };
  const limits = { teamIds: [4], mayChangePractices: false };
  expect(changeScopeOf({ role: 'superadmin', ...limits })).toEqual(all);
  expect(changeScopeOf({ role: 'coach', teamIds: null, mayChangePractices: false })).toEqual(all);
  expect(changeScopeOf({ role: 'coach', ...limits })).toEqual(limits);
});

it.each([
  ['en', { en: 'Skates', fr: 'Patins' }, { text: 'Skates' }],
  ['fr', { en: 'Skates', fr: 'Patins' }, { text: 'Patins' }],
  ['fr', { en: 'Skates', fr: null }, { text: 'Skates', language: 'en' }],
  ['en', { en: '', fr: 'Patins' }, { text: 'Patins', language: 'fr' }],
  ['en', { en: null, fr: '' }, undefined],
] as const)('a reader of %s gets of %j: %j', (language, texts, expected) => {
  expect(textFor(texts, language)).toEqual(expected);
});

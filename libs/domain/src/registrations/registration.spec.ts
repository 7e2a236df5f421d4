import {
  ageOrBirthYear,
  holdsLink,
  nameProblem,
  isPlayersBirthYear,
  registrantKey,
  withoutDomain,
} from './registration.js';

const key = (playerName: string, parentEmail = 'parent@example.test') =>
  registrantKey({ playerName, parentEmail });

describe('a repeated registration', () => {
  test.each(['Éloïse Demo-Test', ' eloise  demo test', 'ELOISE DEMO--TEST', 'Éloïse Demo – Test'])(
    'is recognized in any spelling of the name: %j',
    (name) => expect(key(name)).toBe(key('Eloise Demo Test')),
  );

  test.each(['’', 'ʼ', "'", '`', '´', '‘', ''])('is recognized with any apostrophe: %j', (apostrophe) =>
    expect(key(`Demo D${apostrophe}Amours`)).toBe(key('Demo D’Amours')),
  );

  test('is recognized in any case of the e-mail', () =>
    expect(key('Demo One', ' Parent@Example.TEST ')).toBe(key('Demo One')));

  test('is neither a sibling’s nor that of another family with the same name', () => {
    expect(key('Demo Two')).not.toBe(key('Demo One'));
    expect(key('Demo One', 'other@example.test')).not.toBe(key('Demo One'));
    expect(key('DemoOne')).not.toBe(key('Demo One'));
  });
});

test('players turn 4 to 25 in the current year', () =>
  expect([2000, 2001, 2022, 2023].map((year) => isPlayersBirthYear(year, 2026))).toEqual([
    false,
    true,
    true,
    false,
  ]));

test('one number is an age or a year of birth, or neither', () =>
  expect([3, 4, 25, 26, 2000, 2001, 2022, 2023].map((typed) => ageOrBirthYear(typed, 2026))).toEqual([
    undefined,
    { playerAge: 4 },
    { playerAge: 25 },
    undefined,
    undefined,
    { birthYear: 2001 },
    { birthYear: 2022 },
    undefined,
  ]));

test.each([
  'http://evil.example',
  'See HTTPS://evil.example now',
  'ftp://x',
  '://',
  'www.evil.example',
  'Go to WWW.evil.example',
  'w\u200bww.evil.example',
  'https:／／evil.example',
  'ｗｗｗ．evil.example',
])('a name with a web address is detected: %j', (name) => expect(holdsLink(name)).toBe(true));

test.each([
  ['evil.example/x', 'evil. example/x'],
  ['J.-R. Demo', 'J.-R. Demo'],
  ['J. R. Demo', 'J. R. Demo'],
])('%j is no domain in a mail', (name, written) => expect(withoutDomain(name)).toBe(written));

test.each([
  ['Demo Parent', undefined],
  ['', undefined],
  ['Demo www.x.example; Two', 'nameHoldsLink'],
  ['Ann;=1+1', 'nameHoldsSemicolon'],
  ['Ann\u037e Demo', 'nameHoldsSemicolon'],
])('the problem of the name %j is %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

test.each(['Demo Player', 'J. R. Demo', 'Demo W. Www', 'Demo: Player / Test', 'D’Amours-Www'])(
  'an ordinary name contains none: %j',
  (name) => expect(holdsLink(name)).toBe(false),
);

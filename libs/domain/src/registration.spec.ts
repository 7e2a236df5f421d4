import { ageOrBirthYear, isPlayersBirthYear, registrantKey } from './registration.js';

const key = (playerName: string, parentEmail = 'parent@example.test') =>
  registrantKey({ playerName, parentEmail });

describe('a repeated registration', () => {
  test.each(['Éloïse Demo-Test', ' eloise  demo test', 'ELOISE DEMO--TEST', 'Éloïse Demo – Test'])(
    'is known however the name is typed: %j',
    (name) => expect(key(name)).toBe(key('Eloise Demo Test')),
  );

  test.each(['’', 'ʼ', "'", '`', '´', '‘', ''])('is known whatever the apostrophe: %j', (apostrophe) =>
    expect(key(`Demo D${apostrophe}Amours`)).toBe(key('Demo D’Amours')),
  );

  test('is known whatever the case of the e-mail', () =>
    expect(key('Demo One', ' Parent@Example.TEST ')).toBe(key('Demo One')));

  test('is not a sibling’s, nor the same name of another family', () => {
    expect(key('Demo Two')).not.toBe(key('Demo One'));
    expect(key('Demo One', 'other@example.test')).not.toBe(key('Demo One'));
    expect(key('DemoOne')).not.toBe(key('Demo One'));
  });
});

test('players turn 4 to 25 in the year that counts', () =>
  expect([2000, 2001, 2022, 2023].map((year) => isPlayersBirthYear(year, 2026))).toEqual([
    ...[false, true, true, false],
  ]));

test('one number is an age or a year of birth, or neither', () =>
  expect([3, 4, 25, 26, 2000, 2001, 2022, 2023].map((typed) => ageOrBirthYear(typed, 2026))).toEqual([
    ...[undefined, { playerAge: 4 }, { playerAge: 25 }, undefined],
    ...[undefined, { birthYear: 2001 }, { birthYear: 2022 }, undefined],
  ]));

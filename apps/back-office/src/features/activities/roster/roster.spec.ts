import type { RegistrationDto } from '@lions/api-client';
import i18next from 'i18next';
import { ADMIN_DICTIONARIES } from '../../../i18n/dictionaries';
import { ageWords, fileName, isFound, lacksMail, positionOrder, type RosterRow } from './roster';

beforeAll(() =>
  i18next.init({
    resources: { en: { admin: ADMIN_DICTIONARIES.en }, fr: { admin: ADMIN_DICTIONARIES.fr } },
    defaultNS: 'admin',
    ns: ['admin'],
    interpolation: { escapeValue: false },
  }),
);

test('sorts positions in the same order for practices and tryout sessions', () => {
  const inOrder = (rows: object[]) =>
    [...(rows as RosterRow[])].sort((a, b) => positionOrder(a) - positionOrder(b));
  const practice = [{ position: 'G' }, { position: 'F' }, { position: 'D' }];
  expect(inOrder(practice)).toEqual([{ position: 'D' }, { position: 'F' }, { position: 'G' }]);
  const session = [
    { playerPosition: 'Goalie' },
    { playerPosition: 'Defense' },
    { playerPosition: 'Forward' },
  ];
  expect(inOrder(session)).toEqual([
    { playerPosition: 'Defense' },
    { playerPosition: 'Forward' },
    { playerPosition: 'Goalie' },
  ]);
});

test('a family is to be told of a mail that has not left, not of one that is no longer kept', () => {
  const lacks = (status: RosterRow['status'], mailState: RosterRow['mailState']) =>
    lacksMail({ status, mailState } as RosterRow);
  expect(lacks('confirmed', 'failed')).toBe(true);
  expect(lacks('waiting', 'pending')).toBe(true);
  expect(lacks('cancelled', 'failed')).toBe(false);
  for (const state of ['sent', 'told', 'none'] as const) expect(lacks('confirmed', state)).toBe(false);
});

describe('the age of a player', () => {
  const words = (language: string, row: Pick<RegistrationDto, 'playerAge' | 'birthYear'>) =>
    ageWords(i18next.getFixedT(language), row);

  it('is the age or the year of birth that the family gave', () => {
    expect(words('en', { playerAge: 14, birthYear: null })).toBe('14 years old');
    expect(words('fr', { playerAge: null, birthYear: 2012 })).toBe('naissance en 2012');
  });

  it('is empty for a walk-in who was asked neither', () => {
    expect(words('en', { playerAge: null, birthYear: null })).toBe('');
    expect(words('fr', { playerAge: null, birthYear: null })).toBe('');
  });
});

describe('search in a roster', () => {
  const row = {
    playerName: 'Léo Bouchard-Cœur',
    parentName: 'Zoé Bouchard',
    parentEmail: 'zoe@example.test',
    parentPhone: '514 555-1004',
  };

  it('finds the words of a name in any order, without accents', () => {
    for (const text of ['bouchard leo', 'LÉO', 'zoé', 'coeur', 'zoe@example', ' '])
      expect([text, isFound(row, text)]).toEqual([text, true]);
    expect(isFound(row, 'bouchard max')).toBe(false);
  });

  it('finds a telephone number however it is written', () => {
    for (const text of [
      '5145551004',
      '514 555 1004',
      '(514) 555-1004',
      '+1 514-555-1004',
      '555-1004',
      '1004',
    ])
      expect([text, isFound(row, text)]).toEqual([text, true]);
    expect(isFound({ ...row, parentPhone: '+1 (514) 555.1004' }, '514-555-1004')).toBe(true);
    expect(isFound(row, '514 555 1005')).toBe(false);
    expect(isFound({ ...row, parentPhone: null }, '514')).toBe(false);
  });
});

test('names a file by team and day', () => {
  expect(fileName('registrations', 'M15 AAA Féminin (Élite)', '2026-12-08')).toBe(
    'registrations-m15-aaa-feminin-elite-2026-12-08',
  );
  expect(fileName('practice', undefined, '2026-12-08')).toBe('practice-2026-12-08');
});

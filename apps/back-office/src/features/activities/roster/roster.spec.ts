import type { RegistrationDto } from '@lions/api-client';
import i18next from 'i18next';
import { ADMIN_DICTIONARIES } from '../../../i18n/dictionaries';
import type { Activity } from '../activity';
import {
  ageWords,
  arranged,
  fileName,
  found,
  issuesOf,
  lacksMail,
  mayAddFor,
  type RosterFilter,
  type RosterRow,
} from './roster';

beforeAll(() =>
  i18next.init({
    resources: { en: { admin: ADMIN_DICTIONARIES.en }, fr: { admin: ADMIN_DICTIONARIES.fr } },
    defaultNS: 'admin',
    ns: ['admin'],
    interpolation: { escapeValue: false },
  }),
);

const rowsFor = (values: Partial<RegistrationDto>[]) =>
  values.map((value, index) => ({
    id: index + 1,
    status: 'confirmed',
    waitlistPosition: null,
    tryoutNumber: null,
    consentVersion: '2026-11',
    consentReceivedAt: null,
    parentalAuthority: true,
    mailState: 'sent',
    playerPosition: 'Forward',
    parentName: null,
    parentEmail: 'family@example.test',
    parentPhone: null,
    ...value,
  })) as unknown as RosterRow[];
const namesOf = (rows: readonly RosterRow[]) => rows.map(({ playerName }) => playerName);

test('shows registered players in the chosen order, then the line, then the cancelled ones', () => {
  const rows = rowsFor([
    { playerName: 'Zoé Abel', tryoutNumber: 7 },
    { playerName: 'Ann Zed', tryoutNumber: 2 },
    { playerName: 'Max Ève' },
    { playerName: 'Late Aa', status: 'waiting', waitlistPosition: 2 },
    { playerName: 'Next Zz', status: 'waiting', waitlistPosition: 1 },
    { playerName: 'Gone Ab', status: 'cancelled' },
  ]);
  const end = ['Next Zz', 'Late Aa', 'Gone Ab'];
  expect(namesOf(arranged(rows, 'last'))).toEqual(['Zoé Abel', 'Max Ève', 'Ann Zed', ...end]);
  expect(namesOf(arranged(rows, 'first'))).toEqual(['Ann Zed', 'Max Ève', 'Zoé Abel', ...end]);
  expect(namesOf(arranged(rows, 'number'))).toEqual(['Ann Zed', 'Zoé Abel', 'Max Ève', ...end]);
  expect(namesOf(arranged(rows, 'registered'))).toEqual(['Zoé Abel', 'Ann Zed', 'Max Ève', ...end]);
});

test('counts the matches of a search that the filter hides', () => {
  const rows = rowsFor([
    { playerName: 'Ann Démo', status: 'waiting' },
    { playerName: 'Max Démo', playerPosition: 'Goalie' },
    { playerName: 'Zoé Other', consentVersion: null },
  ]);
  const ask = (text: string, filter: RosterFilter) => {
    const { shown, hidden } = found(rows, { text, filter, tellsMail: true });
    return [...namesOf(shown), hidden];
  };
  expect(ask('demo', 'all')).toEqual(['Ann Démo', 'Max Démo', 0]);
  expect(ask('demo', 'waiting')).toEqual(['Ann Démo', 1]);
  expect(ask('demo', 'Goalie')).toEqual(['Max Démo', 1]);
  expect(ask('', 'issues')).toEqual(['Ann Démo', 'Zoé Other', 1]);
});

test('the most urgent issue is first, and mails are one only where each row says it', () => {
  const [row] = rowsFor([{ status: 'waiting', consentVersion: null, mailState: 'failed' }]) as [RosterRow];
  expect(issuesOf(row, true)).toEqual(['waiting', 'consent', 'mailFailed']);
  expect(issuesOf(row, false)).toEqual(['waiting', 'consent']);
  expect(issuesOf({ ...row, status: 'cancelled' }, true)).toEqual([]);
});

test('a practice gets no third goalie', () => {
  const practice = { goaliesCount: 2, goalieCapacity: 2, capacity: 20 } as Activity;
  const [goalie, forward] = rowsFor([{ playerPosition: 'Goalie' }, {}]) as [RosterRow, RosterRow];
  expect(mayAddFor(practice, goalie)).toBe(false);
  expect(mayAddFor(practice, forward)).toBe(true);
  expect(mayAddFor({ teamId: 1 } as Activity, goalie)).toBe(true);
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

test('names a file by team and day', () => {
  expect(fileName('registrations', 'M15 AAA Féminin (Élite)', '2026-12-08')).toBe(
    'registrations-m15-aaa-feminin-elite-2026-12-08',
  );
  expect(fileName('practice', undefined, '2026-12-08')).toBe('practice-2026-12-08');
});

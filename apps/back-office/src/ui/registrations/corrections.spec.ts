import { correctionOf, correctionValues, lackingOf, lacksConsent, type Correctable } from './corrections';

const row: Correctable = {
  id: 31,
  kind: 'session',
  playerName: 'Demo Player',
  playerPosition: 'Forward',
  playerAge: null,
  birthYear: 2012,
  parentName: 'Demo Parent',
  parentEmail: 'demo@example.test',
  parentPhone: '514-555-0100',
};

describe('a correction', () => {
  const of = (change: Partial<ReturnType<typeof correctionValues>>, before = row) =>
    correctionOf(before, { ...correctionValues(before), ...change }, 2026);

  it('holds only what was changed', () => {
    expect(of({})).toEqual({});
    expect(of({ playerName: ' Demo Plàyer ' })).toEqual({ playerName: 'Demo Plàyer' });
    expect(of({ parentEmail: ' Other@Example.test' })).toEqual({ parentEmail: 'other@example.test' });
    expect(of({ playerPosition: 'Goalie' })).toEqual({ position: 'Goalie' });
  });

  it('takes an age or a year of birth from one field', () => {
    expect(of({ age: 14 })).toEqual({ playerAge: 14 });
    expect(of({ age: 2013 })).toEqual({ birthYear: 2013 });
    expect(of({ age: 14 }, { ...row, playerAge: 14, birthYear: null })).toEqual({});
  });

  it('removes what a practice does not need', () => {
    const practice: Correctable = { ...row, kind: 'practice' };
    expect(of({ age: null, parentName: '', parentPhone: ' ' }, practice)).toEqual({
      playerAge: null,
      parentName: null,
      parentPhone: null,
    });
    const bare = { ...practice, birthYear: null, parentName: null, parentPhone: null };
    expect(of({}, bare)).toEqual({});
  });
});

test('a correction may leave empty what the registration lacked, and what a practice does not ask for', () => {
  expect(lackingOf(row)).toEqual([]);
  expect(lackingOf({ ...row, birthYear: null })).toEqual(['age']);
  expect(lackingOf({ ...row, parentName: null })).toEqual(['parentName']);
  expect(lackingOf({ ...row, kind: 'practice' })).toEqual(['age', 'parentName']);
});

test('consent is missing until the family gave it or a coach received it', () => {
  const given = {
    status: 'confirmed',
    consentVersion: '2026-11-25',
    parentalAuthority: true,
    consentReceivedAt: null,
  } as const;
  expect(lacksConsent(given)).toBe(false);
  expect(lacksConsent({ ...given, consentVersion: null })).toBe(true);
  expect(lacksConsent({ ...given, parentalAuthority: false })).toBe(true);
  const received = { ...given, consentVersion: null, consentReceivedAt: '2026-11-29T12:00:00.000Z' };
  expect(lacksConsent(received)).toBe(false);
  expect(lacksConsent({ ...given, status: 'cancelled', consentVersion: null })).toBe(false);
});

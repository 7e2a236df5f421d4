import type { CheckInRowDto } from '@lions/api-client';
import { HOUR_MS, NUMBER_LEASE_HOURS } from '@lions/domain';
import { merged, remaining, toDto, type Change } from './changes';
import { shown } from './door-state';
import type { SavedDoor } from './door-vault';

const row = (id: number, change: Partial<CheckInRowDto> = {}): CheckInRowDto => ({
  id,
  playerName: `Demo Player ${id}`,
  playerPosition: 'Forward',
  playerAge: 14,
  birthYear: null,
  status: 'confirmed',
  attended: false,
  attendedAt: null,
  tryoutNumber: null,
  tryoutNumberAt: null,
  note: null,
  noteAt: null,
  parentName: null,
  parentEmail: 'demo.parent@example.test',
  parentPhone: null,
  hasConsent: true,
  consentReceivedAt: null,
  receiptHash: null,
  earlier: 0,
  absences: 0,
  ...change,
});

const at = (minute: number) => `2025-09-05T22:0${minute}:00.000Z`;
const player = {
  playerName: 'Demo Player 1',
  playerPosition: 'Forward',
  parentEmail: 'demo.parent@example.test',
} as const;
const change = (id: string, minute: number, values: Partial<Change>): Change => ({
  id,
  at: at(minute),
  player,
  ...values,
});
const walkIn = {
  playerName: 'Demo Walk In',
  playerPosition: 'Goalie',
  parentEmail: 'walk.in@example.test',
} as const;
const done = { outcome: 'done', code: null, takenBy: null, registrationId: 1 } as const;

describe('the list of a phone', () => {
  it('shows an unsent change, and the later one of two', () => {
    const [shown] = merged(
      [row(1)],
      [
        change('a', 1, { registrationId: 1, attended: true }),
        change('b', 2, { registrationId: 1, attended: false }),
        change('c', 1, { registrationId: 1, tryoutNumber: 12 }),
      ],
    );
    expect(shown).toMatchObject({ attended: false, attendedAt: at(2), tryoutNumber: 12, isUnsent: true });
  });

  it('keeps a later value of the server over an unsent change', () => {
    const [shown] = merged(
      [row(1, { attended: false, attendedAt: at(5) })],
      [change('a', 1, { registrationId: 1, attended: true })],
    );
    expect(shown).toMatchObject({ attended: false, isUnsent: false });
  });

  it('shows an unsent walk-in as here, with its number', () => {
    const rows = merged(
      [row(1)],
      [change('w', 1, { walkIn }), change('n', 2, { walkInId: 'w', tryoutNumber: 3 })],
    );
    expect(
      rows.map(({ playerName, attended, tryoutNumber }) => [playerName, attended, tryoutNumber]),
    ).toEqual([
      ['Demo Player 1', false, null],
      ['Demo Walk In', true, 3],
    ]);
  });

  it('keeps the key of a walk-in that was sent, so that its open sheet stays', () => {
    expect(merged([row(31)], [], new Map([[31, 'w']]))[0]?.key).toBe('w');
  });

  it('leaves out what the server refused', () => {
    const refused = change('a', 1, { registrationId: 1, attended: true, problem: { code: 'NUMBER_TAKEN' } });
    expect(merged([row(1)], [refused])[0]?.attended).toBe(false);
  });
});

describe('the changes after an answer', () => {
  it('are those without a result, and refused ones with their reason', () => {
    const changes = [
      change('a', 1, { registrationId: 1, attended: true }),
      change('b', 1, { registrationId: 1, tryoutNumber: 3 }),
      change('c', 1, { registrationId: 1, note: 'later' }),
    ];
    const refused = {
      ...done,
      id: 'b',
      outcome: 'refused',
      code: 'NUMBER_TAKEN',
      takenBy: 'Demo Player 2',
    } as const;
    expect(remaining(changes, { results: [{ ...done, id: 'a' }, refused] })).toEqual([
      { ...changes[1], problem: { code: 'NUMBER_TAKEN', takenBy: 'Demo Player 2' } },
      changes[2],
    ]);
  });

  it('name the registration that a walk-in has become', () => {
    const later = change('n', 2, { walkInId: 'w', tryoutNumber: 3 });
    const [known] = remaining([change('w', 1, { walkIn }), later], {
      results: [{ ...done, id: 'w', registrationId: 31 }],
    });
    expect(known).toMatchObject({ id: 'n', registrationId: 31 });
    expect(known).not.toHaveProperty('walkInId');
  });

  it('keep a walk-in without a spot for a coach to look at', () => {
    const changes = [change('w', 1, { walkIn })];
    expect(remaining(changes, { results: [{ ...done, id: 'w', outcome: 'waiting' }] })).toMatchObject([
      { problem: { code: 'WAITING' }, registrationId: 1 },
    ]);
  });
});

it('sends nothing that only the phone needs', () => {
  const sent = toDto(change('a', 1, { registrationId: 1, attended: true, problem: { code: 'WAITING' } }));
  expect(sent).toEqual({ id: 'a', at: at(1), registrationId: 1, attended: true });
});

it('the numbers of a phone are those that no player wears, and end with their lease', () => {
  const leasedHoursAgo = (hours: number): SavedDoor => ({
    roster: {
      team: null,
      date: '2025-09-05',
      time: '6:00 PM - 7:30 PM',
      location: null,
      isCancelled: false,
      isReadOnly: false,
      now: new Date(Date.now() + (1 - hours) * HOUR_MS).toISOString(),
      rows: [row(1, { tryoutNumber: 2 })],
      numbers: [1, 2, 3],
    },
    // The phone's clock is an hour behind.
    clockOffset: HOUR_MS,
    givesNumbers: true,
  });
  const numbersAfter = (hours: number) => shown(leasedHoursAgo(hours), [], new Map()).numbers;
  expect(numbersAfter(NUMBER_LEASE_HOURS - 0.1)).toEqual([1, 3]);
  expect(numbersAfter(NUMBER_LEASE_HOURS + 0.1)).toEqual([]);
});

import fc from 'fast-check';
import {
  formatPracticeTime,
  parsePracticeTime,
  playerPositionOf,
  poolOfPosition,
  practiceAvailability,
  practiceCapacities,
  practicePositionOf,
  practiceState,
  PRACTICE_POSITIONS,
  PRACTICE_STATES,
} from './practice.js';
import { PLAYER_POSITIONS } from '../registrations/registration-fields.js';

describe('the places of a practice', () => {
  test.each([
    [20, 18, 2],
    [1, 1, 0],
    [2, 1, 1],
    [3, 1, 2],
    [60, 58, 2],
  ])('%i are %i for skaters and %i for goalies', (capacity, skaters, goalies) =>
    expect(practiceCapacities(capacity)).toEqual({ skaters, goalies }),
  );

  test('are split completely and without overlap', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (capacity) => {
        const { skaters, goalies } = practiceCapacities(capacity);
        expect(skaters + goalies).toBe(capacity);
        expect(skaters).toBeGreaterThanOrEqual(1);
      }),
    ));
});

describe('positions', () => {
  test('have a short and a long form', () => {
    expect(PRACTICE_POSITIONS).toEqual(['D', 'F', 'G']);
    expect(PLAYER_POSITIONS).toEqual(['Defense', 'Forward', 'Goalie']);
    expect(PRACTICE_POSITIONS.map((short) => practicePositionOf(playerPositionOf(short)))).toEqual([
      ...PRACTICE_POSITIONS,
    ]);
    expect(PLAYER_POSITIONS.map((long) => playerPositionOf(practicePositionOf(long)))).toEqual([
      ...PLAYER_POSITIONS,
    ]);
  });

  test.each([
    ['D', 'skaters'],
    ['F', 'skaters'],
    ['G', 'goalies'],
    ['Defense', 'skaters'],
    ['Forward', 'skaters'],
    ['Goalie', 'goalies'],
  ] as const)('%s draws from the %s', (position, pool) => expect(poolOfPosition(position)).toBe(pool));
});

const NONE = { skatersCount: 0, goaliesCount: 0, skatersWaitlistCount: 0, goaliesWaitlistCount: 0 };

describe('the availability of a practice', () => {
  test.each([
    [0, 0, 0, 'available'],
    [17, 1, 0, 'available'],
    [18, 1, 0, 'partial'],
    [18, 1, 4, 'partial'],
    [17, 2, 0, 'partial'],
    [18, 2, 0, 'full'],
    [18, 2, 1, 'waitlist'],
    [19, 3, 0, 'full'],
    [19, 3, 7, 'waitlist'],
    // A free place is offered to those who wait.
    [17, 1, 2, 'partial'],
    [17, 2, 2, 'waitlist'],
  ] as const)(
    '%i skaters, %i goalies and %i waiting for 18 + 2: %s',
    (skatersCount, goaliesCount, skatersWaitlistCount, state) =>
      expect(
        practiceAvailability({ ...NONE, skatersCount, goaliesCount, skatersWaitlistCount, capacity: 20 }),
      ).toBe(state),
  );

  test('a practice without a goalie’s place is never wholly available', () =>
    expect(practiceAvailability({ ...NONE, capacity: 1 })).toBe('partial'));

  const startsAt = new Date('2025-09-05T22:00:00.000Z');
  const practice = { ...NONE, skatersCount: 18, goaliesCount: 2, capacity: 20, startsAt };
  test.each([
    [false, -1, 'full'],
    [false, 0, 'past'],
    [false, 1, 'past'],
    [true, -1, 'cancelled'],
    [true, 1, 'cancelled'],
  ] as const)('cancelled %s, %i ms after the start: %s', (isCancelled, late, state) =>
    expect(practiceState({ ...practice, isCancelled }, new Date(startsAt.getTime() + late))).toBe(state),
  );

  test('is one of six words', () =>
    expect(PRACTICE_STATES).toEqual(['cancelled', 'past', 'available', 'partial', 'full', 'waitlist']));
});

describe('the time of a practice', () => {
  test.each([
    ['6:00 PM - 7:30 PM', '6:00 PM - 7:30 PM'],
    ['18:00 - 19:30', '6:00 PM - 7:30 PM'],
    ['6:00 pm – 7:30 pm', '6:00 PM - 7:30 PM'],
    ['06:00PM-07:30PM', '6:00 PM - 7:30 PM'],
    ['6:05 AM - 6:35 AM', '6:05 AM - 6:35 AM'],
    ['10:00 AM - 2:00 PM', '10:00 AM - 2:00 PM'],
    ['23:00 - 23:59', '11:00 PM - 11:59 PM'],
  ])('%j is normalized to %j', (typed, kept) => {
    const range = parsePracticeTime(typed);
    expect(range && formatPracticeTime(range)).toBe(kept);
  });

  test.each([
    '',
    'evening',
    '6:00 PM',
    '7:30 PM - 6:00 PM',
    '6:00 PM - 6:00 PM',
    '6:00 PM - 6:29 PM',
    '6:00 PM - 10:01 PM',
    '11:30 PM - 12:30 AM',
    '6:00 - 7:30 PM',
    '25:00 - 26:00',
  ])('%j is refused', (typed) => expect(parsePracticeTime(typed)).toBeUndefined());
});

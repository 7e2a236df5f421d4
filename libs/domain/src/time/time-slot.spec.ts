import { formatClock, formatTimeRange, parseTimeRange } from './time-range.js';
import { endSlots, isSessionRange, parseClock24, SESSION_DAY, START_SLOTS } from './time-slot.js';

describe('the slots of a session', () => {
  test('starts run from 7:00 AM to 9:00 PM in quarter hours', () => {
    expect(START_SLOTS).toHaveLength(57);
    expect([START_SLOTS[0], START_SLOTS[1], START_SLOTS.at(-1)]).toEqual([420, 435, 1260]);
    expect(START_SLOTS.map(formatClock)).toEqual(
      expect.arrayContaining(['7:00 AM', '11:45 AM', '12:00 PM', '12:15 PM', '9:00 PM']),
    );
  });

  test('ends run from 7:15 AM to 9:00 PM', () => {
    expect(endSlots()).toEqual(START_SLOTS.slice(1));
  });

  test.each(START_SLOTS.map((start) => [formatClock(start), start] as const))(
    'after %s only later times are offered, and all can be saved',
    (_clock, start) => {
      const ends = endSlots(start);
      expect(ends).toEqual(START_SLOTS.filter((slot) => slot > start));
      for (const end of ends) {
        expect(isSessionRange({ start, end })).toBe(true);
        expect(parseTimeRange(formatTimeRange({ start, end }))).toEqual({ start, end });
      }
    },
  );

  test('no end follows 9:00 PM', () => expect(endSlots(SESSION_DAY.last)).toEqual([]));

  test.each([
    ['before the day, as an older row may hold', 6 * 60, 435, 56],
    ['off the quarter hour', 425, 435, 56],
    ['past the day', 22 * 60, undefined, 0],
  ])('a start %s keeps the ends on the grid', (_name, start, first, count) => {
    expect(endSlots(start)[0]).toBe(first);
    expect(endSlots(start)).toHaveLength(count);
  });
});

test.each([
  [420, 435, true],
  [420, 1260, true],
  [1245, 1260, true],
  [405, 435, false],
  [1245, 1275, false],
  [1260, 1260, false],
  [600, 600, false],
  [615, 600, false],
  [601, 615, false],
  [600, 616, false],
  [600.5, 615, false],
  [NaN, 615, false],
  [600, Infinity, false],
])('a session from minute %d to %d can be saved: %s', (start, end, expected) =>
  expect(isSessionRange({ start, end })).toBe(expected),
);

describe('parseClock24', () => {
  test.each([
    ['00:00', 0],
    ['03:00', 180],
    ['09:59', 599],
    ['19:05', 1145],
    ['23:59', 1439],
  ])('%s', (text, minutes) => expect(parseClock24(text)).toBe(minutes));
  test.each([
    '',
    '3:00',
    '24:00',
    '23:60',
    '03:00:00',
    '03.00',
    ' 03:00',
    '03:00 ',
    '03:00\n',
    '-3:00',
    '٠٣:٠٠',
    '03:00 AM',
  ])('%j is refused', (text) => expect(parseClock24(text)).toBeUndefined());
});

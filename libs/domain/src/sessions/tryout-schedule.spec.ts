import { LIMITS } from '../contract/limits.js';
import { formatClock, formatTimeRange, parseTimeRange } from '../time/time-range.js';
import {
  endSlots,
  isSessionRange,
  lastWeeklyDay,
  proposedEnd,
  SESSION_DAY,
  START_SLOTS,
  weeklyDays,
} from './tryout-schedule.js';

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

  test.each([
    [18 * 60, 19 * 60 + 30],
    [20 * 60, 21 * 60],
    [SESSION_DAY.last, undefined],
  ])('the proposed end is 90 minutes later, or the last one', (start, end) =>
    expect(proposedEnd(start)).toBe(end),
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

describe('weeklyDays', () => {
  test('includes both ends, and keeps the weekday across the end of a month and of a year', () => {
    expect(weeklyDays('2026-12-22', '2027-01-05')).toEqual(['2026-12-22', '2026-12-29', '2027-01-05']);
    expect(weeklyDays('2026-02-24', '2026-03-09')).toEqual(['2026-02-24', '2026-03-03']);
  });

  test('keeps the weekday across both clock changes', () => {
    expect(weeklyDays('2026-03-03', '2026-03-17')).toEqual(['2026-03-03', '2026-03-10', '2026-03-17']);
    expect(weeklyDays('2026-10-27', '2026-11-03')).toEqual(['2026-10-27', '2026-11-03']);
  });

  test('has one day until the same day, and none until an earlier one', () => {
    expect(weeklyDays('2026-09-05', '2026-09-05')).toEqual(['2026-09-05']);
    expect(weeklyDays('2026-09-05', '2026-09-04')).toEqual([]);
  });

  test('stops at the limit of one call', () => {
    const days = weeklyDays('2026-09-05', '2028-09-05');
    expect(days).toHaveLength(LIMITS.sessionsAtOnce);
    expect(days.at(-1)).toBe(lastWeeklyDay('2026-09-05'));
  });
});

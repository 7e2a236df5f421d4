import fc from 'fast-check';
import { addDays, civilAt, instantAt } from '../time/club-time.js';
import { activitySpan } from '../sessions/activity-span.js';
import { cleanupCutoff, isExpired, isOver, isWithinSessionDay } from './nightly-cleanup.js';
import { formatTimeRange } from '../time/time-range.js';
import { START_SLOTS } from '../sessions/tryout-schedule.js';

const CLUB = 'America/Toronto';
const EVENING = { date: '2026-09-05', time: '6:00 PM - 7:30 PM' };
const at = (instant: string) => new Date(instant);

test.each(['', 'Sept. 5', '2026-02-30', '05/09/2026', '2026-09-05 18:00', 'T'])(
  'a session with a date like %j never expires',
  (date) => {
    const session = { date, time: '6:00 PM - 7:30 PM' };
    expect(isExpired(session, at('2999-01-01T00:00:00Z'), CLUB)).toBe(false);
    expect(isOver(session, at('2999-01-01T00:00:00Z'), CLUB)).toBe(false);
  },
);

describe('isExpired: sessions of the nightly run', () => {
  test.each([
    ['the same evening at 18:00: starts exactly then, stays', EVENING, '2026-09-05', '18:00', false],
    ['the same evening at 18:01', EVENING, '2026-09-05', '18:01', true],
    ['the same evening at 17:59', EVENING, '2026-09-05', '17:59', false],
    ['the night before it', EVENING, '2026-09-05', '03:00', false],
    ['the night after it', EVENING, '2026-09-06', '03:00', true],
    ['at midnight after it', EVENING, '2026-09-06', '00:00', true],
    ['under way at 19:00: it has started', EVENING, '2026-09-05', '19:00', true],
    ['no readable time, its own day at 23:59', { ...EVENING, time: '?' }, '2026-09-05', '23:59', false],
    [
      'no readable time, at midnight: the end of the day is exactly the cutoff',
      { ...EVENING, time: '?' },
      '2026-09-06',
      '00:00',
      false,
    ],
    ['no readable time, the night after', { ...EVENING, time: '?' }, '2026-09-06', '03:00', true],
    ['over the spring change', { ...EVENING, date: '2026-03-07' }, '2026-03-08', '02:30', true],
    ['a year ahead', { ...EVENING, date: '2027-09-05' }, '2026-09-06', '03:00', false],
  ])('%s: %#', (_name, session, date, time, expected) => {
    const cutoff = cleanupCutoff(date, time, CLUB);
    expect(cutoff).toBeDefined();
    expect(isExpired(session, cutoff ?? new Date(NaN), CLUB)).toBe(expected);
  });

  test('a session that starts at the cutoff stays; one millisecond later it expires', () => {
    const startsAt = at('2026-09-05T22:00:00.000Z');
    expect(isExpired(EVENING, startsAt, CLUB)).toBe(false);
    expect(isExpired(EVENING, new Date(startsAt.getTime() + 1), CLUB)).toBe(true);
  });
});

describe('isOver: sessions of Run Check Now', () => {
  test.each([
    ['2026-09-05T22:00:00.001Z', false],
    ['2026-09-05T23:29:59.999Z', false],
    ['2026-09-05T23:30:00.000Z', false],
    ['2026-09-05T23:30:00.001Z', true],
  ])('6:00 PM - 7:30 PM at %s: %s', (now, expected) => expect(isOver(EVENING, at(now), CLUB)).toBe(expected));

  test('a session without a readable time is over at the end of its day', () => {
    const session = { ...EVENING, time: 'evening' };
    expect(isOver(session, at('2026-09-06T04:00:00.000Z'), CLUB)).toBe(false);
    expect(isOver(session, at('2026-09-06T04:00:00.001Z'), CLUB)).toBe(true);
  });
});

describe('cleanupCutoff', () => {
  test.each([
    ['2026-07-02', '03:00', '2026-07-02T07:00:00.000Z'],
    ['2026-01-02', '03:00', '2026-01-02T08:00:00.000Z'],
    ['2026-03-08', '02:30', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ])('%s at %s is %s', (date, time, expected) =>
    expect(cleanupCutoff(date, time, CLUB)).toEqual(at(expected)),
  );
  test.each(['', '3:00', '24:00', '03:60', '03:00 AM', ' 03:00'])('%j is no clean-up time', (time) =>
    expect(cleanupCutoff('2026-07-02', time, CLUB)).toBeUndefined(),
  );
});

test.each([
  ['06:59', false],
  ['07:00', true],
  ['21:00', true],
  ['21:01', false],
  ['03:00', false],
  ['7:00', false],
])('%s is within the session day: %s', (time, expected) => expect(isWithinSessionDay(time)).toBe(expected));

describe('property: every session on the day’s grid', () => {
  const day = fc.integer({ min: 0, max: 4 * 365 }).map((days) => addDays('2025-01-01', days));
  const session = fc.record({
    date: day,
    start: fc.constantFrom(...START_SLOTS),
    length: fc.integer({ min: 1, max: 8 }),
  });

  test('expires in the night after it, not in the night before it, and a session that is over has expired', () => {
    fc.assert(
      fc.property(session, fc.nat(2 * 1440), ({ date, start, length }, later) => {
        const stored = { date, time: formatTimeRange({ start, end: start + length * 15 }) };
        expect(isExpired(stored, instantAt(date, 3 * 60, CLUB), CLUB)).toBe(false);
        expect(isExpired(stored, instantAt(addDays(date, 1), 3 * 60, CLUB), CLUB)).toBe(true);
        const now = new Date(instantAt(date, start, CLUB).getTime() + later * 60_000);
        if (isOver(stored, now, CLUB)) expect(isExpired(stored, now, CLUB)).toBe(true);
        const span = activitySpan(stored, CLUB);
        expect(civilAt(span?.startsAt ?? new Date(NaN), CLUB)).toEqual({ date, minutes: start });
        expect((span?.endsAt.getTime() ?? 0) - (span?.startsAt.getTime() ?? 0)).toBe(length * 15 * 60_000);
      }),
    );
  });

  test('any text: an unreadable date stays, an unreadable time counts as the end of its day', () => {
    const text = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(fc.oneof(text, fc.constant('2026-09-05')), text, (date, time) => {
        const isRead = date === '2026-09-05';
        expect(isExpired({ date, time }, at('2026-09-06T04:00:00.000Z'), CLUB)).toBe(false);
        expect(isExpired({ date, time }, at('2026-09-06T04:00:00.001Z'), CLUB)).toBe(isRead);
      }),
    );
  });
});

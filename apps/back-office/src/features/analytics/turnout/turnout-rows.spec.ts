import type { TurnoutActivity } from './turnout-rows';
import { attendedActivities, filledActivities, fillTime, shareOf, weekPoints } from './turnout-rows';

const ZONE = 'America/Toronto';
/** 6:30 PM in the club's zone. */
const NOW = new Date('2026-11-21T23:30:00Z');
const activity = (id: number, change: Partial<TurnoutActivity> = {}): TurnoutActivity => ({
  kind: 'practice',
  id,
  team: null,
  date: '2026-11-20',
  time: '6:00 PM - 7:00 PM',
  isCancelled: false,
  capacity: 20,
  registered: 20,
  attended: 18,
  hoursToFill: null,
  ...change,
});

describe('weekPoints', () => {
  it('adds up, and inserts weeks in which nothing happened', () =>
    expect(
      weekPoints([
        { week: '2026-10-25', registrations: 12, cancellations: 2, events: [] },
        { week: '2026-11-08', registrations: 3, cancellations: 4, events: [] },
      ]),
    ).toEqual([
      { week: '2026-10-25', registrations: 12, cancellations: 2, soFar: 10 },
      { week: '2026-11-01', registrations: 0, cancellations: 0, soFar: 10 },
      { week: '2026-11-08', registrations: 3, cancellations: 4, soFar: 9 },
    ]));
  it('returns an empty list for no weeks', () => expect(weekPoints([])).toEqual([]));
});

test('attendedActivities keeps past activities with a tick, the latest first', () =>
  expect(
    attendedActivities(
      [
        activity(1, { date: '2026-11-19' }),
        activity(2, { attended: null }),
        activity(3, { isCancelled: true }),
        activity(4, { attended: 0 }),
        activity(5, { date: '2026-11-21', time: '5:00 PM - 6:30 PM' }),
        activity(6, { date: '2026-11-21', time: '6:00 PM - 7:00 PM' }),
        activity(7, { date: 'last week' }),
      ],
      NOW,
      ZONE,
    ).map(({ id }) => id),
  ).toEqual([5, 4, 1]));

test('filledActivities keeps full activities, the fastest first, and those as fast in order', () =>
  expect(
    filledActivities([
      activity(1, { hoursToFill: 30 }),
      activity(2),
      activity(3, { hoursToFill: 0 }),
      activity(4, { hoursToFill: 30 }),
    ]).map(({ id }) => id),
  ).toEqual([3, 1, 4]));

test.each([
  [0, 'none', 0],
  [0.4, 'none', 0],
  [0.5, 'hours', 1],
  [47.4, 'hours', 47],
  [47.5, 'days', 2],
  [60, 'days', 3],
  [59.9, 'days', 2],
])('fillTime(%d) is %s, %d', (hours, unit, count) => expect(fillTime(hours)).toEqual({ unit, count }));

test.each([
  [17, 20, 85],
  [1, 3, 33],
  [0, 20, 0],
  [0, 0, undefined],
])('shareOf: %d of %d is %s per cent', (attended, registered, share) =>
  expect(shareOf(attended, registered)).toBe(share),
);

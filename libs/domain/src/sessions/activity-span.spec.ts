import { practiceSpan, activitySpan } from './activity-span.js';

const CLUB = 'America/Toronto';
const at = (instant: string) => new Date(instant);

describe('activitySpan', () => {
  test.each([
    ['2026-09-05', '6:00 PM - 7:30 PM', '2026-09-05T22:00:00.000Z', '2026-09-05T23:30:00.000Z'],
    ['2026-12-05', '6:00 PM - 7:30 PM', '2026-12-05T23:00:00.000Z', '2026-12-06T00:30:00.000Z'],
    ['2026-09-05T00:00:00.000Z', '18:00 – 19:30', '2026-09-05T22:00:00.000Z', '2026-09-05T23:30:00.000Z'],
    ['2026-03-08', '7:00 AM - 8:00 AM', '2026-03-08T11:00:00.000Z', '2026-03-08T12:00:00.000Z'],
    ['2026-11-01', '7:00 AM - 8:00 AM', '2026-11-01T12:00:00.000Z', '2026-11-01T13:00:00.000Z'],
    ['2026-09-05', 'in the evening', '2026-09-06T04:00:00.000Z', '2026-09-06T04:00:00.000Z'],
    ['2026-09-05', '', '2026-09-06T04:00:00.000Z', '2026-09-06T04:00:00.000Z'],
    ['2026-09-05', '6:00 - 7:30 PM', '2026-09-06T04:00:00.000Z', '2026-09-06T04:00:00.000Z'],
    ['2026-09-05', '7:30 PM - 6:00 PM', '2026-09-06T04:00:00.000Z', '2026-09-06T04:00:00.000Z'],
    ['2026-11-01', 'unknown', '2026-11-02T05:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ])('%s, %j lasts from %s to %s', (date, time, startsAt, endsAt) =>
    expect(activitySpan({ date, time }, CLUB)).toEqual({ startsAt: at(startsAt), endsAt: at(endsAt) }),
  );

  test.each(['', 'Sept. 5', '2026-02-30', '05/09/2026', '2026-09-05 18:00', 'T'])(
    'a date like %j has no instants',
    (date) => expect(activitySpan({ date, time: '6:00 PM - 7:30 PM' }, CLUB)).toBeUndefined(),
  );
});

test.each([
  ['2025-07-10', '6:00 PM - 7:30 PM', '2025-07-10T22:00:00.000Z', '2025-07-10T23:30:00.000Z'],
  ['2025-12-10', '6:00 PM - 7:30 PM', '2025-12-10T23:00:00.000Z', '2025-12-11T00:30:00.000Z'],
  // Clocks fall back at 2:00: the hour from 1:00 happens twice, and the first one counts.
  ['2025-11-02', '12:30 AM - 1:30 AM', '2025-11-02T04:30:00.000Z', '2025-11-02T05:30:00.000Z'],
  ['2025-11-02', '1:00 AM - 3:00 AM', '2025-11-02T05:00:00.000Z', '2025-11-02T08:00:00.000Z'],
  // Clocks spring forward at 2:00: 2:30 does not exist.
  ['2026-03-08', '1:30 AM - 3:30 AM', '2026-03-08T06:30:00.000Z', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08', '2:30 AM - 4:00 AM', '2026-03-08T07:00:00.000Z', '2026-03-08T08:00:00.000Z'],
  // Cannot be saved, but such a row closes at the end of its day.
  ['2025-09-05', 'evening', '2025-09-06T04:00:00.000Z', '2025-09-06T04:00:00.000Z'],
])('a practice on %s, %s lasts from %s to %s', (date, time, startsAt, endsAt) =>
  expect(practiceSpan({ date, time }, CLUB)).toEqual({
    startsAt: at(startsAt),
    endsAt: at(endsAt),
  }),
);

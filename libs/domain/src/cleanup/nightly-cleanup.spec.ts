import fc from 'fast-check';
import { addDays } from '../time/club-time.js';
import {
  cleanupCutoff,
  cleanupSettledOn,
  dueCleanupDate,
  nextCleanup,
  nextCleanupNights,
} from './nightly-cleanup.js';

const CLUB = 'America/Toronto';
const QUARTER = 15 * 60_000;
const START = Date.parse('2026-01-01T05:00:00Z');
const END = Date.parse('2028-01-01T05:00:00Z');
const SUMMERS = [
  ['2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z'],
  ['2027-03-14T07:00:00Z', '2027-11-07T06:00:00Z'],
].map(([from, to]) => ({ from: Date.parse(from ?? ''), to: Date.parse(to ?? '') }));
const TIMES = ['00:00', '01:30', '02:00', '02:30', '02:07', '03:00', '23:45'];

/** The club's clock from the published clock changes only: the code under test computes it from the runtime's zones. */
function clubClock(instant: number): { date: string; clock: string } {
  const hours = SUMMERS.some(({ from, to }) => instant >= from && instant < to) ? 4 : 5;
  const text = new Date(instant - hours * 3_600_000).toISOString();
  return { date: text.slice(0, 10), clock: text.slice(11, 16) };
}

interface Run {
  date: string;
  at: number;
}
interface Walk {
  ticks: number[];
  time: string;
}

/** The server's loop: check at each tick, and run at once when due. */
function runsOf({ ticks, time }: Walk): Run[] {
  const runs: Run[] = [];
  for (const at of ticks) {
    const date = dueCleanupDate(new Date(at), time, runs.at(-1)?.date, CLUB);
    if (date !== undefined) runs.push({ date, at });
  }
  return runs;
}

/** The rule: the first tick after each date's time, while that date is the latest whose time has come. */
function expectedRuns({ ticks, time }: Walk): Run[] {
  const runs: Run[] = [];
  let done = '';
  for (const at of ticks) {
    const { date, clock } = clubClock(at);
    const latest = clock >= time ? date : addDays(date, -1);
    const isFirstEver = runs.length === 0 && latest !== date;
    if (isFirstEver || done >= latest) continue;
    runs.push({ date: latest, at });
    done = latest;
  }
  return runs;
}

const quarterHours = (from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / QUARTER) }, (_, index) => from + index * QUARTER);

describe('dueCleanupDate', () => {
  test.each(['01:30', '02:30', '03:00'])(
    'two years of quarter hours at %s: once per local date, at the first tick after the time',
    (time) => {
      const walk = { ticks: quarterHours(START, END), time };
      const runs = runsOf(walk);
      expect(runs).toEqual(expectedRuns(walk));
      expect(runs).toHaveLength(730);
    },
  );

  test.each([
    ['a skipped 02:30 runs at 03:00', '02:30', '2026-03-08', '2026-03-08T07:00:00.000Z'],
    ['a doubled 01:30 runs at the first', '01:30', '2026-11-01', '2026-11-01T05:30:00.000Z'],
  ])('%s', (_name, time, date, expected) => {
    const at = Date.parse(expected);
    const due = (instant: number, lastRunOn: string) =>
      dueCleanupDate(new Date(instant), time, lastRunOn, CLUB) !== undefined;
    expect(due(at - 1, addDays(date, -1))).toBe(false);
    expect(due(at, addDays(date, -1))).toBe(true);
    expect(due(at + 3_600_000, date)).toBe(false);
    expect(nextCleanup(new Date(at - 1), time, addDays(date, -1), CLUB)?.toISOString()).toBe(expected);
  });

  test.each([
    ['before the time', '2026-07-02T06:59:59.999Z', '03:00', '2026-07-01', false],
    ['at the time', '2026-07-02T07:00:00.000Z', '03:00', '2026-07-01', true],
    ['done today', '2026-07-02T07:00:00.000Z', '03:00', '2026-07-02', false],
    ['done today, the time then moved later', '2026-07-02T23:00:00.000Z', '18:00', '2026-07-02', false],
    ['a night and a morning down', '2026-07-02T20:00:00.000Z', '03:00', '2026-06-25', true],
    ['still the club’s evening, tomorrow elsewhere', '2026-07-03T03:59:59.999Z', '23:59', '2026-07-01', true],
    ['never run before', '2026-07-02T07:00:00.000Z', '03:00', undefined, true],
    ['never run before, too early', '2026-07-02T06:00:00.000Z', '03:00', undefined, false],
    [
      'a run on record for a later day: the clock was set back',
      '2026-07-02T20:00:00.000Z',
      '03:00',
      '2026-07-05',
      false,
    ],
    ['off: no time', '2026-07-02T20:00:00.000Z', undefined, undefined, false],
    ['off: no readable time', '2026-07-02T20:00:00.000Z', '3:00', undefined, false],
    ['off: an empty time', '2026-07-02T20:00:00.000Z', '', undefined, false],
  ])('%s', (_name, now, time, lastRunOn, expected) =>
    expect(dueCleanupDate(new Date(now), time, lastRunOn, CLUB) !== undefined).toBe(expected),
  );

  test('a server that was down over midnight runs yesterday’s clean-up once', () => {
    const halfPastMidnight = new Date('2026-07-02T04:30:00.000Z');
    expect(dueCleanupDate(halfPastMidnight, '23:00', '2026-06-30', CLUB)).toBe('2026-07-01');
    expect(dueCleanupDate(halfPastMidnight, '23:00', '2026-07-01', CLUB)).toBeUndefined();
  });

  test('property: with downtimes, a date runs once if the server was up between its time and the next one’s, else not', () => {
    const aroundAChange = fc.constantFrom(...SUMMERS.flatMap(({ from, to }) => [from, to]));
    const stretch = fc.record({ from: fc.nat(20 * 96), length: fc.integer({ min: 1, max: 4 * 96 }) });
    const down = fc.array(stretch, { maxLength: 8 });
    fc.assert(
      fc.property(aroundAChange, fc.constantFrom(...TIMES), down, (change, time, stretches) => {
        const isUp = (index: number) =>
          !stretches.some(({ from, length }) => index >= from && index < from + length);
        const all = quarterHours(change - 10 * 96 * QUARTER, change + 10 * 96 * QUARTER);
        const walk = { ticks: all.filter((_, index) => isUp(index)), time };
        const runs = runsOf(walk);
        expect(runs).toEqual(expectedRuns(walk));
        expect(new Set(runs.map(({ date }) => date)).size).toBe(runs.length);
      }),
      { numRuns: 25 },
    );
  });
});

test.each([
  ['the last run', '2026-07-02', '2026-06-01T16:00:00.000Z', '2026-07-02'],
  ['the day before the time was set, after days off', '2026-06-25', '2026-07-02T16:00:00.000Z', '2026-07-01'],
  ['that day in the club’s zone', '2026-06-25', '2026-07-02T03:59:59.999Z', '2026-06-30'],
  ['the run of the day on which the time changes', '2026-07-02', '2026-07-02T16:00:00.000Z', '2026-07-02'],
  ['the day before, when there never was a run', undefined, '2026-07-02T16:00:00.000Z', '2026-07-01'],
])('settled is %s', (_name, lastRunOn, timeSetAt, expected) =>
  expect(cleanupSettledOn(lastRunOn, new Date(timeSetAt), CLUB)).toBe(expected),
);

describe('nextCleanup', () => {
  test.each([
    ['later today', '2026-07-02T06:00:00.000Z', '03:00', '2026-07-01', '2026-07-02T07:00:00.000Z'],
    ['now, when due', '2026-07-02T09:00:00.000Z', '03:00', '2026-07-01', '2026-07-02T09:00:00.000Z'],
    ['tomorrow, when done', '2026-07-02T09:00:00.000Z', '03:00', '2026-07-02', '2026-07-03T07:00:00.000Z'],
    [
      'tomorrow, when done and moved later',
      '2026-07-02T09:00:00.000Z',
      '18:00',
      '2026-07-02',
      '2026-07-03T22:00:00.000Z',
    ],
    ['over the clock change', '2026-10-31T12:00:00.000Z', '03:00', '2026-10-31', '2026-11-01T08:00:00.000Z'],
    [
      'after the day on record, when the clock was set back',
      '2026-07-02T09:00:00.000Z',
      '03:00',
      '2026-07-05',
      '2026-07-06T07:00:00.000Z',
    ],
  ])('%s', (_name, now, time, lastRunOn, expected) =>
    expect(nextCleanup(new Date(now), time, lastRunOn, CLUB)?.toISOString()).toBe(expected),
  );

  test.each([undefined, '', '3:00', '24:00'])('is undefined while the time is %j', (time) =>
    expect(nextCleanup(new Date('2026-07-02T09:00:00.000Z'), time, undefined, CLUB)).toBeUndefined(),
  );

  test('property: the run is due then, and not a moment earlier', () => {
    const now = fc.integer({ min: START, max: END });
    const daysAgo = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined });
    fc.assert(
      fc.property(now, fc.constantFrom(...TIMES), daysAgo, (at, time, days) => {
        const lastRunOn = days === undefined ? undefined : addDays(clubClock(at).date, -days);
        const next = nextCleanup(new Date(at), time, lastRunOn, CLUB)?.getTime() ?? NaN;
        expect(next).toBeGreaterThanOrEqual(at);
        expect(dueCleanupDate(new Date(next), time, lastRunOn, CLUB)).toBeDefined();
        if (next > at) expect(dueCleanupDate(new Date(next - 1), time, lastRunOn, CLUB)).toBeUndefined();
      }),
    );
  });
});

describe('nextCleanupNights', () => {
  test('property: the dates and cutoffs equal those that the server’s loop then runs', () => {
    const now = fc.integer({ min: START, max: END - 40 * 96 * QUARTER });
    fc.assert(
      fc.property(now, fc.constantFrom(...TIMES), fc.nat(3), (from, time, daysAgo) => {
        const lastRunOn = addDays(clubClock(from).date, -daysAgo);
        const runs: string[] = [];
        for (const at of quarterHours(from, from + 16 * 96 * QUARTER)) {
          const date = dueCleanupDate(new Date(at), time, runs.at(-1) ?? lastRunOn, CLUB);
          if (date !== undefined) runs.push(date);
        }
        const nights = nextCleanupNights(new Date(from), time, lastRunOn, CLUB, 14);
        expect(nights).toEqual(
          runs.slice(0, 14).map((date) => ({ date, cutoff: cleanupCutoff(date, time, CLUB) })),
        );
      }),
      { numRuns: 8 },
    );
  });

  test('are empty while the clean-up is off', () => {
    for (const time of [undefined, '', '3:00'])
      expect(nextCleanupNights(new Date(START), time, undefined, CLUB, 14)).toEqual([]);
  });
});

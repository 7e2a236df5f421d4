import fc from 'fast-check';
import { addDays, civilAt, instantAt, isTimeZone } from './club-time.js';
import { parseClock24 } from './time-range.js';

/** The host's zone in this run (jest.config.cjs); the club's zone is fixed. */
declare const HOST_ZONE: string;
const CLUB = 'America/Toronto';
const ZONES = [
  CLUB,
  'UTC',
  'America/St_Johns',
  'Europe/Paris',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

/** Years and their two clock changes in Toronto: forward at 07:00 UTC, back at 06:00 UTC. */
const CLOCK_CHANGES = [
  ['2025-03-09', '2025-11-02'],
  ['2026-03-08', '2026-11-01'],
  ['2027-03-14', '2027-11-07'],
  ['2028-03-12', '2028-11-05'],
] as const;

const minutesOf = (clock: string) => (clock === '24:00' ? 1440 : (parseClock24(clock) ?? NaN));
const instantOf = (date: string, clock: string, zone = CLUB) =>
  instantAt(date, minutesOf(clock), zone).toISOString();
const utc = (date: string, clock: string) => `${date}T${clock}:00.000Z`;

const modernDay = fc.nat(36_524).map((days) => addDays('2000-01-01', days));
const wholeMinute = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2100, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const zone = fc.constantFrom(...ZONES);

test('the host’s zone is the one of this run', () => {
  const newYear = {
    'America/Toronto': '05:00',
    UTC: '00:00',
    'Asia/Tokyo': '15:00',
    'Pacific/Auckland': '11:00',
  }[HOST_ZONE];
  expect(new Date(2026, 0, 1).toISOString()).toContain(`T${newYear}:00.000Z`);
});

describe('instantAt', () => {
  test.each(CLOCK_CHANGES)('follows the change to summer time on %s', (spring) => {
    expect(instantOf(spring, '00:00')).toBe(utc(spring, '05:00'));
    expect(instantOf(spring, '01:59')).toBe(utc(spring, '06:59'));
    for (const skipped of ['02:00', '02:01', '02:30', '02:59', '03:00'])
      expect(instantOf(spring, skipped)).toBe(utc(spring, '07:00'));
    expect(instantOf(spring, '03:01')).toBe(utc(spring, '07:01'));
    expect(instantOf(spring, '24:00')).toBe(utc(addDays(spring, 1), '04:00'));
  });

  test.each(CLOCK_CHANGES)('follows the change to winter time of %s, on %s', (_spring, autumn) => {
    expect(instantOf(autumn, '00:00')).toBe(utc(autumn, '04:00'));
    expect(instantOf(autumn, '00:59')).toBe(utc(autumn, '04:59'));
    expect(instantOf(autumn, '01:00')).toBe(utc(autumn, '05:00'));
    expect(instantOf(autumn, '01:30')).toBe(utc(autumn, '05:30'));
    expect(instantOf(autumn, '01:59')).toBe(utc(autumn, '05:59'));
    expect(instantOf(autumn, '02:00')).toBe(utc(autumn, '07:00'));
    expect(instantOf(autumn, '24:00')).toBe(utc(addDays(autumn, 1), '05:00'));
  });

  test.each([
    ['2026-07-01', '18:00', CLUB, '2026-07-01T22:00:00.000Z'],
    ['2026-12-31', '19:00', CLUB, '2027-01-01T00:00:00.000Z'],
    ['2026-07-01', '12:00', 'Asia/Kathmandu', '2026-07-01T06:15:00.000Z'],
    ['2025-10-05', '02:15', 'Australia/Lord_Howe', '2025-10-04T15:30:00.000Z'],
    ['2025-04-06', '01:45', 'Australia/Lord_Howe', '2025-04-05T14:45:00.000Z'],
    ['2018-11-04', '00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2018-02-17', '23:30', 'America/Sao_Paulo', '2018-02-18T01:30:00.000Z'],
    ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s %s in %s is %s', (date, clock, inZone, expected) =>
    expect(instantOf(date, clock, inZone)).toBe(expected),
  );

  test('property: reading the wall clock and converting back gives the first instant that shows it', () => {
    fc.assert(
      fc.property(wholeMinute, zone, (instant, inZone) => {
        const wall = civilAt(instant, inZone);
        const first = instantAt(wall.date, wall.minutes, inZone);
        expect(first.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(civilAt(first, inZone)).toEqual(wall);
        expect(civilAt(new Date(first.getTime() - 1), inZone)).not.toEqual(wall);
      }),
    );
  });

  test('property: a later wall clock is never an earlier instant, and shows itself unless it was skipped', () => {
    fc.assert(
      fc.property(modernDay, fc.nat(1440), fc.nat(1440), zone, (date, a, b, inZone) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        const [first, second] = [instantAt(date, early, inZone), instantAt(date, late, inZone)];
        expect(first.getTime()).toBeLessThanOrEqual(second.getTime());
        const wanted = early === 1440 ? { date: addDays(date, 1), minutes: 0 } : { date, minutes: early };
        const shown = civilAt(first, inZone);
        const isSkipped =
          shown.date > wanted.date || (shown.date === wanted.date && shown.minutes > wanted.minutes);
        if (!isSkipped) return expect(shown).toEqual(wanted);
        const before = civilAt(new Date(first.getTime() - 1), inZone);
        expect(
          before.date < wanted.date || (before.date === wanted.date && before.minutes < wanted.minutes),
        ).toBe(true);
      }),
    );
  });
});

describe('civilAt', () => {
  test.each([
    ['2026-01-01T04:59:59.999Z', '2025-12-31', '23:59'],
    ['2026-01-01T05:00:00.000Z', '2026-01-01', '00:00'],
    ['2026-03-08T06:59:59.999Z', '2026-03-08', '01:59'],
    ['2026-03-08T07:00:00.000Z', '2026-03-08', '03:00'],
    ['2026-11-01T05:30:00.000Z', '2026-11-01', '01:30'],
    ['2026-11-01T06:30:00.000Z', '2026-11-01', '01:30'],
    ['2026-11-01T07:30:59.999Z', '2026-11-01', '02:30'],
    ['1969-12-31T23:59:59.999Z', '1969-12-31', '18:59'],
    ['2028-03-01T04:30:00.000Z', '2028-02-29', '23:30'],
  ])('%s is %s %s at the club', (instant, date, clock) =>
    expect(civilAt(new Date(instant), CLUB)).toEqual({ date, minutes: minutesOf(clock) }),
  );

  test('refuses an invalid instant and an unknown zone', () => {
    expect(() => civilAt(new Date(NaN), CLUB)).toThrow(RangeError);
    expect(() => civilAt(new Date(), 'Mars/Olympus')).toThrow(RangeError);
  });
});

test.each([
  [CLUB, true],
  ['UTC', true],
  ['Pacific/Auckland', true],
  ['', false],
  ['Toronto', false],
  ['America/Toronto ', false],
  ['Mars/Olympus', false],
])('%j as a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));

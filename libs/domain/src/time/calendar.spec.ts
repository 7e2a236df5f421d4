import fc from 'fast-check';
import { addDays, calendarCells, weekOf } from './club-time.js';

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const daysOf = (year: number, month: number) =>
  calendarCells(year, month).filter((date) => Number(date.slice(5, 7)) === month);

test.each([
  ['January begins in the year before', 2026, 1, '2025-12-28', '2026-02-07'],
  ['December ends in the year after', 2026, 12, '2026-11-29', '2027-01-09'],
  ['a month that starts on Sunday starts in the first cell', 2026, 2, '2026-02-01', '2026-03-14'],
  ['a month that starts on Saturday needs all six weeks', 2026, 8, '2026-07-26', '2026-09-05'],
  ['the clock change passes unnoticed: March', 2026, 3, '2026-03-01', '2026-04-11'],
  ['the clock change passes unnoticed: November', 2026, 11, '2026-11-01', '2026-12-12'],
])('%s', (_, year, month, first, last) => {
  const cells = calendarCells(year, month);
  expect([cells[0], cells.at(-1)]).toEqual([first, last]);
});

test.each([
  [2024, 29],
  [2025, 28],
  [2000, 29],
  [1900, 28],
])('February %i shows its %i days', (year, days) => expect(daysOf(year, 2)).toHaveLength(days));

test.each([0, 13, 1.5, Number.NaN])('refuses month %p', (month) =>
  expect(() => calendarCells(2026, month)).toThrow(RangeError),
);

test.each([
  ['a Sunday is its own', '2026-11-22', '2026-11-22'],
  ['a Saturday ends it', '2026-11-28', '2026-11-22'],
  ['a Monday follows it', '2026-11-23', '2026-11-22'],
  ['it may begin in the year before', '2027-01-01', '2026-12-27'],
])('the week of a day: %s', (_, day, sunday) => expect(weekOf(day)).toBe(sunday));

test('property: 42 days in a row from a Sunday, the first of the month within the first week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const cells = calendarCells(year, month);
      expect(cells).toHaveLength(42);
      expect(weekday(cells[0] ?? '')).toBe(0);
      for (const [index, date] of cells.entries()) expect(date).toBe(addDays(cells[0] ?? '', index));
      expect(cells.findIndex((date) => date.endsWith('-01'))).toBeLessThan(7);
      expect(daysOf(year, month)).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
    }),
  );
});

import { formatDayOfMonth, formatMediumDay } from './short-day';

describe('formatMediumDay', () => {
  it.each([
    ['2026-12-02', 'Dec 02, 2026', '2 déc. 2026'],
    ['2027-01-15T00:00:00Z', 'Jan 15, 2027', '15 janv. 2027'],
    ['next Friday', 'next Friday', 'next Friday'],
  ])('%s is formatted %s, or %s', (date, english, french) => {
    expect(formatMediumDay(date, 'en')).toBe(english);
    expect(formatMediumDay(date, 'fr')).toBe(french);
  });
});

test.each([
  ['2026-12-02', 'Dec 2', '2 déc.'],
  ['2026-03-01', 'Mar 1', '1er mars'],
])('formatDayOfMonth: %s is formatted %s, or %s', (day, english, french) => {
  expect(formatDayOfMonth(day, 'en')).toBe(english);
  expect(formatDayOfMonth(day, 'fr')).toBe(french);
});

import { formatShortDay } from './short-day';

describe('formatShortDay', () => {
  it.each([
    ['2026-12-02', 'Dec 02, 2026', '2 déc. 2026'],
    ['2027-01-15T00:00:00Z', 'Jan 15, 2027', '15 janv. 2027'],
    ['next Friday', 'next Friday', 'next Friday'],
  ])('%s reads %s, or %s', (date, english, french) => {
    expect(formatShortDay(date, 'en')).toBe(english);
    expect(formatShortDay(date, 'fr')).toBe(french);
  });
});

import { LIMITS } from '../contract/limits.js';
import { lastWeeklyDay, weeklyDays } from './repeat.js';

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

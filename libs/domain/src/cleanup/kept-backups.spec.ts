import { addDays } from '../time/club-time.js';
import { dueBackupDay, isBackupOverdue, keptBackups } from './kept-backups.js';

const ZONE = 'America/Toronto';

/** The days that are kept after a backup each night for that many days. */
function keptAfter(nights: number): string[] {
  let days: string[] = [];
  for (let night = 0; night < nights; night += 1)
    days = [...keptBackups([...days, addDays('2025-01-01', night)])];
  return days.sort();
}

describe('the nightly backups', () => {
  it('of two years leave 7 days, 4 weeks and 12 months', () => {
    const kept = keptAfter(730);
    // The last night is Thursday, 2026-12-31.
    expect(kept.slice(-7)).toEqual(Array.from({ length: 7 }, (_, index) => addDays('2026-12-25', index)));
    // Saturdays, each the last night of its week.
    expect(kept).toEqual(expect.arrayContaining(['2026-12-12', '2026-12-19', '2026-12-26']));
    const monthEnds = ['2026-01-31', '2026-02-28', '2026-06-30', '2026-11-30', '2026-12-31'];
    expect(kept).toEqual(expect.arrayContaining(monthEnds));
    expect(new Set(kept.map((day) => day.slice(0, 7))).size).toBe(12);
    expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
  });

  it('keep everything while there are few, but nothing older than a year', () => {
    expect(keptAfter(5)).toHaveLength(5);
    expect([...keptBackups(['2024-05-01', '2024-12-31', '2025-01-01', '2026-01-01'])]).toEqual([
      '2026-01-01',
      '2025-01-01',
    ]);
    expect(keptBackups([])).toEqual(new Set());
  });

  it('are due once a night at four, at once when there is none, and overdue after 36 hours', () => {
    const due = (at: string, ...days: string[]) => dueBackupDay(new Date(at), days, ZONE);
    expect(due('2026-01-10T12:00:00-05:00')).toBe('2026-01-10');
    expect(due('2026-01-10T03:59:00-05:00', '2026-01-09')).toBeUndefined();
    expect(due('2026-01-10T04:00:00-05:00', '2026-01-09')).toBe('2026-01-10');
    expect(due('2026-01-10T04:01:00-05:00', '2026-01-10')).toBeUndefined();
    // A server that was down catches up.
    expect(due('2026-01-10T01:00:00-05:00', '2026-01-07')).toBe('2026-01-09');
    // One of the future was made while the clock was wrong: it must not stop the others.
    expect(due('2026-01-10T04:00:00-05:00', '2027-01-01', '2026-01-08', '2026-01-09')).toBe('2026-01-10');
    expect(due('2026-01-10T04:01:00-05:00', '2026-01-10', '2027-01-01')).toBeUndefined();
    const takenAt = new Date('2026-01-10T09:00:00Z');
    expect(isBackupOverdue(takenAt, new Date('2026-01-11T21:00:00Z'))).toBe(false);
    expect(isBackupOverdue(takenAt, new Date('2026-01-11T21:00:01Z'))).toBe(true);
  });
});

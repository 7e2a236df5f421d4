import { addDays } from '../time/club-time.js';
import { MAX_SEASON_DAYS, seasonDays } from './club-days.js';

const SET = { firstDay: '2026-08-20', lastDay: '2027-03-15' };

describe('seasonDays', () => {
  it.each([
    ['2026-11-25', '2026-05-01', '2027-04-30'],
    ['2027-04-30', '2026-05-01', '2027-04-30'],
    ['2027-05-01', '2027-05-01', '2028-04-30'],
  ])('on %s without settings is %s to %s', (today, from, to) =>
    expect(seasonDays('current', today)).toEqual({ from, to }),
  );

  it('follows the first and last day of the settings', () =>
    expect(seasonDays('current', '2026-11-25', SET)).toEqual({ from: '2026-08-20', to: '2027-03-15' }));

  it('cuts a season that is longer than the longest range', () =>
    expect(seasonDays('current', '2026-11-25', { firstDay: '2026-01-01', lastDay: '2030-01-01' })).toEqual({
      from: '2026-01-01',
      to: addDays('2026-01-01', MAX_SEASON_DAYS - 1),
    }));

  it.each([
    [{}, '2025-05-01', '2026-04-30'],
    [SET, '2025-08-20', '2026-08-19'],
  ])('before %j are the twelve months up to its first day', (set, from, to) =>
    expect(seasonDays('before', '2026-11-25', set)).toEqual({ from, to }),
  );

  it.each([
    ['2026-11-25', '2027-05-25'],
    ['2026-08-01', '2027-03-15'],
    // Long after the last day of settings that are not updated.
    ['2027-06-10', '2027-12-10'],
  ])('of all on %s ends on %s and has the most days', (today, to) =>
    expect(seasonDays('all', today, SET)).toEqual({ from: addDays(to, 1 - MAX_SEASON_DAYS), to }),
  );
});

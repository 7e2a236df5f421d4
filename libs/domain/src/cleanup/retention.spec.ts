import { nextSeasonEnd, seasonEndAhead, seasonEndedBetween } from './retention.js';

describe('the end of a season, May 1', () => {
  it.each([
    ['2026-04-30', '2026-05-01'],
    ['2026-05-01', '2027-05-01'],
    ['2026-12-31', '2027-05-01'],
    ['2027-01-01', '2027-05-01'],
  ])('comes next after %s on %s', (day, end) => {
    expect(nextSeasonEnd(day)).toBe(end);
  });

  it.each([
    ['2026-03-31', undefined],
    ['2026-04-01', '2026-05-01'],
    ['2026-04-30', '2026-05-01'],
    ['2026-05-01', undefined],
    ['2026-11-21', undefined],
  ])('is announced 30 days before: %s %s', (today, warned) => {
    expect(seasonEndAhead(today)).toBe(warned);
  });

  it.each([
    ['2026-04-29', '2026-04-30', false],
    ['2026-04-30', '2026-05-01', true],
    ['2026-05-01', '2026-05-02', false],
    ['2026-04-12', '2026-05-20', true],
    ['2025-06-01', '2026-04-30', false],
    ['2024-12-01', '2026-11-21', true],
  ])('is after %s, up to %s: %s', (after, until, ended) => {
    expect(seasonEndedBetween(after, until)).toBe(ended);
  });
});

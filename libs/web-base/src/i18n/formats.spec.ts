import { formatDay, formatDayOfYear, formatDaysAhead, formatMoment, formatShortDay } from './formats';

describe('formats', () => {
  it('formats a civil day in each language, in any zone of the host', () => {
    expect(formatDay('2026-12-02', 'en')).toBe('Wednesday, December 2, 2026');
    expect(formatDay('2026-12-02', 'fr')).toBe('mercredi 2 décembre 2026');
    expect(formatDay('2026-12-01', 'fr')).toBe('mardi 1er décembre 2026');
    expect(formatDay('2026-12-11T00:00:00', 'fr')).toBe('vendredi 11 décembre 2026');
    expect(formatDayOfYear('2026-12-02', 'en')).toBe('Wednesday, December 2');
    expect(formatDayOfYear('2026-12-01', 'fr')).toBe('mardi 1er décembre');
    expect(formatDayOfYear('soon', 'fr')).toBe('soon');
  });

  it('formats a short day', () => {
    expect(formatShortDay('2026-12-02', 'en')).toMatch(/^Wed\.?, Dec\.? 2$/);
    expect(formatShortDay('2026-12-01', 'fr')).toBe('mar. 1er déc.');
    expect(formatShortDay('soon', 'en')).toBe('soon');
  });

  it('formats days ahead in words', () => {
    expect([0, 1, 3].map((days) => formatDaysAhead(days, 'en'))).toEqual(['today', 'tomorrow', 'in 3 days']);
    expect([0, 1, 3].map((days) => formatDaysAhead(days, 'fr').replaceAll('’', "'"))).toEqual([
      "aujourd'hui",
      'demain',
      'dans 3 jours',
    ]);
  });

  it('returns an unreadable day as it is stored', () => {
    expect(formatDay('soon', 'fr')).toBe('soon');
  });

  it('formats an instant in the club’s zone', () => {
    expect(formatMoment('2026-11-21T01:15:00.000Z', 'en', 'America/Toronto')).toMatch(
      /^Nov\.? 20, 2026, 8:15 PM$/,
    );
    expect(formatMoment('2026-11-21T01:15:00.000Z', 'fr', 'America/Toronto')).toBe(
      '20 nov. 2026, 20\u00a0h\u00a015',
    );
  });
});

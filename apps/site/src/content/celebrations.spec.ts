import { VENUES } from '@lions/domain';
import { CELEBRATIONS, nextEvent } from './celebrations';

const nextId = (today: string) => nextEvent(CELEBRATIONS, today)?.id;

describe('next event', () => {
  it('is the first one before the season', () => expect(nextId('2025-01-01')).toBe('golf-tournament'));

  it.each([
    ['the day before an event', '2025-09-04', 'home-opener'],
    ['on the day itself', '2025-09-05', 'home-opener'],
    ['the day after', '2025-09-06', 'first-decade-night'],
    ['across the new year', '2025-12-31', 'third-decade-night'],
    ['on the last day', '2026-02-20', 'final-home-game'],
    ['after the last', '2026-02-21', undefined],
  ])('%s', (_when, today, id) => expect(nextId(today)).toBe(id));

  it('is undefined without events', () => expect(nextEvent([], '2025-09-05')).toBeUndefined());
});

describe('celebrations', () => {
  it('are ten, by date', () =>
    expect(CELEBRATIONS.map(({ date, name }) => [date, name.en])).toEqual([
      ['2025-07-24', 'Golf tournament'],
      ['2025-09-05', 'Home opener'],
      ['2025-10-03', '1st Decade Night'],
      ['2025-11-01', 'Veterans Night'],
      ['2025-11-14', 'Lions Fights Cancer'],
      ['2025-12-05', '2nd Decade Night (1986-1995)'],
      ['2026-01-16', '3rd Decade Night (1996-2005)'],
      ['2026-02-13', 'Friday the 13th theme night'],
      ['2026-02-15', 'Outdoor winter classic'],
      ['2026-02-20', 'Final home game'],
    ]));

  it('have unique anchors, and known venues', () => {
    expect(new Set(CELEBRATIONS.map(({ id }) => id)).size).toBe(CELEBRATIONS.length);
    const known = VENUES.map(({ id }) => id);
    for (const { venueId } of CELEBRATIONS) if (venueId !== undefined) expect(known).toContain(venueId);
  });

  it('link the golf tournament to its pictures, and nothing else', () =>
    expect(CELEBRATIONS.flatMap(({ id, link }) => (link ? [[id, link.path]] : []))).toEqual([
      ['golf-tournament', '/wall-of-celebrations'],
    ]));
});

import fc from 'fast-check';
import { findClashes, type PlannedSession } from './clash.js';
import { formatTimeRange } from '../time/time-range.js';

const RINK = 'Bob-Birnie Arena - Pointe-Claire';
const planned: PlannedSession = { teamId: 1, date: '2026-09-05', time: '6:00 PM - 7:30 PM', location: RINK };
const other = (change: Partial<PlannedSession> = {}) => ({ ...planned, id: 9, teamId: 2, ...change });
const kinds = (change: Partial<PlannedSession>, of = planned) =>
  findClashes(of, [other(change)]).map(({ kind }) => kind);

describe('findClashes', () => {
  test.each<[string, Partial<PlannedSession>, string[]]>([
    ['the same venue at the same time', {}, ['venue']],
    ['the same team, wherever it is', { teamId: 1, location: 'Mount Royal Arena - Mount Royal' }, ['team']],
    ['the same team at the same venue, told once', { teamId: 1 }, ['team']],
    ['a quarter of an hour in common', { time: '7:15 PM - 8:00 PM' }, ['venue']],
    ['one inside the other', { time: '6:15 PM - 6:30 PM' }, ['venue']],
    ['the venue by its short name, in other letters', { location: 'bob-birnie ARENA' }, ['venue']],
    ['the venue by its French name', { location: 'Aréna Bob-Birnie' }, ['venue']],
    ['a day with a time of day behind it', { date: '2026-09-05T00:00:00.000Z' }, ['venue']],
    ['the 24-hour clock', { time: '18:30 - 19:00' }, ['venue']],
    ['one that begins as the other ends', { time: '7:30 PM - 8:30 PM' }, []],
    ['one that ends as the other begins', { time: '5:00 PM - 6:00 PM' }, []],
    ['another day', { date: '2026-09-06' }, []],
    ['another venue', { location: 'Mount Royal Arena - Mount Royal' }, []],
    ['the other rink of one building', { location: 'Sportplexe Pierrefonds, Rink 2 - Pierrefonds' }, []],
    ['a time that cannot be read', { time: 'evening' }, []],
    ['a date that cannot be read', { date: 'soon' }, []],
  ])('reports %s', (_, change, expected) => {
    expect(kinds(change)).toEqual(expected);
  });

  test('compares unlisted places by their text', () => {
    const elsewhere = { ...planned, location: ' Outdoor rink ' };
    expect(kinds({ location: 'outdoor RINK' }, elsewhere)).toEqual(['venue']);
    expect(kinds({ location: '' }, { ...planned, location: '' })).toEqual([]);
  });

  test('leaves the session itself out, by its id only', () => {
    expect(findClashes({ ...planned, id: 9 }, [other()])).toEqual([]);
    expect(findClashes(planned, [{ ...planned }])).toHaveLength(1);
  });

  test('is symmetric', () => {
    const start = fc.integer({ min: 28, max: 82 }).map((quarters) => quarters * 15);
    const time = fc
      .tuple(start, fc.integer({ min: 1, max: 8 }))
      .map(([from, length]) => formatTimeRange({ start: from, end: Math.min(from + length * 15, 1260) }));
    const session = fc.record({
      teamId: fc.integer({ min: 1, max: 2 }),
      date: fc.constantFrom('2026-09-05', '2026-09-06'),
      time,
      location: fc.constantFrom(RINK, 'Mount Royal Arena - Mount Royal'),
    });
    fc.assert(
      fc.property(session, session, (a, b) => {
        expect(findClashes(a, [b]).map(({ kind }) => kind)).toEqual(
          findClashes(b, [a]).map(({ kind }) => kind),
        );
      }),
    );
  });
});

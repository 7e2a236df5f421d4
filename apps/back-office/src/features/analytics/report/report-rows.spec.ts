import { comingSessions, weeksInRow } from './report-rows';

const ZONE = 'America/Toronto';
const session = (id: number, date: string, time: string, teamId = 1) => ({
  id,
  teamId,
  date,
  time,
  location: 'Aréna',
  capacity: 20,
  registeredCount: 0,
  waitlistCount: 0,
  teamName: 'M15',
  league: 'lheq' as const,
  competingPlayersCount: 0,
});
const team = (id: number, isVisible: boolean) => ({
  id,
  name: 'M15',
  league: 'lheq' as const,
  isVisible,
  competingPlayersCount: 0,
  sessionsCount: 0,
});
const TEAMS = [team(1, true), team(2, false)];
/** 6:30 PM in the club's zone. */
const NOW = new Date('2026-11-21T23:30:00Z');

const idsOf = (sessionsList: ReturnType<typeof session>[]) =>
  comingSessions({ sessionsList, teamsList: TEAMS }, NOW, ZONE).map(({ id }) => id);

test('keeps sessions of visible teams that are not over in the club’s zone', () =>
  expect(
    idsOf([
      session(1, '2026-11-20', '6:00 PM - 7:00 PM'),
      session(2, '2026-11-21', '5:00 PM - 6:00 PM'),
      session(3, '2026-11-21', '6:00 PM - 7:00 PM'),
      session(4, '2026-11-21', 'after school'),
      session(5, '2026-11-22', '6:00 PM - 7:00 PM', 2),
      session(6, '2026-11-22', '7:00 PM - 8:00 PM'),
      session(7, 'soon', '6:00 PM - 7:00 PM'),
    ]),
  ).toEqual([3, 4, 6]));

test('returns the first fourteen at most', () =>
  expect(
    idsOf(Array.from({ length: 20 }, (_, id) => session(id, '2026-11-22', '6:00 PM - 7:00 PM'))),
  ).toEqual(Array.from({ length: 14 }, (_, id) => id)));

const week = (day: string, count: number) => ({ week: day, count });

describe('weeksInRow', () => {
  it('inserts the weeks without sessions', () =>
    expect(weeksInRow([week('2026-10-25', 2), week('2026-11-15', 1)])).toEqual([
      week('2026-10-25', 2),
      week('2026-11-01', 0),
      week('2026-11-08', 0),
      week('2026-11-15', 1),
    ]));
  it('inserts no weeks between dates that lie years apart', () => {
    const apart = [week('1999-12-26', 1), week('2026-11-15', 1)];
    expect(weeksInRow(apart)).toEqual(apart);
  });
  it('returns an empty list for no weeks', () => expect(weeksInRow([])).toEqual([]));
});

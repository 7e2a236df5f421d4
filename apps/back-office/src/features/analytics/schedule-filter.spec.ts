import { filterSessions } from './schedule-filter';

const session = (id: number, teamId: number, location: string, date: string) => ({
  id,
  teamId,
  location,
  date,
  time: '6:00 PM - 7:00 PM',
  capacity: 20,
  teamName: `Team ${teamId}`,
  league: 'lheq' as const,
  competingPlayersCount: 0,
  registeredCount: 0,
  waitlistCount: 0,
});
const SESSIONS = [
  session(1, 4, 'Aréna', '2026-11-21'),
  session(2, 4, ' Aréna ', '2026-11-22'),
  session(3, 5, 'Arena', '2026-11-28T12:00:00Z'),
  session(4, 5, 'Arena', 'soon'),
];

test.each([
  [{}, [1, 2, 3, 4]],
  [{ team: '5' }, [3, 4]],
  [{ location: 'Aréna' }, [1, 2]],
  [{ week: '2026-11-22' }, [2, 3]],
  [{ team: '4', week: '2026-11-22' }, [2]],
  [{ team: '9' }, []],
])('filter %j keeps the sessions %j', (filter, ids) =>
  expect(filterSessions(SESSIONS, filter).map(({ id }) => id)).toEqual(ids),
);

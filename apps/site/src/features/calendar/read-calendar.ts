import type { CivilDate } from '@lions/domain';
import { CELEBRATIONS, type Celebration } from '../../content/celebrations';
import { daysShown, monthOf, spanOf, type Month } from '../../ui/calendar/months';
import type { PageRequest } from '../../ui/page/page';
import { readCalendarDays, readPracticeRegistration } from '../../ui/page/public-api';
import { readChoice, type CalendarChoice, type CalendarKind } from './calendar-choice';
import {
  celebrationEntry,
  eventEntries,
  practiceEntry,
  sessionEntry,
  type CalendarEntry,
  type CalendarTeam,
} from './calendar-entry';

/** Data that the page shows. */
export interface ClubCalendar {
  choice: CalendarChoice;
  /** All visible teams, for the filter, and the chosen one. */
  teams: CalendarTeam[];
  team?: CalendarTeam;
  /** Practices are shown while families may register for them, as on their own pages. */
  hasPractices: boolean;
  /** The entries of the 42 days that match the choice, by day and start. */
  entries: CalendarEntry[];
  /** Whether anything lies after the month, which is today's if none is chosen; whatever the choice. */
  hasLater: boolean;
  /** The month of the next entry after the shown days that matches the choice. */
  nextMonth?: Month;
}

/** A day after today on which something takes place. */
interface LaterDay {
  date: CivilDate;
  kind: CalendarKind;
  teamId?: number;
}

const compareEntries = (a: CalendarEntry, b: CalendarEntry) =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0;

/** A team has its own sessions, and shares practices and events with the others. */
const matches = ({ kind, teamId }: CalendarChoice, entry: Pick<CalendarEntry, 'kind' | 'teamId'>) =>
  (kind === undefined || entry.kind === kind) &&
  (teamId === undefined || entry.teamId === undefined || entry.teamId === teamId);

/** The calendar that the address asks for. Throws `PageProblem`. */
export async function readCalendar(
  request: PageRequest,
  celebrations: readonly Celebration[] = CELEBRATIONS,
): Promise<ClubCalendar> {
  const { fetchJson, search, today, club } = request;
  const { events = [] } = club.events;
  const asked = readChoice(search, today);
  const days = daysShown(asked.month, today);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const [answer, hasPractices] = await Promise.all([
    readCalendarDays(fetchJson, from, to),
    readPracticeRegistration(fetchJson),
  ]);
  const { teams } = answer;
  const team = teams.find(({ id }) => id === asked.teamId);
  const choice = { ...asked, teamId: team?.id };
  const all = [
    ...answer.sessions.flatMap((session) => {
      const entry = sessionEntry(
        session,
        teams.find(({ id }) => id === session.teamId),
        request,
      );
      return entry ? [entry] : [];
    }),
    ...(hasPractices ? answer.practices.map((practice) => practiceEntry(practice, request)) : []),
    ...celebrations
      .filter(({ date }) => date >= from && date <= to)
      .map((event): CalendarEntry => celebrationEntry(event, request)),
    ...events.flatMap((event, number) => eventEntries(event, number, { from, to }, request)),
  ].sort(compareEntries);

  const later: LaterDay[] = [
    ...all.filter(({ isCancelled }) => !isCancelled),
    ...answer.next
      .map(({ teamId, date }): LaterDay =>
        teamId === null ? { date, kind: 'practices' } : { date, kind: 'tryouts', teamId },
      )
      .filter(({ kind }) => hasPractices || kind !== 'practices'),
    ...celebrations.map(({ date }): LaterDay => ({ date, kind: 'events' })),
    ...events.map(({ firstDay }): LaterDay => ({ date: firstDay, kind: 'events' })),
  ];
  const { to: lastShown } = spanOf(choice.month, today);
  const next = later.filter((day) => day.date > lastShown && matches(choice, day));
  return {
    choice,
    teams,
    team,
    hasPractices,
    entries: all.filter((entry) => matches(choice, entry)),
    hasLater: later.some(({ date }) => monthOf(date) > (choice.month ?? monthOf(today))),
    nextMonth: next.map(({ date }) => monthOf(date)).sort()[0],
  };
}

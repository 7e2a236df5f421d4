import type { ComingSessionDto, PracticeDto } from '@lions/api-client';
import {
  civilDateOf,
  DAY_MS,
  formatTime,
  formatTimes,
  leftByPool,
  locationLabel,
  parseTimeRange,
  sessionLeft,
  teamNameIn,
  type CivilDate,
  type Language,
  type League,
} from '@lions/domain';
import { formatDayOfYear, formatDaysAhead, localize, translate } from '@lions/web-base';
import { PRACTICE_ARENA } from '../../../content/practice';
import type { Dictionary } from '../../../i18n/dictionary';
import { practiceLeft, practicePlaces, sessionPlaces } from '../../../ui/places';
import { PageProblem, type PageRequest } from '../../../ui/page/page';
import { readComingSessions, readPracticeRegistration, readPractices } from '../../../ui/page/public-api';

/** Shown below the first screen. */
const SHOWN = 3;

/** A coming tryout session or practice, as home shows it. */
export interface ComingIce {
  key: string;
  /** Whether families can register, also for the waiting list. */
  isOpen: boolean;
  /** Whether a skater would have a spot; a goalie's spot alone does not count. */
  hasSpots: boolean;
  /** Name of the team, or that it is a practice. */
  title: string;
  /** Stored date, for the `datetime` attribute. */
  date: string;
  day: string;
  times: string;
  countdown: string;
  arena: string;
  places: string;
  href: string;
  action: string;
}

type IceRequest = Pick<PageRequest, 'language' | 'texts' | 'today'>;

/** 'today at 6:00 PM', 'tomorrow' or 'in 3 days', by the club's calendar. */
export function countdownOf(
  { date, time }: { date: string; time: string },
  today: CivilDate,
  language: Language,
  texts: Dictionary['home']['coming'],
): string {
  const day = civilDateOf(date) ?? today;
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  const start = parseTimeRange(time)?.start;
  if (days > 0 || start === undefined) return formatDaysAhead(days, language);
  return translate(language, texts, 'todayAt', { time: formatTime(start, language) });
}

function shownDay(entry: { date: string; time: string }, { language, texts, today }: IceRequest) {
  return {
    date: entry.date,
    day: formatDayOfYear(entry.date, language),
    times: formatTimes(entry.time, language),
    countdown: countdownOf(entry, today, language, texts.home.coming),
  };
}

function sessionIce(session: ComingSessionDto, request: IceRequest): ComingIce {
  const { language, texts } = request;
  const { id, teamId, teamName, teamNameFr, location } = session;
  const { coming } = texts.home;
  const { booking } = texts.practice;
  const isOpen = session.registrationOpen;
  const hasSpots = isOpen && sessionLeft(session) > 0;
  const page = localize(`/hockey-programs/team/${teamId}`, language);
  return {
    key: `session-${id}`,
    isOpen,
    hasSpots,
    title: teamNameIn({ name: teamName, nameFr: teamNameFr }, language),
    ...shownDay(session, request),
    arena: locationLabel(location, language),
    places: isOpen ? sessionPlaces(session, language, texts) : coming.closed,
    href: isOpen ? `${page}?register=${id}` : `${page}?session=${id}`,
    action: !isOpen ? coming.see : hasSpots ? coming.register : booking.join,
  };
}

function practiceIce(practice: PracticeDto, request: IceRequest): ComingIce {
  const { language, texts } = request;
  const { booking } = texts.practice;
  return {
    key: `practice-${practice.id}`,
    isOpen: true,
    hasSpots: leftByPool(practice).skaters > 0,
    title: texts.home.coming.practice,
    ...shownDay(practice, request),
    arena: PRACTICE_ARENA[language],
    places: practicePlaces(practice, language, texts),
    href: `${localize('/practice', language)}?practice=${practice.id}`,
    action: practiceLeft(practice) === 0 ? booking.join : booking.register,
  };
}

/** The coming sessions and practices on home. */
export interface NextIce {
  /** For the first screen: the next one with spots, else with a waiting list, else the next one; undefined without any. */
  first?: ComingIce;
  /** The next ones but the first, by start. */
  others: ComingIce[];
  /** The day of each league's next session. */
  leagueDays: Partial<Record<League, string>>;
}

/**
 * The next tryout sessions and, while registration for them is open, practices. Undefined when the API does not answer:
 * the rest of home needs no data.
 */
export async function readNextIce(request: PageRequest): Promise<NextIce | undefined> {
  const { fetchJson, now } = request;
  try {
    const [sessions, isPublic] = await Promise.all([
      readComingSessions(fetchJson),
      readPracticeRegistration(fetchJson),
    ]);
    const practices = isPublic ? await readPractices(fetchJson) : [];
    const ahead = practices.filter(
      ({ startsAt, cancelledAt }) => cancelledAt === null && new Date(startsAt) > now,
    );
    const coming = [
      ...sessions.map((session) => ({ at: session.startsAt, ice: () => sessionIce(session, request) })),
      ...ahead.map((practice) => ({ at: practice.startsAt, ice: () => practiceIce(practice, request) })),
    ]
      .sort((a, b) => a.at.localeCompare(b.at))
      .map(({ ice }) => ice());
    const first = coming.find(({ hasSpots }) => hasSpots) ?? coming.find(({ isOpen }) => isOpen) ?? coming[0];
    const leagueDays: NextIce['leagueDays'] = {};
    for (const { league, date } of sessions) leagueDays[league] ??= date;
    return { first, others: coming.filter((ice) => ice !== first).slice(0, SHOWN), leagueDays };
  } catch (problem) {
    if (problem instanceof PageProblem) return undefined;
    throw problem;
  }
}

import type { ComingSessionDto, PracticeDto } from '@lions/api-client';
import {
  civilDateOf,
  DAY_MS,
  formatTime,
  formatTimes,
  locationLabel,
  parseTimeRange,
  teamNameIn,
  type CivilDate,
  type Language,
} from '@lions/domain';
import { formatDay, formatDaysAhead, localize, translate } from '@lions/web-base';
import { PRACTICE_ARENA } from '../../../content/practice';
import type { Dictionary } from '../../../i18n/dictionary';
import { practiceLeft, practicePlaces, sessionLeft, sessionPlaces } from '../../../ui/places';
import { PageProblem, type PageRequest } from '../../../ui/page/page';
import { readComingSessions, readPracticeRegistration, readPractices } from '../../../ui/page/public-api';

const SHOWN = 3;

/** A coming tryout session or practice, as home shows it. */
export interface ComingIce {
  key: string;
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
    day: formatDay(entry.date, language),
    times: formatTimes(entry.time, language),
    countdown: countdownOf(entry, today, language, texts.home.coming),
  };
}

function sessionIce(session: ComingSessionDto, request: IceRequest): ComingIce {
  const { language, texts } = request;
  const { id, teamId, teamName, teamNameFr, location } = session;
  const { coming } = texts.home;
  const { booking } = texts.practice;
  const isFull = sessionLeft(session) === 0;
  const page = localize(`/hockey-programs/team/${teamId}`, language);
  return {
    key: `session-${id}`,
    title: teamNameIn({ name: teamName, nameFr: teamNameFr }, language),
    ...shownDay(session, request),
    arena: locationLabel(location, language),
    places: sessionPlaces(session, language, texts),
    href: session.registrationOpen ? `${page}?register=${id}` : `${page}?session=${id}`,
    action: !session.registrationOpen ? coming.see : isFull ? booking.join : coming.register,
  };
}

function practiceIce(practice: PracticeDto, request: IceRequest): ComingIce {
  const { language, texts } = request;
  const { booking } = texts.practice;
  return {
    key: `practice-${practice.id}`,
    title: texts.home.coming.practice,
    ...shownDay(practice, request),
    arena: PRACTICE_ARENA[language],
    places: practicePlaces(practice, language, texts),
    href: `${localize('/practice', language)}?practice=${practice.id}`,
    action: practiceLeft(practice) === 0 ? booking.join : booking.register,
  };
}

/**
 * The next tryout sessions and, while registration for them is open, practices. Undefined when the API does not answer:
 * the rest of home needs no data.
 */
export async function readComingIce(request: PageRequest): Promise<ComingIce[] | undefined> {
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
    return [
      ...sessions.map((session) => ({ at: session.startsAt, ice: () => sessionIce(session, request) })),
      ...ahead.map((practice) => ({ at: practice.startsAt, ice: () => practiceIce(practice, request) })),
    ]
      .sort((a, b) => a.at.localeCompare(b.at))
      .slice(0, SHOWN)
      .map(({ ice }) => ice());
  } catch (problem) {
    if (problem instanceof PageProblem) return undefined;
    throw problem;
  }
}

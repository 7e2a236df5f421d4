import type { CalendarDaysDto } from '@lions/api-client';
import {
  civilDateOf,
  eventDays,
  findVenue,
  formatTime,
  formatTimes,
  instantAt,
  lastDayOf,
  locationLabel,
  parseTimeRange,
  sessionLeft,
  teamNameIn,
  VENUES,
  type CivilDate,
  type ClubEvent,
} from '@lions/domain';
import { formatShortDay, localize, translate } from '@lions/web-base';
import type { Celebration } from '../../content/celebrations';
import { PRACTICE_ARENA } from '../../content/practice';
import { practiceLeft, practicePlaces, sessionPlaces } from '../../ui/places';
import { monthOf } from '../../ui/calendar/months';
import type { PageRequest } from '../../ui/page/page';
import type { CalendarKind } from './calendar-choice';

type SessionDto = CalendarDaysDto['sessions'][number];
type PracticeDto = CalendarDaysDto['practices'][number];
export type CalendarTeam = CalendarDaysDto['teams'][number];

/** A session, practice or event as the calendar shows it. */
export interface CalendarEntry {
  key: string;
  kind: CalendarKind;
  /** Team of a tryout session. */
  teamId?: number;
  date: CivilDate;
  /** ISO instant; empty for an event without a time. */
  startsAt: string;
  /** The start alone, and the start with the end. */
  start?: string;
  times?: string;
  title: string;
  /** The arena with its city, and its name alone. */
  place?: string;
  placeName?: string;
  isCancelled: boolean;
  /** Has started; an event: its day is over. */
  isPast: boolean;
  /** Free places, or that registration is closed; absent once it has started, and for events. */
  places?: string;
  /** Free places, while registration is open. */
  left?: number;
  /** 'https://…', or the path of a page of this site; absent for an event without a link. */
  href?: string;
  /** The way to register, while that is possible. */
  register?: { href: string; label: string };
}

type EntryRequest = Pick<PageRequest, 'language' | 'texts' | 'today' | 'now' | 'timeZone'>;

/** Undefined for a session of an unknown team or with an unreadable date. */
export function sessionEntry(
  session: SessionDto,
  team: CalendarTeam | undefined,
  { language, texts, now }: EntryRequest,
): CalendarEntry | undefined {
  const { id, time, location, startsAt } = session;
  const date = civilDateOf(session.date);
  if (!team || date === undefined || startsAt === null) return undefined;
  const range = parseTimeRange(time);
  const isCancelled = session.cancelledAt !== null;
  const isPast = new Date(startsAt) <= now;
  const page = localize(`/hockey-programs/team/${team.id}`, language);
  const isAhead = !isCancelled && !isPast;
  const left = sessionLeft(session);
  return {
    key: `session-${id}`,
    kind: 'tryouts',
    teamId: team.id,
    date,
    startsAt,
    start: range ? formatTime(range.start, language) : time,
    times: formatTimes(time, language),
    title: teamNameIn(team, language),
    place: locationLabel(location, language),
    placeName: findVenue(location)?.name[language] ?? location,
    isCancelled,
    isPast,
    href: `${page}?session=${id}`,
    ...(isAhead && !team.registrationOpen && { places: texts.home.coming.closed }),
    ...(isAhead &&
      team.registrationOpen && {
        places: sessionPlaces(session, language, texts),
        left,
        register: {
          href: `${page}?register=${id}`,
          label: left === 0 ? texts.practice.booking.join : texts.home.coming.register,
        },
      }),
  };
}

export function practiceEntry(practice: PracticeDto, { language, texts, now }: EntryRequest): CalendarEntry {
  const { id, date, time, startsAt } = practice;
  const { booking } = texts.practice;
  const range = parseTimeRange(time);
  const isCancelled = practice.cancelledAt !== null;
  const isPast = new Date(startsAt) <= now;
  const page = localize('/practice', language);
  const left = practiceLeft(practice);
  return {
    key: `practice-${id}`,
    kind: 'practices',
    date,
    startsAt,
    start: range ? formatTime(range.start, language) : time,
    times: formatTimes(time, language),
    title: texts.home.coming.practice,
    place: PRACTICE_ARENA[language],
    placeName: PRACTICE_ARENA[language],
    isCancelled,
    isPast,
    href: `${page}?month=${monthOf(date)}`,
    ...(!isCancelled &&
      !isPast && {
        places: practicePlaces(practice, language, texts),
        left,
        register: {
          href: `${page}?practice=${id}`,
          label: left === 0 ? booking.join : booking.register,
        },
      }),
  };
}

export function celebrationEntry(event: Celebration, { language, today }: EntryRequest): CalendarEntry {
  const { id, date, name, venueId } = event;
  const venue = VENUES.find((known) => known.id === venueId)?.name[language];
  return {
    key: `event-${id}`,
    kind: 'events',
    date,
    startsAt: '',
    title: name[language],
    place: venue,
    placeName: venue,
    isCancelled: false,
    isPast: date < today,
    href: `${localize('/50th-celebrations', language)}#${id}`,
  };
}

/** An event of the club's settings, on each of its days between these two. */
export function eventEntries(
  event: ClubEvent,
  number: number,
  days: { from: CivilDate; to: CivilDate },
  { language, texts, today, timeZone }: EntryRequest,
): CalendarEntry[] {
  const { name, time, place, link } = event;
  const range = time === undefined ? undefined : parseTimeRange(time);
  const last = lastDayOf(event);
  return eventDays(event, days.from, days.to).map((date) => ({
    key: `club-event-${number}-${date}`,
    kind: 'events',
    date,
    startsAt: range ? instantAt(date, range.start, timeZone).toISOString() : '',
    ...(time !== undefined &&
      range && { start: formatTime(range.start, language), times: formatTimes(time, language) }),
    ...(date < last && {
      times: translate(language, texts.clubCalendar, 'until', { day: formatShortDay(last, language) }),
    }),
    title: name[language],
    place: place?.[language],
    placeName: place?.[language],
    isCancelled: false,
    isPast: date < today,
    ...(link !== undefined && { href: link }),
  }));
}

import { createHash } from 'node:crypto';
import {
  civilDateOf,
  eventPlace,
  instantAt,
  lastDayOf,
  parseTimeRange,
  PRACTICE_VENUE,
  practiceEventTitle,
  practiceSpan,
  sessionEventTitle,
  activitySpan,
  textFor,
  venueAddress,
  type ClubEvent,
  type Language,
} from '@lions/domain';
import type { CalendarEvent } from './calendar-file.js';

/** The reader and site that events are written for. */
export interface EventContext {
  language: Language;
  zone: string;
  publicUrl: string;
}

/** The fields of a tryout session that an event uses. */
export interface SessionFacts {
  id: number;
  teamId: number;
  date: string;
  time: string;
  location: string;
  description: string | null;
  descriptionFr: string | null;
  version: number;
  updatedAt: Date;
  cancelledAt: Date | null;
  deletedAt: Date | null;
}

/** The fields of a practice that an event uses. */
export interface PracticeFacts {
  id: number;
  date: string;
  time: string;
  version: number;
  updatedAt: Date;
  cancelledAt: Date | null;
}

/**
 * The same in mails, files and feeds; its host tells two clubs apart. With another host of PUBLIC_URL, events that were
 * added from a file are there twice.
 */
const uidOf = ({ publicUrl }: EventContext, name: string) => `${name}@${new URL(publicUrl).hostname}`;

const pageOf = ({ publicUrl, language }: EventContext, path: string) =>
  `${publicUrl}${language === 'fr' ? '/fr' : ''}${path}`;

/**
 * A tryout session as an event; undefined when its date is unreadable. A session deleted before its start is
 * cancelled; one removed by the clean-up afterwards was held.
 */
export function sessionEvent(
  session: SessionFacts,
  team: string,
  context: EventContext,
): CalendarEvent | undefined {
  const { id, teamId, location, version, updatedAt, cancelledAt, deletedAt } = session;
  const [day, span] = [civilDateOf(session.date), activitySpan(session, context.zone)];
  if (day === undefined || !span) return undefined;
  const isTimeKnown = parseTimeRange(session.time) !== undefined;
  const note = textFor({ en: session.description, fr: session.descriptionFr }, context.language);
  return {
    uid: uidOf(context, `session-${id}`),
    version,
    changedAt: updatedAt,
    when: isTimeKnown ? span : { day },
    title: sessionEventTitle(team, context.language),
    place: eventPlace(location, context.language),
    description: [note?.text ?? '', isTimeKnown ? '' : session.time].filter((text) => text !== '').join('\n'),
    url: pageOf(context, `/hockey-programs/team/${teamId}`),
    isCancelled: cancelledAt !== null || (deletedAt !== null && deletedAt < span.startsAt),
  };
}

export function practiceEvent(practice: PracticeFacts, context: EventContext): CalendarEvent {
  const { id, version, updatedAt, cancelledAt } = practice;
  return {
    uid: uidOf(context, `practice-${id}`),
    version,
    changedAt: updatedAt,
    when: practiceSpan(practice, context.zone),
    title: practiceEventTitle(context.language),
    place: venueAddress(PRACTICE_VENUE, context.language),
    description: '',
    url: pageOf(context, '/practice'),
    isCancelled: cancelledAt !== null,
  };
}

/** An event of the club's settings, which has no id: its day, time and name identify it. */
export function clubEvent(
  event: ClubEvent,
  { version, savedAt }: { version: number; savedAt: Date },
  context: EventContext,
): CalendarEvent {
  const { name, firstDay, time, place, link } = event;
  const range = time === undefined ? undefined : parseTimeRange(time);
  const id = createHash('sha256')
    .update(`${firstDay} ${time ?? ''} ${name.en}`)
    .digest('hex')
    .slice(0, 16);
  return {
    uid: uidOf(context, `event-${id}`),
    version,
    changedAt: savedAt,
    when: range
      ? {
          startsAt: instantAt(firstDay, range.start, context.zone),
          endsAt: instantAt(firstDay, range.end, context.zone),
        }
      : { day: firstDay, lastDay: lastDayOf(event) },
    title: name[context.language],
    ...(place && { place: place[context.language] }),
    description: '',
    url: link?.startsWith('https://') ? link : pageOf(context, link ?? '/calendar'),
    isCancelled: false,
  };
}

import {
  civilDateOf,
  eventPlace,
  parseTimeRange,
  PRACTICE_VENUE,
  practiceEventTitle,
  practiceSpan,
  sessionEventTitle,
  sessionSpan,
  venueAddress,
  type Language,
} from '@lions/domain';
import type { CalendarEvent } from './calendar-file.js';

/** The host part of each UID; not the site's address, which may change while calendars keep their events. */
const UID_HOST = 'lac-st-louis-lions.invalid';

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
  const [day, span] = [civilDateOf(session.date), sessionSpan(session, context.zone)];
  if (day === undefined || !span) return undefined;
  const isTimeKnown = parseTimeRange(session.time) !== undefined;
  return {
    uid: `session-${id}@${UID_HOST}`,
    version,
    changedAt: updatedAt,
    when: isTimeKnown ? span : { day },
    title: sessionEventTitle(team, context.language),
    place: eventPlace(location, context.language),
    description: [session.description ?? '', isTimeKnown ? '' : session.time]
      .filter((text) => text !== '')
      .join('\n'),
    url: pageOf(context, `/hockey-programs/team/${teamId}`),
    isCancelled: cancelledAt !== null || (deletedAt !== null && deletedAt < span.startsAt),
  };
}

export function practiceEvent(practice: PracticeFacts, context: EventContext): CalendarEvent {
  const { id, version, updatedAt, cancelledAt } = practice;
  return {
    uid: `practice-${id}@${UID_HOST}`,
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

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

/** Behind each UID; not the site's address, which may change while calendars keep what they have. */
const UID_HOST = 'lac-st-louis-lions.invalid';

/** For whom events are written, and where the site is. */
export interface EventContext {
  language: Language;
  zone: string;
  publicUrl: string;
}

/** What an event needs of a tryout session. */
export interface SessionFacts {
  id: number;
  teamId: number;
  date: string;
  time: string;
  location: string;
  description: string | null;
  version: number;
  updatedAt: Date;
  deletedAt: Date | null;
}

/** What an event needs of a practice. */
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
 * A tryout session as an event; undefined when its date is no day. One that was deleted before it began is cancelled;
 * one that the clean-up took away later did take place.
 */
export function sessionEvent(
  session: SessionFacts,
  team: string,
  context: EventContext,
): CalendarEvent | undefined {
  const { id, teamId, location, version, updatedAt, deletedAt } = session;
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
    isCancelled: deletedAt !== null && deletedAt < span.startsAt,
  };
}

/** A practice as an event. */
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

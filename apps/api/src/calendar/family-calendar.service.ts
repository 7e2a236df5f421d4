import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language, type RegistrationStatus } from '@lions/domain';
import { AppError } from '../common/app-error.js';
import { Db } from '../database/db.js';
import { FamilyFeeds } from '../families/family-feeds.js';
import { calendarFile, type CalendarEvent } from '../ical/calendar-file.js';
import { CALENDAR_TEXTS } from './calendar-texts.js';
import { PublishedEvents, type PublishedEvent } from './published-events.js';

/**
 * A family's private calendar: its confirmed and waiting registrations, without names. See
 * docs/decisions/family-link.md.
 */
@Injectable()
export class FamilyCalendarService {
  constructor(
    private readonly db: Db,
    private readonly feeds: FamilyFeeds,
    private readonly published: PublishedEvents,
  ) {}

  /** In the requested language, else in the family's. @throws AppError FAMILY_LINK_NOT_FOUND */
  family(feedToken: string, asked: Language | undefined): Promise<string> {
    return this.db.read(async (reader) => {
      const targets = await this.feeds.targetsIn(reader, feedToken);
      if (!targets) throw new AppError('FAMILY_LINK_NOT_FOUND');
      const language = asked ?? targets.locale ?? DEFAULT_LANGUAGE;
      const ids = (list: { id: number }[]) => ({ ids: list.map(({ id }) => id) });
      const sessions = await this.published.sessionsIn(reader, ids(targets.sessions), language);
      const practices = await this.published.practicesIn(reader, ids(targets.practices), language);
      return calendarFile({ ...this.published.context(language), name: CALENDAR_TEXTS[language].family }, [
        ...held(sessions, targets.sessions, language),
        ...held(practices, targets.practices, language),
      ]);
    });
  }
}

/** The family's events: tentative while waiting, cancelled when the registration was cancelled. */
function held(
  events: PublishedEvent[],
  targets: { id: number; status: RegistrationStatus }[],
  language: Language,
): CalendarEvent[] {
  const statuses = new Map(targets.map(({ id, status }) => [id, status]));
  return events.map(({ id, event }) => {
    const isWaiting = statuses.get(id) === 'waiting';
    return {
      ...event,
      ...(isWaiting && { isTentative: true, title: CALENDAR_TEXTS[language].waiting(event.title) }),
      isCancelled: event.isCancelled || statuses.get(id) === 'cancelled',
    };
  });
}

import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@lions/domain';
import { AppError } from '../common/app-error.js';
import { Db } from '../database/db.js';
import { FamilyFeeds } from '../families/family-feeds.js';
import { calendarFile, type CalendarEvent } from '../ical/calendar-file.js';
import { familyEvent } from '../ical/family-event.js';
import type { FamilyPlace } from '../places/family-places.js';
import type { TargetRef } from '../places/target.js';
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
      const family = await this.feeds.targetsIn(reader, feedToken);
      if (!family) throw new AppError('FAMILY_LINK_NOT_FOUND');
      const language = asked ?? family.locale ?? DEFAULT_LANGUAGE;
      const of = (kind: TargetRef['kind']) => family.targets.filter((target) => target.kind === kind);
      const ids = (list: { id: number }[]) => ({ ids: list.map(({ id }) => id) });
      const sessions = await this.published.sessionsIn(reader, ids(of('session')), language);
      const practices = await this.published.practicesIn(reader, ids(of('practice')), language);
      return calendarFile({ ...this.published.context(language), name: CALENDAR_TEXTS[language].family }, [
        ...held(sessions, of('session'), language),
        ...held(practices, of('practice'), language),
      ]);
    });
  }
}

/** The events of the family's practices or sessions, as they are for it. */
function held(
  events: readonly PublishedEvent[],
  places: readonly FamilyPlace[],
  language: Language,
): CalendarEvent[] {
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return events.flatMap(({ id, event }) => {
    const place = placeOf.get(id);
    return place ? [familyEvent(event, place, language)] : [];
  });
}

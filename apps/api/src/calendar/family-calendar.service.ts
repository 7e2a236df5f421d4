import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, groupBy, type Language } from '@lions/domain';
import { AppError } from '../platform/common/app-error.js';
import { sha256 } from '../platform/common/tokens.js';
import { Db } from '../platform/database/db.js';
import type { Reader } from '../platform/database/reader.js';
import { FamilyFeeds } from '../registrations/families/family-feeds.js';
import { calendarFile, type CalendarEvent } from '../platform/ical/calendar-file.js';
import { familyEvent } from '../platform/ical/family-event.js';
import { FamilyPlaces, type FamilyPlace } from '../places/family-places.js';
import { activityKey, isSameActivity, refOf, type ActivityKind } from '../places/activity.js';
import { HeldRegistrations } from '../registrations/changes/held-registrations.js';
import { CALENDAR_TEXTS } from './calendar-texts.js';
import { PublishedEvents, type PublishedEvent } from './published-events.js';

/** An activity as an address names it. */
type WantedActivity = { kind: string; id: number };

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
    private readonly registrations: HeldRegistrations,
    private readonly places: FamilyPlaces,
  ) {}

  /** In the requested language, else in the family's. @throws AppError FAMILY_LINK_NOT_FOUND */
  family(feedToken: string, asked: Language | undefined): Promise<string> {
    return this.db.read(async (reader) => {
      const { language, activities } = await this.familyIn(reader, feedToken, asked);
      const events = await this.eventsIn(reader, activities, language);
      return calendarFile(
        { ...this.published.context(language), name: CALENDAR_TEXTS[language].family },
        events,
      );
    });
  }

  /** One event of the family. @throws AppError FAMILY_LINK_NOT_FOUND, also without a registration for it */
  familyEvent(feedToken: string, wanted: WantedActivity, asked: Language | undefined): Promise<string> {
    return this.db.read(async (reader) => {
      const { language, activities } = await this.familyIn(reader, feedToken, asked);
      const place = activities.find((held) => isSameActivity(held, wanted));
      const file = place && (await this.fileIn(reader, [place], language));
      if (file === undefined) throw new AppError('FAMILY_LINK_NOT_FOUND');
      return file;
    });
  }

  /** The events of a receipt, or the wanted one. @throws AppError RECEIPT_NOT_FOUND, also without a registration for it */
  receipt(token: string, language: Language = DEFAULT_LANGUAGE, wanted?: WantedActivity): Promise<string> {
    return this.db.read(async (reader) => {
      const held = await this.registrations.heldIn(reader, { receiptHash: sha256(token) });
      const rows = held
        .map(({ row }) => row)
        .filter((row) => wanted === undefined || isSameActivity(refOf(row), wanted));
      const places: FamilyPlace[] = [];
      for (const ofOne of groupBy(rows, (row) => activityKey(refOf(row))))
        if (ofOne[0]) places.push(await this.places.ofRowsIn(reader, refOf(ofOne[0]), ofOne));
      const file = await this.fileIn(reader, places, language);
      if (file === undefined) throw new AppError('RECEIPT_NOT_FOUND');
      return file;
    });
  }

  private async familyIn(reader: Reader, feedToken: string, asked: Language | undefined) {
    const family = await this.feeds.activitiesIn(reader, feedToken);
    if (!family) throw new AppError('FAMILY_LINK_NOT_FOUND');
    return { language: asked ?? family.locale ?? DEFAULT_LANGUAGE, activities: family.activities };
  }

  private async fileIn(
    reader: Reader,
    places: readonly FamilyPlace[],
    language: Language,
  ): Promise<string | undefined> {
    const events = await this.eventsIn(reader, places, language);
    return events.length > 0 ? calendarFile(this.published.context(language), events) : undefined;
  }

  private async eventsIn(
    reader: Reader,
    places: readonly FamilyPlace[],
    language: Language,
  ): Promise<CalendarEvent[]> {
    const of = (kind: ActivityKind) => places.filter((place) => place.kind === kind);
    const ids = (list: { id: number }[]) => ({ ids: list.map(({ id }) => id) });
    const sessions = await this.published.sessionsIn(reader, ids(of('session')), language);
    const practices = await this.published.practicesIn(reader, ids(of('practice')), language);
    return [...held(sessions, of('session'), language), ...held(practices, of('practice'), language)];
  }
}

/** The events of the family's activities, as they are for it. */
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

import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@lions/domain';
import { AppError } from '../platform/common/app-error.js';
import { sha256 } from '../platform/common/tokens.js';
import { Db } from '../platform/database/db.js';
import type { Reader } from '../platform/database/reader.js';
import { FamilyFeeds } from '../registrations/families/family-feeds.js';
import { calendarFile, type CalendarEvent } from '../platform/ical/calendar-file.js';
import { familyEvent } from '../platform/ical/family-event.js';
import { FamilyPlaces, type FamilyPlace } from '../places/family-places.js';
import { refOf, type TargetRef } from '../places/target.js';
import { HeldRegistrations } from '../registrations/changes/held-registrations.js';
import { CALENDAR_TEXTS } from './calendar-texts.js';
import { PublishedEvents, type PublishedEvent } from './published-events.js';

/** An event as an address names it. */
interface WantedEvent {
  kind: string;
  id: number;
}

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
      const { language, targets } = await this.familyIn(reader, feedToken, asked);
      const events = await this.eventsIn(reader, targets, language);
      return calendarFile(
        { ...this.published.context(language), name: CALENDAR_TEXTS[language].family },
        events,
      );
    });
  }

  /** One event of the family. @throws AppError FAMILY_LINK_NOT_FOUND, also without a registration for it */
  familyEvent(feedToken: string, wanted: WantedEvent, asked: Language | undefined): Promise<string> {
    return this.db.read(async (reader) => {
      const { language, targets } = await this.familyIn(reader, feedToken, asked);
      const place = targets.find(({ kind, id }) => kind === wanted.kind && id === wanted.id);
      const file = place && (await this.fileIn(reader, place, language));
      if (file === undefined) throw new AppError('FAMILY_LINK_NOT_FOUND');
      return file;
    });
  }

  /** One event of a receipt. @throws AppError RECEIPT_NOT_FOUND, also without a registration for it */
  receiptEvent(token: string, wanted: WantedEvent, language: Language = DEFAULT_LANGUAGE): Promise<string> {
    return this.db.read(async (reader) => {
      const held = await this.registrations.heldIn(reader, { receiptHash: sha256(token) });
      const rows = held.map(({ row }) => row).filter((row) => isFor(row, wanted));
      const [first] = rows;
      const place = first && (await this.places.ofRowsIn(reader, refOf(first), rows));
      const file = place && (await this.fileIn(reader, place, language));
      if (file === undefined) throw new AppError('RECEIPT_NOT_FOUND');
      return file;
    });
  }

  private async familyIn(reader: Reader, feedToken: string, asked: Language | undefined) {
    const family = await this.feeds.targetsIn(reader, feedToken);
    if (!family) throw new AppError('FAMILY_LINK_NOT_FOUND');
    return { language: asked ?? family.locale ?? DEFAULT_LANGUAGE, targets: family.targets };
  }

  private async fileIn(reader: Reader, place: FamilyPlace, language: Language): Promise<string | undefined> {
    const events = await this.eventsIn(reader, [place], language);
    return events.length > 0 ? calendarFile(this.published.context(language), events) : undefined;
  }

  private async eventsIn(
    reader: Reader,
    places: readonly FamilyPlace[],
    language: Language,
  ): Promise<CalendarEvent[]> {
    const of = (kind: TargetRef['kind']) => places.filter((place) => place.kind === kind);
    const ids = (list: { id: number }[]) => ({ ids: list.map(({ id }) => id) });
    const sessions = await this.published.sessionsIn(reader, ids(of('session')), language);
    const practices = await this.published.practicesIn(reader, ids(of('practice')), language);
    return [...held(sessions, of('session'), language), ...held(practices, of('practice'), language)];
  }
}

const isFor = (row: Parameters<typeof refOf>[0], wanted: WantedEvent) => {
  const { kind, id } = refOf(row);
  return kind === wanted.kind && id === wanted.id;
};

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

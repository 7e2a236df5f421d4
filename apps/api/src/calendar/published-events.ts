import { Injectable } from '@nestjs/common';
import { addMonths, civilAt, DAY_MS, lastDayOf, LIMITS, teamNameIn, type Language } from '@lions/domain';
import { ClubSettingsService } from '../settings/club/club-settings.service.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Reader } from '../platform/database/reader.js';
import type { CalendarEvent } from '../platform/ical/calendar-file.js';
import { clubEvent, practiceEvent, sessionEvent, type EventContext } from '../platform/ical/club-events.js';
import { publishedPracticesIn } from '../practices/practice-access.js';
import { publishedSessionsIn, type PublishedFilter } from '../tryouts/published-sessions.js';

/** A deleted session is listed as cancelled for as long as it can be restored. */
const CANCELLED_MS = 30 * DAY_MS;

/** An event with the id of its session or practice. */
export interface PublishedEvent {
  id: number;
  event: CalendarEvent;
}

/** Events of what the public pages show, for any caller. */
@Injectable()
export class PublishedEvents {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly clubSettings: ClubSettingsService,
  ) {}

  /** Tryout sessions by date and start; those with an unreadable date are left out. */
  async sessionsIn(reader: Reader, which: PublishedFilter, language: Language): Promise<PublishedEvent[]> {
    const deletedSince = new Date(this.clock.time() - CANCELLED_MS);
    const sessions = await publishedSessionsIn(reader, which, { from: this.firstDay(), deletedSince });
    return sessions.flatMap((session) => {
      const event = sessionEvent(session, teamNameIn(session.team, language), this.context(language));
      return event ? [{ id: session.id, event }] : [];
    });
  }

  /** Practices by date. */
  async practicesIn(
    reader: Reader,
    which: { ids?: number[] },
    language: Language,
  ): Promise<PublishedEvent[]> {
    const practices = await publishedPracticesIn(reader, which, this.firstDay());
    return practices.map((practice) => ({
      id: practice.id,
      event: practiceEvent(practice, this.context(language)),
    }));
  }

  /** Events of the club's settings, in the order of its superadmins. */
  async clubEventsIn(reader: Reader, language: Language): Promise<CalendarEvent[]> {
    const saved = await this.clubSettings.savedIn(reader, 'events');
    if (!saved) return [];
    return (saved.value.events ?? [])
      .filter((event) => lastDayOf(event) >= this.firstDay())
      .map((event) => clubEvent(event, saved, this.context(language)));
  }

  context(language: Language): EventContext {
    const { zone, publicUrl } = this.configuration;
    return { language, zone, publicUrl };
  }

  /** Calendars reach as far back as coaches can write sessions, so that a feed's size is bounded. */
  private firstDay(): string {
    return addMonths(civilAt(this.clock.now(), this.configuration.zone).date, -LIMITS.sessionPastMonths);
  }
}

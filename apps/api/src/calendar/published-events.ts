import { Injectable } from '@nestjs/common';
import { addMonths, civilAt, LIMITS, type Language } from '@lions/domain';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import type { Reader } from '../database/reader.js';
import { publishedPracticesIn } from '../practices/published-practices.js';
import { publishedSessionsIn, type PublishedFilter } from '../tryouts/published-sessions.js';
import type { CalendarEvent } from './calendar-file.js';
import { practiceEvent, sessionEvent, type EventContext } from './club-events.js';

const DAY_MS = 86_400_000;
/** As long as a deleted session can be restored, calendars say that it is cancelled (decisions 8). */
const CANCELLED_MS = 30 * DAY_MS;

/** An event with the id of its session or practice. */
export interface PublishedEvent {
  id: number;
  event: CalendarEvent;
}

/** What the public pages show, as events: no more, whoever asks. */
@Injectable()
export class PublishedEvents {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** Tryout sessions by date and start; those whose date cannot be read are left out. */
  async sessionsIn(reader: Reader, which: PublishedFilter, language: Language): Promise<PublishedEvent[]> {
    const deletedSince = new Date(this.clock.now().getTime() - CANCELLED_MS);
    const sessions = await publishedSessionsIn(reader, which, { from: this.firstDay(), deletedSince });
    return sessions.flatMap((session) => {
      const event = sessionEvent(session, session.teamName, this.context(language));
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

  context(language: Language): EventContext {
    const { zone, publicUrl } = this.configuration;
    return { language, zone, publicUrl };
  }

  /** Calendars reach as far back as coaches can write sessions: else a feed would grow for ever. */
  private firstDay(): string {
    return addMonths(civilAt(this.clock.now(), this.configuration.zone).date, -LIMITS.sessionPastMonths);
  }
}

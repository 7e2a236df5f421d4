import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@lions/domain';
import { AppError } from '../common/app-error.js';
import { Db } from '../database/db.js';
import { FamilyFeeds, type FamilyTarget } from '../families/family-feeds.js';
import { calendarFile, type CalendarEvent } from '../ical/calendar-file.js';
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

/**
 * The family's events: tentative while waiting, cancelled when the registration was cancelled. A change of the
 * registration raises the version too: the target's version and the ledger's number only grow.
 */
function held(
  events: PublishedEvent[],
  targets: readonly FamilyTarget[],
  language: Language,
): CalendarEvent[] {
  const targetOf = new Map(targets.map((target) => [target.id, target]));
  const texts = CALENDAR_TEXTS[language];
  return events.map(({ id, event }) => {
    const { status, waitlistPosition, lastChange } = targetOf.get(id) ?? {};
    const isLater = lastChange !== undefined && lastChange.at > event.changedAt;
    return {
      ...event,
      ...(status === 'waiting' && {
        isTentative: true,
        title: texts.waiting(event.title, waitlistPosition ?? 1),
      }),
      isCancelled: event.isCancelled || status === 'cancelled',
      version: event.version + (lastChange?.seq ?? 0),
      changedAt: isLater ? lastChange.at : event.changedAt,
    };
  });
}

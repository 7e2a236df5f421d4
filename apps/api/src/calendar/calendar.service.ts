import { Injectable } from '@nestjs/common';
import { addMonths, civilAt, isLeague, LIMITS, type Language } from '@lions/domain';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import type { Reader } from '../database/reader.js';
import { publishedPracticesIn } from '../practices/published-practices.js';
import { TeamsService } from '../teams/teams.service.js';
import { publishedSessionsIn, type PublishedFilter } from '../tryouts/published-sessions.js';
import { CALENDAR_TEXTS, LEAGUE_NAMES } from './calendar-texts.js';
import { calendarFile, eventFile, type CalendarEvent } from './calendar-file.js';
import { practiceEvent, sessionEvent, type EventContext } from './club-events.js';

const DAY_MS = 86_400_000;
/** As long as a deleted session can be restored, calendars say that it is cancelled (decisions 8). */
const CANCELLED_MS = 30 * DAY_MS;

/** The calendars that everybody may subscribe to: what the public pages show, and no more (decisions 8). */
@Injectable()
export class CalendarService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly teams: TeamsService,
  ) {}

  /** All visible teams' sessions, and the active practices. */
  club(language: Language): Promise<string> {
    return this.db.read(async (reader) => {
      const sessions = await this.sessionsIn(reader, {}, language);
      const practices = await this.practicesIn(reader, {}, language);
      return this.file(CALENDAR_TEXTS[language].club, language, [...sessions, ...practices]);
    });
  }

  /** @throws AppError NOT_FOUND for a league that there is not */
  async league(league: string, language: Language): Promise<string> {
    if (!isLeague(league)) throw new AppError('NOT_FOUND');
    const name = CALENDAR_TEXTS[language].league(LEAGUE_NAMES[league]);
    return this.db.read(async (reader) =>
      this.file(name, language, await this.sessionsIn(reader, { league }, language)),
    );
  }

  /** @throws AppError TEAM_NOT_FOUND */
  team(teamId: number, language: Language): Promise<string> {
    return this.db.read(async (reader) => {
      const [team] = await this.teams.allIn(reader, { id: teamId, isVisible: true });
      if (!team) throw new AppError('TEAM_NOT_FOUND');
      const events = await this.sessionsIn(reader, { teamId }, language);
      return this.file(CALENDAR_TEXTS[language].team(team.name), language, events);
    });
  }

  /** One session for whoever adds it by hand. @throws AppError SESSION_NOT_FOUND */
  session(id: number, language: Language): Promise<string> {
    return this.db.read(async (reader) => {
      const [event] = await this.sessionsIn(reader, { id }, language);
      if (!event) throw new AppError('SESSION_NOT_FOUND');
      return eventFile(event, this.context(language));
    });
  }

  /** One practice, as above. @throws AppError PRACTICE_NOT_FOUND */
  practice(id: number, language: Language): Promise<string> {
    return this.db.read(async (reader) => {
      const [event] = await this.practicesIn(reader, { id }, language);
      if (!event) throw new AppError('PRACTICE_NOT_FOUND');
      return eventFile(event, this.context(language));
    });
  }

  private async practicesIn(
    reader: Reader,
    which: { id?: number },
    language: Language,
  ): Promise<CalendarEvent[]> {
    const practices = await publishedPracticesIn(reader, which, this.firstDay());
    return practices.map((practice) => practiceEvent(practice, this.context(language)));
  }

  private async sessionsIn(
    reader: Reader,
    filter: PublishedFilter,
    language: Language,
  ): Promise<CalendarEvent[]> {
    const context = this.context(language);
    const deletedSince = new Date(this.clock.now().getTime() - CANCELLED_MS);
    const sessions = await publishedSessionsIn(reader, filter, { from: this.firstDay(), deletedSince });
    return sessions.flatMap((session) => sessionEvent(session, session.teamName, context) ?? []);
  }

  /** Calendars reach as far back as coaches can write sessions: else a feed would grow for ever. */
  private firstDay(): string {
    return addMonths(civilAt(this.clock.now(), this.configuration.zone).date, -LIMITS.sessionPastMonths);
  }

  private context(language: Language): EventContext {
    const { zone, publicUrl } = this.configuration;
    return { language, zone, publicUrl };
  }

  private file(name: string, language: Language, events: CalendarEvent[]): string {
    return calendarFile({ name, language, zone: this.configuration.zone }, events);
  }
}

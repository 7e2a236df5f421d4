import { Injectable } from '@nestjs/common';
import { isLeague, teamNameIn, type Language } from '@lions/domain';
import { AppError } from '../platform/common/app-error.js';
import { Db } from '../platform/database/db.js';
import { calendarFile, type CalendarEvent } from '../platform/ical/calendar-file.js';
import { TeamsService } from '../teams/teams.service.js';
import { CALENDAR_TEXTS, LEAGUE_NAMES } from './calendar-texts.js';
import { PublishedEvents, type PublishedEvent } from './published-events.js';

/** The public calendars. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly db: Db,
    private readonly teams: TeamsService,
    private readonly published: PublishedEvents,
  ) {}

  /** All visible teams' sessions, the active practices and the club's events. */
  club(language: Language): Promise<string> {
    return this.db.read(async (reader) => {
      const sessions = await this.published.sessionsIn(reader, {}, language);
      const practices = await this.published.practicesIn(reader, {}, language);
      const events = await this.published.clubEventsIn(reader, language);
      return this.file(CALENDAR_TEXTS[language].club, language, [
        ...eventsOf([...sessions, ...practices]),
        ...events,
      ]);
    });
  }

  /** The active practices. */
  practices(language: Language): Promise<string> {
    return this.db.read(async (reader) => {
      const practices = await this.published.practicesIn(reader, {}, language);
      return this.file(CALENDAR_TEXTS[language].practices, language, eventsOf(practices));
    });
  }

  /** @throws AppError NOT_FOUND for an unknown league */
  async league(league: string, language: Language): Promise<string> {
    if (!isLeague(league)) throw new AppError('NOT_FOUND');
    const name = CALENDAR_TEXTS[language].league(LEAGUE_NAMES[league]);
    return this.db.read(async (reader) =>
      this.file(name, language, eventsOf(await this.published.sessionsIn(reader, { league }, language))),
    );
  }

  /** @throws AppError TEAM_NOT_FOUND */
  team(teamId: number, language: Language): Promise<string> {
    return this.db.read(async (reader) => {
      const [team] = await this.teams.allIn(reader, { id: teamId, isVisible: true });
      if (!team) throw new AppError('TEAM_NOT_FOUND');
      const events = await this.published.sessionsIn(reader, { teamId }, language);
      const name = CALENDAR_TEXTS[language].team(teamNameIn(team, language));
      return this.file(name, language, eventsOf(events));
    });
  }

  /** A single session. @throws AppError SESSION_NOT_FOUND */
  session(id: number, language: Language): Promise<string> {
    return this.db.read(async (reader) => {
      const [session] = await this.published.sessionsIn(reader, { ids: [id] }, language);
      if (!session) throw new AppError('SESSION_NOT_FOUND');
      return calendarFile(this.published.context(language), [session.event]);
    });
  }

  /** A single practice. @throws AppError PRACTICE_NOT_FOUND */
  practice(id: number, language: Language): Promise<string> {
    return this.db.read(async (reader) => {
      const [practice] = await this.published.practicesIn(reader, { ids: [id] }, language);
      if (!practice) throw new AppError('PRACTICE_NOT_FOUND');
      return calendarFile(this.published.context(language), [practice.event]);
    });
  }

  private file(name: string, language: Language, events: CalendarEvent[]): string {
    return calendarFile({ ...this.published.context(language), name }, events);
  }
}

const eventsOf = (published: PublishedEvent[]) => published.map(({ event }) => event);

import { Injectable } from '@nestjs/common';
import { requireRange, type DayRange } from '../platform/common/input/query-fields.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Reader } from '../platform/database/reader.js';
import { NO_PLACES, PlacesService } from '../places/places.service.js';
import { nextPracticeDayIn } from '../practices/practice-access.js';
import { PracticesService } from '../practices/practices.service.js';
import { TeamsService } from '../teams/teams.service.js';
import { nextSessionDaysIn, sessionsOfDaysIn } from '../tryouts/published-sessions.js';
import { toTryoutSessionDto, type TryoutSessionDto } from '../tryouts/tryouts.dto.js';
import { MAX_MONTHS, type CalendarDaysDto } from './calendar-days.dto.js';

/** The club's calendar: for the public, so hidden teams, inactive sessions and inactive practices do not exist. */
@Injectable()
export class CalendarDaysService {
  constructor(
    private readonly db: Db,
    private readonly configuration: Configuration,
    private readonly teams: TeamsService,
    private readonly practices: PracticesService,
    private readonly places: PlacesService,
  ) {}

  /** Cancelled sessions and practices are marked. @throws AppError VALIDATION_FAILED */
  async of(days: DayRange): Promise<CalendarDaysDto> {
    requireRange(days, MAX_MONTHS);
    return this.db.read(async (reader) => {
      const teams = await this.teams.allIn(reader, { isVisible: true });
      const practiceDay = await nextPracticeDayIn(reader, days.to);
      const sessionDays = await nextSessionDaysIn(reader, days.to);
      return {
        teams: teams.map(({ id, name, nameFr, league, registrationOpen }) => ({
          id,
          name,
          nameFr,
          league,
          registrationOpen,
        })),
        sessions: await this.sessionsIn(reader, days),
        practices: await this.practices.ofDaysIn(reader, days),
        next: practiceDay === undefined ? sessionDays : [...sessionDays, { teamId: null, date: practiceDay }],
      };
    });
  }

  private async sessionsIn(reader: Reader, days: DayRange): Promise<TryoutSessionDto[]> {
    const sessions = await sessionsOfDaysIn(reader, days);
    const counts = await this.places.countsIn(reader, sessions);
    const { zone } = this.configuration;
    return sessions.map((session) => toTryoutSessionDto(session, counts.get(session.id) ?? NO_PLACES, zone));
  }
}

import { Controller, Get, Module, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@lions/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { AlsoCsv } from '../platform/http/csv-answer.js';
import { ClubModule } from '../settings/club/club.controller.js';
import { FamiliesModule } from '../registrations/families/families.module.js';
import { CALENDAR_COLUMNS } from '../places/activity-table.js';
import { PlacesModule } from '../places/places.module.js';
import { PracticesModule } from '../practices/practices.controller.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { ApiCalendar, CalendarAnswers, FeedLanguage } from './calendar-answers.js';
import { calendarRows, CalendarDaysDto, CalendarDaysQuery } from './calendar-days.dto.js';
import { CalendarDaysService } from './calendar-days.service.js';
import { CalendarService } from './calendar.service.js';
import { FamilyCalendarController } from './family-calendar.controller.js';
import { FamilyCalendarService } from './family-calendar.service.js';
import { PublishedEvents } from './published-events.js';

@ApiTags('calendar')
@Controller('calendar')
class CalendarController {
  constructor(
    private readonly calendars: CalendarService,
    private readonly answers: CalendarAnswers,
    private readonly days: CalendarDaysService,
  ) {}

  /** The visible teams' tryout sessions and the active practices of some days, cancelled ones marked. */
  @Get()
  @AllowAnyone()
  @ApiOkResponse({ type: CalendarDaysDto })
  @AlsoCsv({ fileName: 'calendar', columns: CALENDAR_COLUMNS, rowsOf: calendarRows })
  listCalendarDays(@Query() query: CalendarDaysQuery): Promise<CalendarDaysDto> {
    return this.days.of(query);
  }

  /** All visible teams' tryout sessions, the practices and the club's events, as an iCalendar feed. */
  @Get('club.ics')
  @AllowAnyone()
  @ApiCalendar()
  async clubCalendar(
    @FeedLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.club(language);
    return this.answers.send(request, reply, file);
  }

  /** The practices, as an iCalendar feed. */
  @Get('practices.ics')
  @AllowAnyone()
  @ApiCalendar()
  async practicesCalendar(
    @FeedLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.practices(language);
    return this.answers.send(request, reply, file);
  }

  /** The tryout sessions of a league's visible teams, as an iCalendar feed. */
  @Get('league/:league.ics')
  @AllowAnyone()
  @ApiCalendar()
  @ApiErrors('NOT_FOUND')
  async leagueCalendar(
    @Param('league') league: string,
    @FeedLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.league(league, language);
    return this.answers.send(request, reply, file);
  }

  /** A visible team's tryout sessions, as an iCalendar feed. */
  @Get('team/:id.ics')
  @AllowAnyone()
  @ApiCalendar()
  @ApiErrors('TEAM_NOT_FOUND')
  async teamCalendar(
    @Param('id', ParseIdPipe) id: number,
    @FeedLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.team(id, language);
    return this.answers.send(request, reply, file);
  }

  /** One tryout session as an iCalendar file. */
  @Get('session/:id.ics')
  @AllowAnyone()
  @ApiCalendar()
  @ApiErrors('SESSION_NOT_FOUND')
  async sessionCalendar(
    @Param('id', ParseIdPipe) id: number,
    @FeedLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.session(id, language);
    return this.answers.send(request, reply, file);
  }

  /** One practice as an iCalendar file. */
  @Get('practice/:id.ics')
  @AllowAnyone()
  @ApiCalendar()
  @ApiErrors('PRACTICE_NOT_FOUND')
  async practiceCalendar(
    @Param('id', ParseIdPipe) id: number,
    @FeedLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.practice(id, language);
    return this.answers.send(request, reply, file);
  }
}

@Module({
  imports: [ClubModule, FamiliesModule, PlacesModule, PracticesModule, RegistrationsModule, TeamsModule],
  controllers: [CalendarController, FamilyCalendarController],
  providers: [CalendarAnswers, CalendarDaysService, CalendarService, FamilyCalendarService, PublishedEvents],
})
export class CalendarModule {}

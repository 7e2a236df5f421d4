import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@lions/domain';
import type { FastifyReply } from 'fastify';
import { AllowAnyone } from '../common/access.js';
import { ApiErrors } from '../common/error.dto.js';
import { CalendarAnswers } from './calendar-answers.js';
import { ApiCalendar, AskedLanguage } from './calendar.dto.js';
import { FamilyCalendarService } from './family-calendar.service.js';

@ApiTags('calendar')
@Controller('calendar/my')
export class FamilyCalendarController {
  constructor(
    private readonly calendars: FamilyCalendarService,
    private readonly answers: CalendarAnswers,
  ) {}

  /** A family's registrations as an iCalendar feed of days and times, without names; its address is the credential. */
  @Get(':token.ics')
  @AllowAnyone()
  @ApiCalendar()
  @ApiErrors('FAMILY_LINK_NOT_FOUND')
  async familyCalendar(
    @Param('token') token: string,
    @AskedLanguage() language: Language | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.family(token, language);
    return this.answers.sendPrivately(reply, file);
  }
}

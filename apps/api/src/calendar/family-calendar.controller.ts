import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@lions/domain';
import type { FastifyReply } from 'fastify';
import { AllowAnyone } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { ApiCalendar, AskedLanguage, CalendarAnswers } from './calendar-answers.js';
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

  /** One event as the family has it, as an iCalendar file: tentative while its players wait. */
  @Get(':token/:kind/:id.ics')
  @AllowAnyone()
  @ApiCalendar()
  @ApiErrors('FAMILY_LINK_NOT_FOUND')
  async familyEvent(
    @Param('token') token: string,
    @Param('kind') kind: string,
    @Param('id', ParseIdPipe) id: number,
    @AskedLanguage() language: Language | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.familyEvent(token, { kind, id }, language);
    return this.answers.sendPrivately(reply, file);
  }

  /** All events of a receipt as one iCalendar file, each as in the file of one event. */
  @Get('r/:token.ics')
  @AllowAnyone()
  @ApiCalendar()
  @ApiErrors('RECEIPT_NOT_FOUND')
  async receiptEvents(
    @Param('token') token: string,
    @AskedLanguage() language: Language | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.receipt(token, language);
    return this.answers.sendPrivately(reply, file);
  }

  /** One event as the registrations of a receipt have it, as an iCalendar file: tentative while its players wait. */
  @Get('r/:token/:kind/:id.ics')
  @AllowAnyone()
  @ApiCalendar()
  @ApiErrors('RECEIPT_NOT_FOUND')
  async receiptEvent(
    @Param('token') token: string,
    @Param('kind') kind: string,
    @Param('id', ParseIdPipe) id: number,
    @AskedLanguage() language: Language | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.receipt(token, language, { kind, id });
    return this.answers.sendPrivately(reply, file);
  }
}

import { Module } from '@nestjs/common';
import { FamiliesModule } from '../families/families.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { CalendarAnswers } from './calendar-answers.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';
import { FamilyCalendarController } from './family-calendar.controller.js';
import { FamilyCalendarService } from './family-calendar.service.js';
import { PublishedEvents } from './published-events.js';

@Module({
  imports: [FamiliesModule, TeamsModule],
  controllers: [CalendarController, FamilyCalendarController],
  providers: [CalendarAnswers, CalendarService, FamilyCalendarService, PublishedEvents],
})
export class CalendarModule {}

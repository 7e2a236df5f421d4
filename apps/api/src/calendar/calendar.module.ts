import { Module } from '@nestjs/common';
import { TeamsModule } from '../teams/teams.module.js';
import { CalendarAnswers } from './calendar-answers.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';

@Module({
  imports: [TeamsModule],
  controllers: [CalendarController],
  providers: [CalendarAnswers, CalendarService],
})
export class CalendarModule {}

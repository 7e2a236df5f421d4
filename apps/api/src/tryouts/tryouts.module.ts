import { Module } from '@nestjs/common';
import { PlacesModule } from '../registrations/places.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { ClubScheduleService } from './club-schedule.service.js';
import { SessionNewsModule } from './session-news.module.js';
import { SessionAccess } from './session-access.js';
import { TryoutsController } from './tryouts.controller.js';
import { TryoutsService } from './tryouts.service.js';

@Module({
  imports: [PlacesModule, SessionNewsModule, TeamsModule],
  controllers: [TryoutsController],
  providers: [ClubScheduleService, SessionAccess, TryoutsService],
  exports: [SessionAccess, TryoutsService],
})
export class TryoutsModule {}

import { Module } from '@nestjs/common';
import { NewsModule } from '../places/activity-news.js';
import { PlacesModule } from '../places/places.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { ClubScheduleService } from './club-schedule.service.js';
import { ComingSessions } from './coming-sessions.js';
import { SessionAccess } from './session-access.js';
import { TryoutsController } from './tryouts.controller.js';
import { TryoutsService } from './tryouts.service.js';
import { UndoModule } from '../undo/undo.controller.js';

@Module({
  imports: [NewsModule, PlacesModule, TeamsModule, UndoModule],
  controllers: [TryoutsController],
  providers: [ClubScheduleService, ComingSessions, SessionAccess, TryoutsService],
  exports: [SessionAccess, TryoutsService],
})
export class TryoutsModule {}

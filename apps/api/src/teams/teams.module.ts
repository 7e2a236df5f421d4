import { Module } from '@nestjs/common';
import { NewsModule } from '../places/activity-news.js';
import { TeamOrderService } from './team-order.service.js';
import { TeamsController } from './teams.controller.js';
import { TeamsService } from './teams.service.js';
import { UndoModule } from '../undo/undo.controller.js';

@Module({
  imports: [NewsModule, UndoModule],
  controllers: [TeamsController],
  providers: [TeamsService, TeamOrderService],
  exports: [TeamsService],
})
export class TeamsModule {}

import { Module } from '@nestjs/common';
import { SessionNewsModule } from '../tryouts/session-news.module.js';
import { TeamOrderService } from './team-order.service.js';
import { TeamsController } from './teams.controller.js';
import { TeamsService } from './teams.service.js';

@Module({
  imports: [SessionNewsModule],
  controllers: [TeamsController],
  providers: [TeamsService, TeamOrderService],
  exports: [TeamsService],
})
export class TeamsModule {}

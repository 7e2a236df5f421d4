import { Module } from '@nestjs/common';
import { TeamsModule } from '../teams/teams.module.js';
import { TryoutsModule } from '../tryouts/tryouts.module.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';

@Module({
  imports: [TeamsModule, TryoutsModule],
  controllers: [AnalyticsController],
  providers: [AnalyticsService],
})
export class AnalyticsModule {}

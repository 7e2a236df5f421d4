import { Module } from '@nestjs/common';
import { TeamsModule } from '../teams/teams.module.js';
import { TryoutsController } from './tryouts.controller.js';
import { TryoutsService } from './tryouts.service.js';

@Module({
  imports: [TeamsModule],
  controllers: [TryoutsController],
  providers: [TryoutsService],
  exports: [TryoutsService],
})
export class TryoutsModule {}

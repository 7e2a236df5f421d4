import { Module } from '@nestjs/common';
import { TeamsModule } from '../teams/teams.module.js';
import { TryoutsModule } from '../tryouts/tryouts.module.js';
import { UsersModule } from '../users/users.module.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [TeamsModule, TryoutsModule, UsersModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}

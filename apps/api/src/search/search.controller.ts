import { Controller, Get, Module, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../common/access.js';
import { TeamsModule } from '../teams/teams.module.js';
import { TryoutsModule } from '../tryouts/tryouts.module.js';
import { UsersModule } from '../users/users.module.js';
import { SearchDto, SearchQuery } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('search')
class SearchController {
  constructor(private readonly searches: SearchService) {}

  /** Searches teams, competing players, tryout sessions and users. Only superadmins find users. */
  @Get()
  @AllowCoach()
  @ApiOkResponse({ type: SearchDto })
  search(@SignedIn() caller: Caller, @Query() { q }: SearchQuery): Promise<SearchDto> {
    return this.searches.find(caller, q);
  }
}

@Module({
  imports: [TeamsModule, TryoutsModule, UsersModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}

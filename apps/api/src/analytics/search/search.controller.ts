import { Body, Controller, Get, HttpCode, Module, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../../platform/common/access.js';
import { TeamsModule } from '../../teams/teams.module.js';
import { FullSearchDto } from './people/people.dto.js';
import { PeopleIndex } from './people/matched-people.js';
import { PeopleSearch } from './people/people-search.js';
import { SearchIndex } from './search-index.js';
import { SearchDto, SearchQuery } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('search')
class SearchController {
  constructor(
    private readonly searches: SearchService,
    private readonly people: PeopleSearch,
  ) {}

  /** Searches teams, competing players, tryout sessions and users. Only superadmins find users. */
  @Get()
  @AllowCoach()
  @ApiOkResponse({ type: SearchDto })
  search(@SignedIn() caller: Caller, @Query() { q }: SearchQuery): Promise<SearchDto> {
    return this.searches.find(caller, q);
  }

  /**
   * Searches everything: what GET finds, registered children, parents, tryout numbers and practices. The text is in the
   * body, because proxies log addresses.
   */
  @Post()
  @AllowCoach()
  @HttpCode(200)
  @ApiOkResponse({ type: FullSearchDto })
  async searchAll(@SignedIn() caller: Caller, @Body() { q }: SearchQuery): Promise<FullSearchDto> {
    const [rest, people] = await Promise.all([this.searches.find(caller, q), this.people.find(q)]);
    return { ...rest, ...people };
  }
}

@Module({
  imports: [TeamsModule],
  controllers: [SearchController],
  providers: [PeopleIndex, PeopleSearch, SearchIndex, SearchService],
})
export class SearchModule {}

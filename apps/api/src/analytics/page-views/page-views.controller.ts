import { Controller, Get, Module, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowSuperadmin } from '../../platform/common/access.js';
import { PageViewCounter } from './page-view-counter.js';
import { PageViewsDto, PageViewsQuery } from './page-views.dto.js';
import { PageViewsService } from './page-views.service.js';

@ApiTags('page-views')
@Controller('analytics/page-views')
class PageViewsController {
  constructor(private readonly pageViews: PageViewsService) {}

  /** Views of the public pages, as counts by day and by page; no cookie, no visitor is stored. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: PageViewsDto })
  getPageViews(@Query() query: PageViewsQuery): Promise<PageViewsDto> {
    return this.pageViews.report(query);
  }
}

@Module({
  controllers: [PageViewsController],
  providers: [PageViewCounter, PageViewsService],
})
export class PageViewsModule {}

import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../../platform/common/access.js';
import { OverviewDto } from './overview.dto.js';
import { OverviewService } from './overview.service.js';

@ApiTags('analytics')
@Controller('analytics/overview')
export class OverviewController {
  constructor(private readonly overviews: OverviewService) {}

  /** The coming week with its places, and what waits for a coach: families, lines, teams, mails. */
  @Get()
  @AllowCoach()
  @ApiOkResponse({ type: OverviewDto })
  getOverview(@SignedIn() caller: Caller): Promise<OverviewDto> {
    return this.overviews.overview(caller);
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach } from '../common/access.js';
import { ApiErrors } from '../common/error.dto.js';
import { AnalyticsDto } from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';

@ApiTags('analytics')
@Controller('analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  /** Teams, competing players and scheduled tryout sessions in numbers. */
  @Get()
  @AllowCoach()
  @ApiOkResponse({ type: AnalyticsDto })
  @ApiErrors('NOT_SIGNED_IN')
  getAnalytics(): Promise<AnalyticsDto> {
    return this.analytics.report();
  }
}

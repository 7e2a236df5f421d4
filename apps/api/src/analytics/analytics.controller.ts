import { Controller, Get, Module, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubModule } from '../club/club.controller.js';
import { AllowCoach, ReadsVersions } from '../common/access.js';
import { arrivedAt } from '../common/arrived-at.js';
import { MailModule } from '../mail/mail.module.js';
import { PlacesModule } from '../places/places.module.js';
import { AnalyticsQuery, writeCursor } from './analytics-query.js';
import { AnalyticsDto } from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';
import { ReportRows } from './report/report-rows.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewService } from './overview/overview.service.js';
import { TurnoutController } from './turnout/turnout.controller.js';
import { TurnoutService } from './turnout/turnout.service.js';

@ApiTags('analytics')
@Controller('analytics')
class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  /**
   * Teams, competing players and scheduled tryout sessions in numbers. With a limit the list of sessions is
   * paged: the `Link` header has the address of the next page.
   */
  @Get()
  @AllowCoach()
  @ReadsVersions()
  @ApiOkResponse({ type: AnalyticsDto })
  async getAnalytics(
    @Query() query: AnalyticsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { json, last } = await this.analytics.report(query, arrivedAt(reply));
    if (last)
      void reply.header('link', `<${addressOf({ ...query, cursor: writeCursor(last) })}>; rel="next"`);
    void reply.type('application/json; charset=utf-8');
    return json;
  }
}

function addressOf(query: AnalyticsQuery): string {
  const asked = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/analytics?${new URLSearchParams(asked).toString()}`;
}

@Module({
  imports: [ClubModule, MailModule, PlacesModule],
  controllers: [AnalyticsController, OverviewController, TurnoutController],
  providers: [AnalyticsService, ReportRows, OverviewService, TurnoutService],
})
export class AnalyticsModule {}

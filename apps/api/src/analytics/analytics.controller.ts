import { Controller, Get, Module, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubModule } from '../settings/club/club.controller.js';
import { AllowCoach, SignedIn, type Caller } from '../platform/common/access.js';
import { PlacesModule } from '../places/places.module.js';
import { ToTellModule } from '../registrations/to-tell/to-tell.controller.js';
import { AnalyticsQuery, writeCursor } from './analytics-query.js';
import { AnalyticsDto } from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';
import { OverviewDto } from './overview/overview.dto.js';
import { OverviewService } from './overview/overview.service.js';
import { TurnoutDto, TurnoutQuery } from './turnout/turnout.dto.js';
import { TurnoutService } from './turnout/turnout.service.js';

@ApiTags('analytics')
@Controller('analytics')
class AnalyticsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly overviews: OverviewService,
    private readonly turnout: TurnoutService,
  ) {}

  /**
   * Teams, competing players and scheduled tryout sessions in numbers. With a limit the list of sessions is
   * paged: the `Link` header has the address of the next page.
   */
  @Get()
  @AllowCoach()
  @ApiOkResponse({ type: AnalyticsDto })
  async getAnalytics(
    @Query() query: AnalyticsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnalyticsDto> {
    const { report, last } = await this.analytics.report(query);
    if (last)
      void reply.header('link', `<${addressOf({ ...query, cursor: writeCursor(last) })}>; rel="next"`);
    return report;
  }

  /** The coming week with its places, and what waits for a coach: families, lines, teams, mails. */
  @Get('overview')
  @AllowCoach()
  @ApiOkResponse({ type: OverviewDto })
  getOverview(@SignedIn() caller: Caller): Promise<OverviewDto> {
    return this.overviews.overview(caller);
  }

  /**
   * A season in numbers: per practice and tryout session the places, who was present and how fast it filled; per week
   * the registrations and cancellations. It has no names and no addresses.
   */
  @Get('turnout')
  @AllowCoach()
  @ApiOkResponse({ type: TurnoutDto })
  getTurnout(@Query() query: TurnoutQuery): Promise<TurnoutDto> {
    return this.turnout.report(query);
  }
}

function addressOf(query: AnalyticsQuery): string {
  const asked = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/analytics?${new URLSearchParams(asked).toString()}`;
}

@Module({
  imports: [ClubModule, PlacesModule, ToTellModule],
  controllers: [AnalyticsController],
  providers: [AnalyticsService, OverviewService, TurnoutService],
})
export class AnalyticsModule {}

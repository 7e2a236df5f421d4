import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach } from '../../platform/common/access.js';
import { TurnoutDto, TurnoutQuery } from './turnout.dto.js';
import { TurnoutService } from './turnout.service.js';

@ApiTags('analytics')
@Controller('analytics/turnout')
export class TurnoutController {
  constructor(private readonly turnout: TurnoutService) {}

  /**
   * A season in numbers: per practice and tryout session the places, who was present and how fast it filled; per week
   * the registrations and cancellations. It has no names and no addresses.
   */
  @Get()
  @AllowCoach()
  @ApiOkResponse({ type: TurnoutDto })
  getTurnout(@Query() query: TurnoutQuery): Promise<TurnoutDto> {
    return this.turnout.report(query);
  }
}

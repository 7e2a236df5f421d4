import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowSuperadmin, SignedIn, type Caller } from '../../../platform/common/access.js';
import { ApiErrors } from '../../../platform/common/error.dto.js';
import { ParseIdPipe } from '../../../platform/common/input/validation.js';
import { NightlyRuns } from '../nightly-runs.js';
import { ApproveRunDto, ApprovedRunDto, WaitingRunsDto } from './waiting-runs.dto.js';
import { WaitingRuns } from './waiting-runs.service.js';

@ApiTags('cleanup')
@Controller('admin/waiting-runs')
export class WaitingRunsController {
  constructor(
    private readonly waiting: WaitingRuns,
    private readonly runs: NightlyRuns,
  ) {}

  /** Nightly runs that wait for approval because they would remove far more than earlier ones. Usually empty. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: WaitingRunsDto })
  listWaitingRuns(): Promise<WaitingRunsDto> {
    return this.waiting.list();
  }

  /** Approves a waiting run. The approval covers only the displayed cutoff and number of rows. */
  @Post(':id/approve')
  @HttpCode(200)
  @AllowSuperadmin()
  @ApiOkResponse({ type: ApprovedRunDto })
  @ApiErrors('RUN_NOT_WAITING', 'WAITING_RUN_CHANGED')
  approveWaitingRun(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @Body() approval: ApproveRunDto,
  ): Promise<ApprovedRunDto> {
    return this.runs.approve(caller, id, approval);
  }
}

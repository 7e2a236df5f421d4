import { Body, Controller, Get, HttpCode, Module, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@lions/domain';
import type { FastifyRequest } from 'fastify';
import { AllowSuperadmin, SignedIn, type Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import {
  CleanupNightDto,
  CleanupResultDto,
  CleanupStatusDto,
  PreviewQuery,
  TriggerQuery,
} from './cleanup.dto.js';
import { CleanupService } from './cleanup.service.js';
import { Editing, Undoable, type Editor } from '../../undo/editing.js';
import { AdminSessionsModule, PasswordsModule } from '../../auth/accounts/accounts.module.js';
import { RateLimitsModule } from '../../platform/http/shared-rate-limits.js';
import { Retention } from '../../platform/retention/retention.js';
import { SettingsModule } from '../../settings/settings.controller.js';
import { PlayerListRetention } from '../../teams/player-list-retention.js';
import { ExpiredSessions } from '../../tryouts/expired-sessions.js';
import { CleanupSchedule } from './cleanup-schedule.js';
import { CleanupScheduler, Heartbeat } from './cleanup.scheduler.js';
import { NightlyRemovals } from './nightly-removals.js';
import { NightlyRuns } from './nightly-runs.js';
import { UndoModule } from '../../undo/undo.controller.js';
import { ParseIdPipe } from '../../platform/common/input/validation.js';
import { ApproveRunDto, ApprovedRunDto, WaitingRunsDto } from './waiting-runs.dto.js';

@ApiTags('cleanup')
@Controller('admin/waiting-runs')
class WaitingRunsController {
  constructor(private readonly runs: NightlyRuns) {}

  /** Nightly runs that wait for approval because they would remove far more than earlier ones. Usually empty. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: WaitingRunsDto })
  listWaitingRuns(): Promise<WaitingRunsDto> {
    return this.runs.listWaiting();
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

@ApiTags('cleanup')
@Controller('admin')
class CleanupController {
  constructor(private readonly cleanup: CleanupService) {}

  /** State of the nightly clean-up, and the sessions that it never deletes because their date is unreadable. */
  @Get('auto-deletion')
  @AllowSuperadmin()
  @ApiOkResponse({ type: CleanupStatusDto })
  getCleanupStatus(): Promise<CleanupStatusDto> {
    return this.cleanup.status();
  }

  /** Sessions that each of the next nights will delete, for the saved or another time; empty while the clean-up is off. */
  @Get('auto-deletion/preview')
  @AllowSuperadmin()
  @ApiOkResponse({ type: [CleanupNightDto] })
  @ApiErrors('INVALID_CLEANUP_TIME')
  previewCleanup(@Query() { nights, time }: PreviewQuery): Promise<CleanupNightDto[]> {
    return this.cleanup.preview(nights ?? LIMITS.cleanupPreviewNights.default, time);
  }

  /** Deletes the sessions that are over, now; a superadmin can restore them for 30 days. Takes no body, or `{}`. */
  @Post('trigger-auto-deletion')
  @AllowSuperadmin()
  @Undoable()
  @HttpCode(200)
  @ApiOkResponse({ type: CleanupResultDto })
  triggerAutoDeletion(
    @Editing() editor: Editor,
    @Query() { dryRun }: TriggerQuery,
    @Req() request: FastifyRequest,
  ): Promise<CleanupResultDto> {
    refuseFields(request.body);
    return this.cleanup.runNow(editor, dryRun === 'true');
  }
}

/** `{"dryRun": true}` in the body must not be ignored: the caller expects a dry run. */
function refuseFields(body: unknown): void {
  if (body === undefined || body === null) return;
  const fields = typeof body === 'object' ? Object.keys(body) : ['body'];
  const details = fields.map((field) => ({ field, message: 'Unknown field' }));
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
}

@Module({
  imports: [AdminSessionsModule, PasswordsModule, RateLimitsModule, SettingsModule, UndoModule],
  controllers: [CleanupController, WaitingRunsController],
  providers: [
    CleanupSchedule,
    CleanupScheduler,
    CleanupService,
    ExpiredSessions,
    Heartbeat,
    NightlyRemovals,
    NightlyRuns,
    PlayerListRetention,
    Retention,
  ],
})
export class CleanupModule {}

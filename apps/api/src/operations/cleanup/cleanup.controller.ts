import { Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@lions/domain';
import type { FastifyRequest } from 'fastify';
import { AllowSuperadmin } from '../../platform/common/access.js';
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

@ApiTags('cleanup')
@Controller('admin')
export class CleanupController {
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

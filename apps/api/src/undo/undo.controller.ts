import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { UndoableChangeDto } from './undo.dto.js';
import { UndoService } from './undo.service.js';

@ApiTags('undo')
@Controller('undo')
export class UndoController {
  constructor(private readonly undo: UndoService) {}

  /** Changes that can still be undone, newest first: a coach's own, and everybody's for a superadmin. */
  @Get()
  @AllowCoach()
  @ApiOkResponse({ type: [UndoableChangeDto] })
  listUndoableChanges(@SignedIn() caller: Caller): Promise<UndoableChangeDto[]> {
    return this.undo.list(caller);
  }

  /** Undoes a change: every row is restored, and its mails are never sent. */
  @Post(':id')
  @AllowCoach()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('UNDO_NOT_FOUND', 'UNDO_CONFLICT', 'TEAM_OUT_OF_SCOPE', 'PRACTICES_OUT_OF_SCOPE')
  undoChange(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<void> {
    return this.undo.undo(caller, id);
  }
}

import { Controller, Get, HttpCode, Module, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { UndoableChangeDto } from './undo.dto.js';
import { UndoService } from './undo.service.js';
import { ClubModule } from '../settings/club/club.controller.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../places/outbox/outbox.controller.js';
import { PlacesModule } from '../places/places.module.js';
import { SettingsModule } from '../settings/settings.controller.js';
import { CoachChanges } from './coach-changes.service.js';
import { ConsequencesService } from './consequences.service.js';
import { CreatedRows } from './created-rows.js';

@ApiTags('undo')
@Controller('undo')
class UndoController {
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

/** Changes of coaches that concern families: shown before, undone after. */
@Module({
  imports: [ClubModule, MailModule, OutboxModule, PlacesModule, SettingsModule],
  controllers: [UndoController],
  providers: [CoachChanges, ConsequencesService, CreatedRows, UndoService],
  exports: [CoachChanges],
})
export class UndoModule {}

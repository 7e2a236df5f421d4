import { Module } from '@nestjs/common';
import { ClubModule } from '../settings/club/club.controller.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../places/outbox/outbox.module.js';
import { PlacesModule } from '../places/places.module.js';
import { SettingsModule } from '../settings/settings.controller.js';
import { CoachChanges } from './coach-changes.service.js';
import { ConsequencesService } from './consequences.service.js';
import { CreatedRows } from './created-rows.js';
import { UndoController } from './undo.controller.js';
import { UndoService } from './undo.service.js';

/** Changes of coaches that concern families: shown before, undone after. */
@Module({
  imports: [ClubModule, MailModule, OutboxModule, PlacesModule, SettingsModule],
  controllers: [UndoController],
  providers: [CoachChanges, ConsequencesService, CreatedRows, UndoService],
  exports: [CoachChanges],
})
export class UndoModule {}

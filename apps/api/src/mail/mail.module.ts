import { Module } from '@nestjs/common';
import { ClubModule } from '../settings/club/club.controller.js';
import { FamilyLinksModule } from '../places/outbox/family-links.js';
import { OutboxModule } from '../places/outbox/outbox.controller.js';
import { PlacesModule } from '../places/places.module.js';
import { LetterWriter } from './letter-writer.js';
import { MailSender } from './mail-sender.js';
import { MailWorker } from './mail-worker.js';
import { Reminders } from './reminders.js';
import { ToTellController } from './to-tell.controller.js';
import { ToTellService } from './to-tell.service.js';

/** Content of mails, and their delivery to the mail server. */
@Module({
  imports: [ClubModule, FamilyLinksModule, OutboxModule, PlacesModule],
  controllers: [ToTellController],
  providers: [LetterWriter, MailSender, MailWorker, Reminders, ToTellService],
  exports: [LetterWriter, ToTellService],
})
export class MailModule {}

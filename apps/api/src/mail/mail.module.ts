import { Module } from '@nestjs/common';
import { PasswordsModule } from '../auth/accounts/accounts.module.js';
import { ClubModule } from '../settings/club/club.controller.js';
import { FamilyLinksModule } from '../places/outbox/family-links.js';
import { OutboxModule } from '../places/outbox/outbox.controller.js';
import { PlacesModule } from '../places/places.module.js';
import { SettingsModule } from '../settings/settings.controller.js';
import { MailWriter } from './mail-writer.js';
import { MailSender } from './mail-sender.js';
import { MailWorker } from './mail-worker.js';
import { Reminders } from './reminders.js';

/** Content of mails, and their delivery to the mail server. */
@Module({
  imports: [ClubModule, FamilyLinksModule, OutboxModule, PasswordsModule, PlacesModule, SettingsModule],
  providers: [MailWriter, MailSender, MailWorker, Reminders],
  exports: [MailWriter],
})
export class MailModule {}

import { Module } from '@nestjs/common';
import { FamilyLinksModule } from '../family-links/family-links.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { LetterWriter } from './letter-writer.js';
import { MailSender } from './mail-sender.js';
import { MailWorker } from './mail-worker.js';
import { Reminders } from './reminders.js';

/** What mails say, and their way to the mail server. */
@Module({
  imports: [FamilyLinksModule, OutboxModule],
  providers: [LetterWriter, MailSender, MailWorker, Reminders],
})
export class MailModule {}

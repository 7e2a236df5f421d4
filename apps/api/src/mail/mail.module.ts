import { Module } from '@nestjs/common';
import { LettersModule } from '../letters/letters.module.js';
import { MailSender } from './mail-sender.js';
import { MailWorker } from './mail-worker.js';
import { OutboxModule } from './outbox.module.js';
import { Reminders } from './reminders.js';

@Module({
  imports: [OutboxModule, LettersModule],
  providers: [MailSender, MailWorker, Reminders],
})
export class MailModule {}

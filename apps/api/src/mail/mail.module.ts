import { Module } from '@nestjs/common';
import { LettersModule } from '../letters/letters.module.js';
import { MailSender } from './mail-sender.js';
import { MailWorker } from './mail-worker.js';
import { OutboxController } from './outbox.controller.js';
import { OutboxList } from './outbox-list.service.js';
import { OutboxModule } from './outbox.module.js';
import { Reminders } from './reminders.js';

@Module({
  imports: [OutboxModule, LettersModule],
  controllers: [OutboxController],
  providers: [MailSender, MailWorker, OutboxList, Reminders],
})
export class MailModule {}

import { Module } from '@nestjs/common';
import { OutboxList } from './outbox-list.service.js';
import { OutboxController } from './outbox.controller.js';
import { OutboxService } from './outbox.service.js';

/** Imported by every module that queues mails, so it imports none of them. */
@Module({
  controllers: [OutboxController],
  providers: [OutboxList, OutboxService],
  exports: [OutboxList, OutboxService],
})
export class OutboxModule {}

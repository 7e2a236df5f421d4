import { Module } from '@nestjs/common';
import { OutboxList } from './outbox-list.service.js';
import { OutboxController } from './outbox.controller.js';
import { OutboxService } from './outbox.service.js';

/** Where mails are written down, below the modules that have something to tell. */
@Module({
  controllers: [OutboxController],
  providers: [OutboxList, OutboxService],
  exports: [OutboxService],
})
export class OutboxModule {}

import { Module } from '@nestjs/common';
import { OutboxService } from './outbox.service.js';

/** Where mails are written down, below the modules that have something to tell. */
@Module({ providers: [OutboxService], exports: [OutboxService] })
export class OutboxModule {}

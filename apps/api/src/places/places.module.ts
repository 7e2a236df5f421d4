import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { LedgerService } from './ledger.service.js';
import { PlacesService } from './places.service.js';
import { RestoringService } from './restoring.service.js';
import { TransitionsService } from './transitions.service.js';

/** Places and waiting lists of practices and tryout sessions. */
@Module({
  imports: [OutboxModule],
  providers: [LedgerService, PlacesService, RestoringService, TransitionsService],
  exports: [LedgerService, PlacesService, RestoringService, TransitionsService],
})
export class PlacesModule {}

import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { PlacesService } from './places.service.js';
import { TransitionsService } from './transitions.service.js';

/** Places and waiting lists, below the modules of what one registers for. */
@Module({
  imports: [LedgerModule, OutboxModule],
  providers: [PlacesService, TransitionsService],
  exports: [PlacesService, TransitionsService],
})
export class PlacesModule {}

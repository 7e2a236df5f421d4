import { Module } from '@nestjs/common';
import { FamilyLinksModule } from './outbox/family-links.js';
import { OutboxModule } from './outbox/outbox.controller.js';
import { FamilyPlaces } from './family-places.js';
import { LedgerService } from './ledger.service.js';
import { PlacesService } from './places.service.js';
import { RestoringService } from './restoring.service.js';
import { TransitionsService } from './transitions.service.js';

/** Places and waiting lists of practices and tryout sessions. */
@Module({
  imports: [FamilyLinksModule, OutboxModule],
  providers: [FamilyPlaces, LedgerService, PlacesService, RestoringService, TransitionsService],
  exports: [FamilyPlaces, LedgerService, PlacesService, RestoringService, TransitionsService],
})
export class PlacesModule {}

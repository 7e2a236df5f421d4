import { Module } from '@nestjs/common';
import { FamilyLinksModule } from './outbox/family-links.js';
import { OutboxModule } from './outbox/outbox.controller.js';
import { SettingsModule } from '../settings/settings.controller.js';
import { FamilyPlaces } from './family-places.js';
import { LedgerService } from './ledger.service.js';
import { PassingOnService } from './passing-on.service.js';
import { PlacesService } from './places.service.js';
import { RestoringService } from './restoring.service.js';
import { TransitionsService } from './transitions.service.js';

const SERVICES = [
  FamilyPlaces,
  LedgerService,
  PassingOnService,
  PlacesService,
  RestoringService,
  TransitionsService,
];

/** Places and waiting lists of activities. */
@Module({
  imports: [FamilyLinksModule, OutboxModule, SettingsModule],
  providers: SERVICES,
  exports: SERVICES,
})
export class PlacesModule {}

import { Module } from '@nestjs/common';
import { FamilyLinksModule } from '../family-links/family-links.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PlacesModule } from '../places/places.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { FamiliesController, FamilyHandoverController } from './families.controller.js';
import { FamiliesService } from './families.service.js';
import { FamilyFeeds } from './family-feeds.js';
import { FamilyHandoverService } from './family-handover.service.js';
import { LinkRequestsService } from './link-requests.service.js';

@Module({
  imports: [FamilyLinksModule, OutboxModule, PlacesModule, RegistrationsModule],
  controllers: [FamiliesController, FamilyHandoverController],
  providers: [FamiliesService, FamilyFeeds, FamilyHandoverService, LinkRequestsService],
  exports: [FamilyFeeds],
})
export class FamiliesModule {}
